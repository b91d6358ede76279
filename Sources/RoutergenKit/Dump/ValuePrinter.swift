import RoutergenModel
import RoutergenSyntax

/// Prints any value of the pipeline as an indented outline, the same in every run.
///
/// Structs, enums with payloads and collections are shown with what is in them, one thing a line;
/// dictionaries and sets are sorted. What is nil, empty or false is left out, so that a line always
/// says something:
///
///     endpoints:
///       - Endpoint
///         name: Name(wire: "popular")
///         method: "GET"
///         path: PathTemplate
///           parts:
///             - text "/photos"
package struct ValuePrinter {
    private var text = ""
    private let showsRanges: Bool

    private init(showsRanges: Bool) {
        self.showsRanges = showsRanges
    }

    /// - Parameter showsRanges: whether places in the source are printed (`3:5-3:9`); they are
    ///   left out where only the meaning counts.
    package static func text(_ value: Any, showsRanges: Bool) -> String {
        var printer = ValuePrinter(showsRanges: showsRanges)
        printer.print(value, label: nil, indentation: "")
        return printer.text
    }

    private enum Shape {
        /// Nothing worth a line.
        case empty
        /// Worth a line only where there is no label to leave out with it, as in a list.
        case vacant(String)
        case leaf(String)
        /// A head line and what is in the value.
        case members(String, [(label: String?, value: Any)])

        func appending(_ suffix: String) -> Shape {
            switch self {
            case .empty: self
            case .vacant(let text): .vacant(text + suffix)
            case .leaf(let text): .leaf(text + suffix)
            case .members(let head, let members): .members(head + suffix, members)
            }
        }
    }

    private mutating func print(_ value: Any, label: String?, indentation: String) {
        let prefix = label.map { $0 == "-" ? "- " : "\($0): " } ?? ""
        switch shape(of: value) {
        case .empty:
            break
        case .vacant where label != nil && label != "-":
            break
        case .leaf(let leaf), .vacant(let leaf):
            text += "\(indentation)\(prefix)\(leaf)\n"
        case .members(let head, let members):
            let line = indentation + prefix + head
            text += line.trimmingTrailingSpace() + "\n"
            for member in members {
                print(member.value, label: member.label ?? "-", indentation: indentation + "  ")
            }
        }
    }

    // MARK: - Shapes

    private func shape(of value: Any) -> Shape {
        let mirror = Mirror(reflecting: value)
        // First, because a cast to a value's type would look through the optional.
        if mirror.displayStyle == .optional { return optional(mirror.children.first?.value) }
        if let leaf = leaf(value) { return leaf }
        switch mirror.displayStyle {
        case .collection:
            let items = mirror.children.map { (label: String?.none, value: $0.value) }
            return items.isEmpty ? .empty : .members("", items)
        case .set:
            let items = mirror.children.map { (key: text(of: $0.value), value: $0.value) }
                .sorted { $0.key < $1.key }
            return items.isEmpty ? .empty : .members("", items.map { (nil, $0.value) })
        case .dictionary:
            return dictionary(mirror)
        case .enum:
            return enumeration(value, mirror)
        default:
            return structure(mirror)
        }
    }

    private func leaf(_ value: Any) -> Shape? {
        switch value {
        case let range as SourceRange:
            showsRanges ? .leaf(Self.text(range)) : .empty
        case let text as String:
            .leaf(Self.quoted(text))
        case let body as Sample.Body:
            .leaf(Self.quoted(body.text))
        case let number as any BinaryInteger:
            .leaf(String(describing: number))
        case let number as any BinaryFloatingPoint:
            .leaf(String(describing: number))
        case let value as Bool:
            value ? .leaf("true") : .vacant("false")
        default:
            nil
        }
    }

    private func optional(_ value: Any?) -> Shape {
        guard let value else { return .empty }
        if case .vacant(let text) = shape(of: value) { return .leaf(text) }
        return shape(of: value)
    }

    private func dictionary(_ mirror: Mirror) -> Shape {
        let entries = mirror.children.compactMap { child -> (label: String?, value: Any)? in
            let pair = Array(Mirror(reflecting: child.value).children)
            guard pair.count == 2 else { return nil }
            return (text(of: pair[0].value), pair[1].value)
        }
        let sorted = entries.sorted { ($0.label ?? "") < ($1.label ?? "") }
        return sorted.isEmpty ? .empty : .members("", sorted)
    }

    /// `name`, `name payload`, or `name` with the members of its payload.
    private func enumeration(_ value: Any, _ mirror: Mirror) -> Shape {
        guard let child = mirror.children.first, let name = child.label else {
            return .leaf(String(describing: value))
        }
        let payload = Mirror(reflecting: child.value)
        if payload.displayStyle == .tuple {
            return .members(name, payload.children.map { (memberLabel($0.label), $0.value) })
        }
        switch shape(of: child.value) {
        case .empty: return .leaf(name)
        case .leaf(let leaf), .vacant(let leaf): return .leaf("\(name) \(leaf)")
        case .members(let head, let members): return .members("\(name) \(head)", members)
        }
    }

    /// Members without a label of their own (`.0`) are items.
    private func memberLabel(_ label: String?) -> String? {
        label.flatMap { $0.hasPrefix(".") ? nil : $0 }
    }

    /// A place called `range` goes behind the head; a value that has nothing but a place is that value;
    /// and what has one short member stands on one line: `Name(wire: "id")`.
    private func structure(_ mirror: Mirror) -> Shape {
        var place = ""
        var members: [(label: String?, value: Any)] = []
        for child in mirror.children {
            if child.label == "range", let range = child.value as? SourceRange {
                place = showsRanges ? " @\(Self.text(range))" : ""
                continue
            }
            switch shape(of: child.value) {
            case .empty, .vacant: continue
            case .leaf, .members: members.append((child.label, child.value))
            }
        }
        let isWrapper = mirror.children.count == 2 && mirror.children.first?.label == "value"
        if isWrapper, let value = mirror.children.first?.value {
            return shape(of: value).appending(place)
        }
        let type = String(describing: mirror.subjectType)
        if members.count == 1, case .leaf(let leaf) = shape(of: members[0].value) {
            return .leaf("\(type)(\(members[0].label ?? ""): \(leaf))\(place)")
        }
        return members.isEmpty ? .vacant(type + place) : .members(type + place, members)
    }

    // MARK: - Texts

    /// A value on one line, as a key.
    private func text(of value: Any) -> String {
        if let text = value as? String { return text }
        let text = Self.text(value, showsRanges: showsRanges)
        return text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
    }

    private static func text(_ range: SourceRange) -> String {
        let start = "\(range.start.line):\(range.start.column)"
        return range.start == range.end
            ? start : "\(start)-\(range.end.line):\(range.end.column)"
    }

    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case "\r": quoted += "\\r"
            case "\"", "\\": quoted += "\\\(scalar)"
            case _ where scalar.properties.generalCategory == .control:
                quoted += "\\u{\(String(scalar.value, radix: 16))}"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

extension String {
    fileprivate func trimmingTrailingSpace() -> String {
        last == " " ? String(dropLast()) : self
    }
}
