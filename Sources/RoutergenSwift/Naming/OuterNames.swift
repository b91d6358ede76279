/// Names from outside the namespace that generated code uses.
package enum OuterNames {
    /// The module that each name comes from.
    package static let modules: [String: String] = {
        var modules: [String: String] = [:]
        for name in swift { modules[name] = "Swift" }
        for name in foundation { modules[name] = "Foundation" }
        for name in runtime { modules[name] = "RoutergenRuntime" }
        return modules
    }()

    /// Nothing inside the namespace may be called like these, or nothing outside could be reached.
    static let moduleNames: Set<String> = ["Foundation", "RoutergenRuntime", "Swift"]

    /// What packs without the runtime declare inside the namespace.
    static let support: Set<String> = [
        "BasicCredential", "Box", "Coding", "ConfiguredRequest", "DateFormat", "Day", "DecimalText",
        "Fields", "FilePart", "InvalidParameter", "Items", "JSON", "Literals", "LossyArray",
        "MissingConfiguration",
        "NullFields", "ParameterStyle",
        "Patch", "RequestBuilder", "Target",
    ]

    /// Names of libraries that such packs use.
    static let libraries = [
        "CharacterSet", "CodingKey", "CodingKeys", "DateFormatter", "DecodingError",
        "ISO8601DateFormatter", "InputStream", "JSONDecoder", "JSONEncoder",
        "JSONParameterEncoder", "KeyedDecodingContainer", "KeyedEncodingContainer",
        "MultipartFormData", "ParameterEncoding", "Parameters", "PropertyListEncoder", "TargetType",
        "UInt8", "UnkeyedDecodingContainer", "URLEncodedFormEncoder",
        "URLEncodedFormParameterEncoder", "ValidationType",
    ]

    static let swift = [
        "Any", "AnyObject", "Array", "Bool", "CaseIterable", "Character", "Codable", "Decodable",
        "Decoder", "Dictionary", "Double", "Encodable", "Encoder", "Equatable", "Error", "Float",
        "Hashable", "Identifiable", "Int", "Int32", "Int64", "Never", "Optional",
        "RawRepresentable", "Result", "Sendable", "Set", "String", "UInt", "UInt64", "Void",
    ]

    static let foundation = ["Data", "Date", "Decimal", "URL", "URLRequest", "UUID"]

    static let runtime = [
        "BasicCredential", "Box", "ClosedEnum", "Connection", "DateFormat", "Day", "DecimalText",
        "Envelope", "FilePart", "HTTPHeaders", "HTTPMethod", "JSON", "JSONError", "JSONModel",
        "JSONObjectReader", "JSONReader", "JSONWriter", "LossyArray", "NewType", "NullFields",
        "OpenEnum", "PagedItems", "ParameterStyle", "ParameterValue", "Patch", "RequestBuilder",
        "Route",
        "ResponseHeaders", "RouteResponse", "RouteSample",
        "Router", "RouterConfiguration", "RouterError", "SecurityRequirement", "Session",
        "URLRequestConvertible",
    ]
}
