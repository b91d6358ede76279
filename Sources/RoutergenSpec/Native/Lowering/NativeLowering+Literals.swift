import RoutergenModel
import RoutergenSyntax

extension NativeLowering {
    /// The default of a value; nil where it is null, which an optional value is anyway.
    mutating func defaultValue(_ constant: NativeConstant, _ type: TypeReference) -> Literal? {
        literal(constant, type, "the default", "default-type", allowsFormattedDates: false)
            .flatMap { $0 == .null ? nil : $0 }
    }

    mutating func example(_ node: Node, _ type: TypeReference) -> Literal? {
        literal(.node(node), type, "the example", "example-type", allowsObjects: true)
    }

    /// A constant as a value of its type; nil after a mistake, which is then reported.
    ///
    /// - Parameters:
    ///   - what: the constant in words, for the message.
    ///   - id: the id of a mistake.
    ///   - allowsObjects: whether values of object types may be written out.
    ///   - allowsFormattedDates: whether a moment may be written in any format. A default may not,
    ///     because it becomes a value of Swift.
    mutating func literal(
        _ constant: NativeConstant, _ type: TypeReference, _ what: String, _ id: String,
        allowsObjects: Bool = false, allowsFormattedDates: Bool = true
    ) -> Literal? {
        let reader = LiteralReader(
            kinds: kinds, underlying: underlying, allowsObjects: allowsObjects,
            allowsFormattedDates: allowsFormattedDates)
        do throws(LiteralReader.Mistake) {
            return try reader.literal(constant, type)
        } catch {
            switch error.reason {
            case .isReported: break
            case .type(let expected, let hint):
                diagnostics.error(
                    id, "\(what) must be \(expected), found \(error.found)", at: error.range,
                    suggestion: hint)
            case .notCase(let type, let text, let labels):
                let near = near(text, among: labels).map { "did you mean '\($0)'?" }
                let isShort = (1...12).contains(labels.count)
                diagnostics.error(
                    id, "\(what) must be a case of '\(type)', found \(error.found)",
                    at: error.range,
                    suggestion: near ?? (isShort ? "expected \(inWords(labels))" : nil))
            case .refused(let message):
                diagnostics.error(id, message, at: error.range)
            }
            return nil
        }
    }

    /// A constant whose type nobody names, with the type that its text has.
    ///
    /// - Parameter asWritten: whether the text itself travels, as in a URL: `1.10` is then not the
    ///   number 1.1.
    mutating func inferred(
        _ constant: NativeConstant, asWritten: Bool
    ) -> (Literal, TypeReference)? {
        guard case .node(let node) = constant else { return nil }
        let items = node.sequence ?? [node]
        let types = items.map { item -> TypeReference? in
            guard let type = item.scalar.flatMap(Self.inferredType) else { return nil }
            return asWritten ? .string : type
        }
        guard let first = types.first, let type = first, types.allSatisfy({ $0 == type }) else {
            diagnostics.error(
                "constant-type",
                "a constant must be text, a number, true, false or a list of one of them, "
                    + "found \(node.kindInWords)",
                at: node.range)
            return nil
        }
        let whole: TypeReference = node.sequence == nil ? type : .array(type)
        return literal(constant, whole, "the constant", "constant-type").map { ($0, whole) }
    }

    private static func inferredType(_ scalar: Scalar) -> TypeReference? {
        switch scalar.resolved {
        case .null: nil
        case .boolean: .boolean
        case .integer(_, let value): value == nil ? .decimal : .integer(.platform)
        case .number: .number(.double)
        case .string: .string
        }
    }
}
