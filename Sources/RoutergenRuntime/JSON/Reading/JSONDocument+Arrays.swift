extension JSONDocument {
    /// The elements of an array.
    ///
    /// - Throws: `JSONError` when the value is no array, or an element does not fit.
    func elements<Element: JSONModel>(of array: Int) throws -> [Element] {
        guard firstByte(at: array) == UInt8(ascii: "[") else {
            throw JSONReader(document: self, index: array).mismatch("array")
        }
        if let scalars = usualScalars(of: array, Element.self) { return scalars }
        var elements: [Element] = []
        elements.reserveCapacity(elementCount(of: array))
        let end = next(after: array)
        var child = array &+ 1
        while child < end {
            elements.append(try Element(json: JSONReader(document: self, index: child)))
            child = next(after: child)
        }
        return elements
    }

    /// The elements of an array of strings or numbers in their usual form, for a caller that knows only at run time of
    /// what type they are; nil for other types, and where the general reader has to look.
    func usualScalars<Element>(of array: Int, _ type: Element.Type) -> [Element]? {
        // Containers have more than one token.
        let count = tape[array].span &- 1
        // The types are equal; `as?` would look at every element.
        if type == String.self {
            return unsafeBitCast(usualStrings(of: array, count), to: [Element]?.self)
        }
        if type == Int.self {
            return unsafeBitCast(usualIntegers(of: array, count), to: [Element]?.self)
        }
        if type == Double.self {
            return unsafeBitCast(usualDoubles(of: array, count), to: [Element]?.self)
        }
        return nil
    }

    private func usualStrings(of array: Int, _ count: Int) -> [String]? {
        var strings: [String] = []
        strings.reserveCapacity(count)
        var index = array &+ 1
        while index <= array &+ count {
            guard let string = tokens.usualString(at: index) else { return nil }
            strings.append(string)
            index = index &+ 1
        }
        return strings
    }

    private func usualIntegers(of array: Int, _ count: Int) -> [Int]? {
        var integers: [Int] = []
        integers.reserveCapacity(count)
        var index = array &+ 1
        while index <= array &+ count {
            guard let value = tokens.usualInteger(at: index), let integer = Int(exactly: value)
            else {
                return nil
            }
            integers.append(integer)
            index = index &+ 1
        }
        return integers
    }

    private func usualDoubles(of array: Int, _ count: Int) -> [Double]? {
        var doubles: [Double] = []
        doubles.reserveCapacity(count)
        var index = array &+ 1
        while index <= array &+ count {
            if let double = tokens.usualDouble(at: index) {
                doubles.append(double)
            } else {
                let reader = JSONReader(document: self, index: index)
                guard let double = try? reader.double() else { return nil }
                doubles.append(double)
            }
            index = index &+ 1
        }
        return doubles
    }

    /// How many elements an array has.
    func elementCount(of array: Int) -> Int {
        let end = next(after: array)
        var child = array &+ 1
        var count = 0
        while child < end {
            child = next(after: child)
            count = count &+ 1
        }
        return count
    }
}
