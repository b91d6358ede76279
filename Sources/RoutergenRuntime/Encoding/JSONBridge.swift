import Foundation

extension JSONModel {
    /// What the value's JSON is made of: objects become fields in their order, `null` becomes nothing.
    public var parameterContent: ParameterContent { .absent }

    var encodedJSON: Data { Data() }

    init(encodedJSON: Data, at keyPath: [String]) throws {
        throw RouterError(.decodingFailed("JSON models are not readable yet"))
    }
}

extension JSONWriter {
    var encodedJSON: Data { Data() }
}

extension ParameterValue {
    var jsonDataOfAnyKind: Data { (self as? any JSONModel)?.encodedJSON ?? parameterContent.jsonData }
}

extension ParameterContent {
    var jsonData: Data { Data() }
}
