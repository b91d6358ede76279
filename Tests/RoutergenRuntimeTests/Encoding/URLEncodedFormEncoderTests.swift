import Foundation
import RoutergenRuntime
import Testing

@Suite("The encoder of forms")
struct URLEncodedFormEncoderTests {
    private struct Inner: Encodable {
        var zed = 1
        var innerKey = "x"
    }

    private struct Outer: Encodable {
        var tags = [3, 1, 2]
        var inner = Inner()
        var list = [Inner()]
        var isOn = true
        var name: String? = nil
        var camelURLKey = 1.5
    }

    private struct One<Value: Encodable>: Encodable {
        var k: Value
    }

    private func text(
        _ value: some Encodable, _ encoder: URLEncodedFormEncoder = URLEncodedFormEncoder()
    ) throws -> String {
        let text: String = try encoder.encode(value)
        let data: Data = try encoder.encode(value)
        #expect(Data(text.utf8) == data)
        return text.replacingOccurrences(of: "%5B", with: "[")
            .replacingOccurrences(of: "%5D", with: "]")
    }

    @Test("sorts keys at every level and keeps the order of arrays")
    func order() throws {
        #expect(
            try text(Outer())
                == "camelURLKey=1.5&inner[innerKey]=x&inner[zed]=1&isOn=1&list[][innerKey]=x&list[][zed]=1"
                + "&tags[]=3&tags[]=1&tags[]=2")
        #expect(
            try text(Outer(), URLEncodedFormEncoder(alphabetizeKeyValuePairs: false))
                == "tags[]=3&tags[]=1&tags[]=2&inner[zed]=1&inner[innerKey]=x&list[][zed]=1"
                + "&list[][innerKey]=x&isOn=1&camelURLKey=1.5")
        for _ in 0..<10 {
            #expect(
                try text(["b": ["z": [2, 1], "a": []], "a": ["": [0]]])
                    == "a[][]=0&b[z][]=2&b[z][]=1")
        }
    }

    @Test("names the elements of arrays in four ways, at every depth")
    func arrays() throws {
        let value = One(k: [["a"], ["b", "c"]])
        let expected: [(URLEncodedFormEncoder.ArrayEncoding, String)] = [
            (.brackets, "k[][]=a&k[][]=b&k[][]=c"), (.noBrackets, "k=a&k=b&k=c"),
            (.indexInBrackets, "k[0][0]=a&k[1][0]=b&k[1][1]=c"),
            (.custom { "\($0)-\($1)" }, "k-0-0=a&k-1-0=b&k-1-1=c"),
        ]
        for (encoding, text) in expected {
            #expect(
                try self.text(value, URLEncodedFormEncoder(arrayEncoding: encoding)) == text)
        }
        #expect(try text(One(k: [Int]())) == "")
    }

    @Test("writes truth values, data and numbers")
    func scalars() throws {
        #expect(try text(One(k: true)) == "k=1")
        #expect(try text(One(k: false), URLEncodedFormEncoder(boolEncoding: .literal)) == "k=false")
        #expect(try text(One(k: Data([251, 255]))) == "k=%2B%2F8%3D")
        #expect(
            try text(One(k: Data([1, 2])), URLEncodedFormEncoder(dataEncoding: .deferredToData))
                == "k[]=1&k[]=2")
        #expect(
            try text(
                One(k: Data([1])), URLEncodedFormEncoder(dataEncoding: .custom { "\($0.count)" }))
                == "k=1")
        #expect(try text(One(k: 2.0)) == "k=2")
        #expect(try text(One(k: Float(0.1))) == "k=0.1")
        #expect(try text(One(k: UInt64.max)) == "k=18446744073709551615")
        #expect(try text(One(k: Decimal(string: "0.10"))) == "k=0.1")
        #expect(try text(One(k: URL(string: "https://h/?a"))) == "k=https%3A%2F%2Fh%2F%3Fa")
        #expect(try text(One(k: [Int8.min])) == "k[]=-128")
    }

    @Test("writes dates in every form")
    func dates() throws {
        let date = Date(timeIntervalSince1970: 1_714_564_800.25)
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy"
        let zone = try #require(TimeZone(secondsFromGMT: 14 * 3600))
        let expected: [(URLEncodedFormEncoder.DateEncoding, String)] = [
            (.deferredToDate, "736257600.25"), (.secondsSince1970, "1714564800.25"),
            (.millisecondsSince1970, "1714564800250"), (.iso8601, "2024-05-01T12:00:00Z"),
            (.iso8601WithFractionalSeconds, "2024-05-01T12:00:00.250Z"),
            (.day(in: zone), "2024-05-02"), (.format(.rfc3339), "2024-05-01T12:00:00.25Z"),
            (.formatted(formatter), "2024"), (.custom { _ in "now" }, "now"),
        ]
        for (encoding, text) in expected {
            let encoder = URLEncodedFormEncoder(dateEncoding: encoding)
            #expect(
                try self.text(One(k: date), encoder).removingPercentEncoding == "k=\(text)")
        }
        let far = One(k: Date(timeIntervalSince1970: 1e15))
        #expect(throws: RouterError.self) {
            try text(far, URLEncodedFormEncoder(dateEncoding: .iso8601))
        }
    }

    @Test("spells each key on its own, and joins them in three ways")
    func keys() throws {
        struct Deep: Encodable { var myURLPath2Go = ["innerKey": 1] }
        let expected: [(URLEncodedFormEncoder.KeyEncoding, String)] = [
            (.useDefaultKeys, "myURLPath2Go[innerKey]=1"),
            (.convertToSnakeCase, "my_url_path2_go[inner_key]=1"),
            (.convertToKebabCase, "my-url-path2-go[inner-key]=1"),
            (.capitalized, "MyURLPath2Go[InnerKey]=1"), (.uppercased, "MYURLPATH2GO[INNERKEY]=1"),
            (.lowercased, "myurlpath2go[innerkey]=1"), (.custom { _ in "a" }, "a[a]=1"),
        ]
        for (encoding, text) in expected {
            #expect(
                try self.text(Deep(), URLEncodedFormEncoder(keyEncoding: encoding)) == text)
        }
        let paths: [(URLEncodedFormEncoder.KeyPathEncoding, String)] = [
            (.brackets, "myURLPath2Go[innerKey]=1"), (.dots, "myURLPath2Go.innerKey=1"),
            (.init { "-\($0)" }, "myURLPath2Go-innerKey=1"),
        ]
        for (encoding, text) in paths {
            #expect(
                try self.text(Deep(), URLEncodedFormEncoder(keyPathEncoding: encoding)) == text)
        }
    }

    @Test("writes nil in four ways, also the one of an optional property")
    func nothing() throws {
        let value = One(k: [1, nil])
        let expected: [(URLEncodedFormEncoder.NilEncoding, String, String)] = [
            (.dropKey, "", "k[]=1"), (.dropValue, "k=", "k[]=1&k[]="),
            (.null, "k=null", "k[]=1&k[]=null"), (.init { "nil" }, "k=nil", "k[]=1&k[]=nil"),
        ]
        struct Optionals: Encodable { var k: Int? }
        for (encoding, single, list) in expected {
            let encoder = URLEncodedFormEncoder(nilEncoding: encoding)
            #expect(try text(Optionals(), encoder) == single)
            #expect(try text(One(k: String?.none), encoder) == single)
            #expect(try text(value, encoder) == list)
        }
    }

    @Test("escapes what is not allowed, and always what would end an item")
    func escaping() throws {
        let value = ["a b": "é+/?&=%\0"]
        #expect(try text(value) == "a%20b=%C3%A9%2B%2F%3F%26%3D%25%00")
        let plus = URLEncodedFormEncoder(spaceEncoding: .plusReplaced)
        #expect(try text(value, plus) == "a+b=%C3%A9%2B%2F%3F%26%3D%25%00")
        let wide = URLEncodedFormEncoder(allowedCharacters: .urlQueryAllowed)
        #expect(try text(value, wide) == "a%20b=%C3%A9%2B/?%26%3D%25%00")
    }

    @Test("writes classes with their super encoder, nested containers and models")
    func containers() throws {
        struct Nested: Encodable {
            enum Key: String, CodingKey { case a, b, c }
            enum InnerKey: String, CodingKey { case x }
            func encode(to encoder: any Encoder) throws {
                var keyed = encoder.container(keyedBy: Key.self)
                var inner = keyed.nestedContainer(keyedBy: InnerKey.self, forKey: .a)
                try inner.encode(1, forKey: .x)
                var list = keyed.nestedUnkeyedContainer(forKey: .b)
                try list.encode(2)
                var element = list.nestedContainer(keyedBy: InnerKey.self)
                try element.encode("3", forKey: .x)
                var sublist = list.nestedUnkeyedContainer()
                try sublist.encode(true)
                #expect(list.count == 3)
                try 4.encode(to: keyed.superEncoder(forKey: .c))
                try 5.encode(to: keyed.superEncoder())
            }
        }
        #expect(try text(Nested()) == "a[x]=1&b[]=2&b[][x]=3&b[][]=1&c=4&super=5")
        #expect(try text(PhotosAPI.Photo(id: 1, name: "n")) == "id=1&name=n")
        #expect(try text([String: Int]()) == "")
    }

    @Test("refuses what has no fields, and passes on what a value throws")
    func refusals() {
        struct Refused: Error {}
        struct Refusing: Encodable {
            func encode(to encoder: any Encoder) throws { throw Refused() }
        }
        #expect(throws: RouterError.self) { try text(1) }
        #expect(throws: RouterError.self) { try text(["a"]) }
        let error = #expect(throws: RouterError.self) { try text(One(k: Refusing())) }
        #expect(error?.underlyingError is Refused)
    }
}
