extension JSON {
    /// The fields of a JSON object, in order.
    public struct Object: Sendable {
        private var fields: [(key: String, value: JSON)] = []

        /// The place of each key; kept once there are so many that walking is slower.
        private var places: [[UInt8]: Int]?

        private static let walkingLimit = 16

        /// An object without fields.
        public init() {}

        /// An object of fields; of equal keys the last value counts, at the place of the first.
        public init(_ fields: some Sequence<(String, JSON)>) {
            for (key, value) in fields { self[key] = value }
        }

        /// An object of fields whose keys are known to differ.
        init(unique fields: [(key: String, value: JSON)]) {
            self.fields = fields
            index()
        }

        /// The keys, in order.
        public var keys: [String] { fields.map(\.key) }

        /// The value at a key, or nil where it is absent. Setting adds at the end; nil removes the field.
        public subscript(key: String) -> JSON? {
            get { place(of: key).map { fields[$0].value } }
            set {
                switch (place(of: key), newValue) {
                case (let place?, let value?):
                    fields[place].value = value
                case (let place?, nil):
                    fields.remove(at: place)
                    index()
                case (nil, let value?):
                    fields.append((key, value))
                    if places != nil {
                        places?[Array(key.utf8)] = fields.count - 1
                    } else {
                        index()
                    }
                case (nil, nil):
                    break
                }
            }
        }

        private func place(of key: String) -> Int? {
            // By bytes: "e" with a combining accent is another key than the precomposed letter.
            if let places { return places[Array(key.utf8)] }
            return fields.firstIndex { $0.key.utf8.elementsEqual(key.utf8) }
        }

        private mutating func index() {
            guard fields.count > Self.walkingLimit else {
                places = nil
                return
            }
            var places: [[UInt8]: Int] = [:]
            places.reserveCapacity(fields.count)
            for (place, field) in fields.enumerated() { places[Array(field.key.utf8)] = place }
            self.places = places
        }
    }
}

extension JSON.Object: RandomAccessCollection {
    /// The position of the first field.
    public var startIndex: Int { 0 }

    /// The position behind the last field.
    public var endIndex: Int { fields.count }

    /// The field at a position.
    public subscript(position: Int) -> (key: String, value: JSON) { fields[position] }
}

extension JSON.Object: Hashable {
    /// Whether two objects have equal values at the same keys, in whatever order.
    public static func == (one: JSON.Object, other: JSON.Object) -> Bool {
        one.count == other.count && one.allSatisfy { other[$0.key] == $0.value }
    }

    /// Feeds what `==` compares.
    public func hash(into hasher: inout Hasher) {
        // A sum does not depend on the order.
        var sum = 0
        for (key, value) in fields {
            var field = Hasher()
            field.combine(key)
            field.combine(value)
            sum = sum &+ field.finalize()
        }
        hasher.combine(sum)
    }
}

extension JSON.Object: ExpressibleByDictionaryLiteral {
    /// An object of fields; of equal keys the last value counts.
    public init(dictionaryLiteral elements: (String, JSON)...) {
        self.init(elements)
    }
}
