import RoutergenSyntax

extension OpenAPIReader {
    /// The objects of one kind that references name, each with its own problems.
    mutating func components<Value: ReferableObject>(
        _ section: Mapping.Entry, _ path: String, _ items: String
    ) -> [Component<Value>] {
        let entries = namedEntries(section.value, "'\(section.key)'", of: items)
        var components: [Component<Value>] = []
        components.reserveCapacity(entries.count)
        for entry in entries {
            checkComponentName(entry)
            if let component: Component<Value> = component(entry, path) {
                components.append(component)
            }
        }
        return components
    }

    private mutating func component<Value: ReferableObject>(
        _ entry: Mapping.Entry, _ path: String
    ) -> Component<Value>? {
        var outer = Diagnostics()
        swap(&outer, &diagnostics)
        let object = Value.read(entry.value, "'\(shortened(entry.key))'", by: &self)
        swap(&outer, &diagnostics)
        let name = Located(entry.key, at: entry.keyRange)
        let pointer = "\(path)/\(JSONPointer.escaped(entry.key))"
        guard let object else {
            unreadable.append(
                UnreadableComponent(name: name, problems: outer, pointer: pointer))
            return nil
        }
        return Component(name: name, object: object, problems: outer, pointer: pointer)
    }

    /// OpenAPI 3.2, "Components Object": names match `^[a-zA-Z0-9\.\-_]+$`.
    private mutating func checkComponentName(_ entry: Mapping.Entry) {
        guard format != .swagger2 else { return }
        let isAllowed = entry.key.utf8.allSatisfy { byte in
            (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
                || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
                || byte == UInt8(ascii: "_")
        }
        guard !isAllowed || entry.key.isEmpty else { return }
        warning(
            "component-name",
            "the name '\(shortened(entry.key))' should consist of letters, digits, '.', '-' and '_'",
            at: entry.keyRange)
    }
}
