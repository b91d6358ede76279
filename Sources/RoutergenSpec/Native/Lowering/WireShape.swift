import RoutergenModel

/// What a value looks like outside of JSON, in a URL, a header or a form.
enum WireShape {
    case simple
    case list
    case object
    /// Any of them, known only at run time.
    case any
    /// Lists in lists and the like, which such places cannot hold.
    case nested
    /// The type is broken, which was reported.
    case unknown
}

extension NativeLowering {
    func wireShape(_ type: TypeReference) -> WireShape {
        var containers: [WireShape] = []
        var inner = underlying(type.unwrapped)
        // A loop, because a row of aliases, each a list of the next one, may be as long as the file.
        while let (container, element) = container(inner) {
            containers.append(container)
            inner = underlying(element.unwrapped)
        }
        let shape = wireShape(ofElement: inner)
        guard let whole = containers.first else { return shape }
        switch shape {
        case .unknown: return .unknown
        case .simple where containers.count == 1, .any where containers.count == 1: return whole
        default: return .nested
        }
    }

    private func container(_ type: TypeReference) -> (WireShape, element: TypeReference)? {
        switch type {
        case .array(let element): (.list, element)
        case .dictionary(let value): (.object, value)
        default: nil
        }
    }

    private func wireShape(ofElement type: TypeReference) -> WireShape {
        if isSimple(type) || type == .file { return .simple }
        switch type {
        case .json: return .any
        case .named(let id):
            switch kinds[id.name] {
            case .object?, .union?: return .object
            default: return .unknown
            }
        default: return .nested
        }
    }
}
