import RoutergenSyntax

/// What the routes of a file can name: its own declarations and those that it includes.
struct NativeScope {
    var types: [NativeTypeDeclaration] = []
    var securitySchemes: [NativeSecurityScheme] = []
    /// Sent with every request.
    var headers: [NativeField] = []
    /// Answers of every route.
    var errors: [NativeResponse] = []
    /// False when an included file is missing or broken: an unknown name may stand there.
    var isComplete = true
}
