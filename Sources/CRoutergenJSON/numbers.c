#include "internal.h"

bool routergen_json_integer(const uint8_t *text, size_t length, int64_t *value) {
    bool is_negative = length > 0 && text[0] == '-';
    size_t index = is_negative ? 1 : 0;
    // Eighteen digits always fit; more are added with care.
    size_t safe = length - index <= 18 ? length : index + 18;
    uint64_t magnitude = 0;
    for (; index < safe; index += 1) magnitude = magnitude * 10 + (text[index] & 0x0F);
    uint64_t limit = (uint64_t)INT64_MAX + (is_negative ? 1 : 0);
    for (; index < length; index += 1) {
        uint64_t digit = text[index] & 0x0F;
        if (magnitude > (limit - digit) / 10) return false;
        magnitude = magnitude * 10 + digit;
    }
    *value = (int64_t)(is_negative ? 0 - magnitude : magnitude);
    return true;
}

static const double powers_of_ten[] = {
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
    1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
};

bool routergen_json_double(const uint8_t *text, size_t length, double *value) {
    // Nineteen digits fit into 64 bits; with a sign, a point and an exponent a text has a few bytes more.
    if (length > 26) return false;
    const uint8_t *place = text;
    const uint8_t *end = text + length;
    bool is_negative = place < end && *place == '-';
    if (is_negative) place += 1;
    uint64_t digits = 0;
    int exponent = 0;
    int count = 0;
    bool is_fraction = false;
    for (; place < end; place += 1) {
        uint8_t digit = (uint8_t)(*place - '0');
        if (digit < 10) {
            // Leading zeros are no digits.
            if (digits > 0 || digit > 0) count += 1;
            if (count > 19) return false;
            digits = digits * 10 + digit;
            exponent -= is_fraction;
        } else if (*place == '.') {
            is_fraction = true;
        } else {
            break;
        }
    }
    if (place < end) {
        place += 1;
        bool is_small = place < end && *place == '-';
        if (place < end && (*place == '-' || *place == '+')) place += 1;
        int written = 0;
        for (; place < end; place += 1) {
            written = written * 10 + (*place & 0x0F);
            if (written > 400) return false;
        }
        exponent += is_small ? -written : written;
    }
    if (digits > 1ull << 53 || exponent < -22 || exponent > 22) return false;
    double magnitude = (double)digits;
    magnitude = exponent < 0 ? magnitude / powers_of_ten[-exponent] : magnitude * powers_of_ten[exponent];
    *value = is_negative ? -magnitude : magnitude;
    return true;
}

/// The value of two digits, or a number above 99.
static inline int two_digits(const uint8_t *text) {
    uint8_t tens = (uint8_t)(text[0] - '0');
    uint8_t units = (uint8_t)(text[1] - '0');
    return tens < 10 && units < 10 ? tens * 10 + units : 1000;
}

bool routergen_json_date(const uint8_t *text, size_t length, int64_t *seconds) {
    static const uint8_t days_in_month[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    if (length != 20 || text[4] != '-' || text[7] != '-' || text[10] != 'T' || text[13] != ':'
        || text[16] != ':' || text[19] != 'Z') {
        return false;
    }
    int century = two_digits(text);
    int year = century * 100 + two_digits(text + 2);
    int month = two_digits(text + 5);
    int day = two_digits(text + 8);
    int hour = two_digits(text + 11);
    int minute = two_digits(text + 14);
    int second = two_digits(text + 17);
    // Leap seconds and the year 0 are left to the general reader.
    if (century > 99 || year < 1 || year > 9999 || month < 1 || month > 12 || day < 1 || hour > 23
        || minute > 59 || second > 59) {
        return false;
    }
    bool is_leap_year = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    if (day > days_in_month[month - 1] + (month == 2 && is_leap_year ? 1 : 0)) return false;
    // A year counted from March has its leap day at its end.
    int shifted = month <= 2 ? year - 1 : year;
    int era = shifted / 400;
    int year_of_era = shifted - era * 400;
    int day_of_year = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1;
    int day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
    int64_t days = (int64_t)era * 146097 + day_of_era - 719468;
    *seconds = days * 86400 + hour * 3600 + minute * 60 + second;
    return true;
}

size_t routergen_json_write_integer(int64_t value, uint8_t *output) {
    uint8_t digits[20];
    size_t count = 0;
    uint64_t magnitude = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
    do {
        digits[count] = (uint8_t)('0' + magnitude % 10);
        magnitude /= 10;
        count += 1;
    } while (magnitude > 0);
    size_t length = 0;
    if (value < 0) output[length++] = '-';
    while (count > 0) output[length++] = digits[--count];
    return length;
}
