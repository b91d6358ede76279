/// JSON text that is written as it is.
struct RawJSON: JSONModel {
    let text: [UInt8]

    init(text: [UInt8]) {
        self.text = text
    }

    init(json: JSONReader) throws {
        var writer = JSONWriter()
        try JSON(json: json).write(json: &writer)
        text = writer.bytes
    }

    func write(json: inout JSONWriter) {
        json.separate()
        json.append(text)
    }
}
