import RoutergenSyntax

/// `envelope: { data: data, code: code, message: message, success: [0, 200] }`
package struct NativeEnvelope: Sendable, Equatable {
    package var data: Located<String>
    package var code: Located<String>?
    package var message: Located<String>?
    package var success: [Node]

    package init(
        data: Located<String>, code: Located<String>?, message: Located<String>?, success: [Node]
    ) {
        self.data = data
        self.code = code
        self.message = message
        self.success = success
    }
}
