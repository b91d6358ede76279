/// A list whose elements that cannot be read are dropped, so that one bad element does not fail everything around it.
///
/// It is what a field with `lossy: true` becomes. What was dropped, and why, is known afterwards:
///
/// ```swift
/// for photo in page.photos { … }
/// for error in page.photos.dropped { log(error) }     // photos[3].id: expected integer, found string "x"
/// ```
///
/// It is written as the list of the elements that are left.
public struct LossyArray<Element: JSONModel>: Sendable {
    /// The elements that were read, in order.
    public var elements: [Element]

    /// Why elements were dropped, for the first hundred of them: to find the places of many takes too long.
    public let dropped: [JSONError]

    /// How many elements were dropped.
    public let droppedCount: Int

    private static var reportLimit: Int { 100 }

    /// A list of which nothing was dropped.
    public init(_ elements: [Element] = []) {
        self.elements = elements
        dropped = []
        droppedCount = 0
    }
}

extension LossyArray: JSONModel {
    /// Reads an array.
    ///
    /// - Throws: `JSONError` when the value is no array, never because of an element.
    public init(json: JSONReader) throws {
        guard json.kind == .array else { throw json.mismatch("array") }
        var elements: [Element] = []
        var dropped: [JSONError] = []
        var droppedCount = 0
        let end = json.document.next(after: json.index)
        var child = json.index + 1
        while child < end {
            do {
                elements.append(
                    try Element(json: JSONReader(document: json.document, index: child)))
            } catch let error as JSONError {
                droppedCount += 1
                // Its place is worked out at once, so that models keep no document alive.
                if dropped.count < Self.reportLimit { dropped.append(error.resolved()) }
            }
            child = json.document.next(after: child)
        }
        self.elements = elements
        self.dropped = dropped
        self.droppedCount = droppedCount
    }

    /// Writes the elements as an array.
    public func write(json: inout JSONWriter) {
        elements.write(json: &json)
    }

    /// The elements in order.
    public var parameterContent: ParameterContent { elements.parameterContent }
}

extension LossyArray: RandomAccessCollection {
    /// The position of the first element.
    public var startIndex: Int { 0 }

    /// The position behind the last element.
    public var endIndex: Int { elements.count }

    /// The element at a position.
    public subscript(position: Int) -> Element { elements[position] }
}

extension LossyArray: ExpressibleByArrayLiteral {
    /// A list of which nothing was dropped.
    public init(arrayLiteral elements: Element...) {
        self.init(elements)
    }
}

extension LossyArray: Equatable where Element: Equatable {
    /// Whether the elements are equal; what was dropped is no part of the value.
    public static func == (one: LossyArray, other: LossyArray) -> Bool {
        one.elements == other.elements
    }
}

extension LossyArray: Hashable where Element: Hashable {
    /// Feeds the elements.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(elements)
    }
}
