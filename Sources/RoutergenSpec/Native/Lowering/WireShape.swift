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
        let type = underlying(type.unwrapped)
        if isSimple(type) || type == .file { return .simple }
        switch type {
        case .array(let element): return wireShape(ofElement: element, .list)
        case .dictionary(let value): return wireShape(ofElement: value, .object)
        case .json: return .any
        case .named(let id):
            switch kinds[id.name] {
            case .object?, .union?: return .object
            default: return .unknown
            }
        default: return .nested
        }
    }

    private func wireShape(ofElement element: TypeReference, _ whole: WireShape) -> WireShape {
        switch wireShape(element) {
        case .simple, .any: whole
        case .unknown: .unknown
        default: .nested
        }
    }
}
