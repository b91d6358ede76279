/// An object with known fields.
package struct RenderStructure: Sendable, Equatable {
    /// Whether it reads and writes JSON; false for what holds files, which travel only in parts.
    package var isModel: Bool
    /// The type's name as a string literal, for messages about JSON that does not fit.
    package var nameLiteral: String
    package var properties: [RenderProperty]
    /// Nil for what is only read from JSON.
    package var initializer: RenderInitializer?
    /// `id = try object.required("id")`, in the order of the properties.
    package var reads: [RenderAssignment]
    /// `json.field("id", id)`, in the order of the properties.
    package var writes: [RenderCall]

    /// Where the properties keep their values; nil where each is its own place.
    package var sharedStorage: RenderSharedStorage?
    /// How it goes through `Codable`, for packs whose models do; nil for others and for what holds files.
    package var coding: RenderCoding?

    package init(
        isModel: Bool, nameLiteral: String, properties: [RenderProperty],
        initializer: RenderInitializer?, reads: [RenderAssignment], writes: [RenderCall],
        sharedStorage: RenderSharedStorage? = nil, coding: RenderCoding? = nil
    ) {
        self.isModel = isModel
        self.nameLiteral = nameLiteral
        self.properties = properties
        self.initializer = initializer
        self.reads = reads
        self.writes = writes
        self.sharedStorage = sharedStorage
        self.coding = coding
    }
}
