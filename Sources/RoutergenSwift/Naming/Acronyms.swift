/// Words that Swift writes in capitals.
package enum Acronyms {
    /// What is taken for an acronym unless the user says otherwise. Left out are words that are
    /// ordinary English in lower case (`pin`, `ram`, `it`).
    package static let standard = [
        "AI", "API", "ASCII", "AWS", "CDN", "CPU", "CSS", "CSV", "DNS", "FTP", "GIF", "GPS", "GPU",
        "GUID",
        "HTML", "HTTP", "HTTPS", "IBAN", "ID", "IP", "ISBN", "ISO", "JPEG", "JPG", "JSON", "JWT",
        "MD5", "MFA", "OAuth", "OTP",
        "PDF", "PNG", "QR", "RGB", "RSS", "SAML", "SDK", "SHA", "SKU", "SMS", "SMTP", "SQL", "SSH",
        "SSL", "SSO", "SVG",
        "TCP", "TLS", "TTL", "UDP", "UI", "URI", "URL", "UTC", "UTF", "UUID", "VAT", "VPN", "XML",
        "YAML",
    ]
}
