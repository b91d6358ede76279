import RoutergenModel
import RoutergenSpec
import RoutergenSyntax
import Testing

@Suite("Renames")
struct RenameTests {
    private static let text = """
        paths:
          /photos/{id}:
            get:
              operationId: getPhoto
              tags: [photo.admin]
              parameters:
                - { name: id, in: path, required: true, schema: { type: string } }
                - { name: per.page, in: query, schema: { type: integer } }
              responses:
                '200':
                  description: One.
                  content: { application/json: { schema: { $ref: '#/components/schemas/api.Photo' } } }
            post:
              tags: [photo.admin]
              parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
              requestBody:
                content:
                  application/x-www-form-urlencoded:
                    schema: { type: object, properties: { file.name: { type: string } } }
              responses: { '204': { description: Done. } }
        components:
          schemas:
            api.Photo:
              properties:
                image.url: { type: string }
                state: { $ref: '#/components/schemas/State' }
                media: { $ref: '#/components/schemas/Media' }
            State: { type: string, enum: [fresh_today, old] }
            Media:
              oneOf: [{ $ref: '#/components/schemas/Clip' }, { $ref: '#/components/schemas/Scan' }]
              discriminator: { propertyName: kind, mapping: { a_clip: '#/components/schemas/Clip' } }
            Scan: { type: object, properties: { kind: { type: string } } }
            Clip: { type: object, properties: { kind: { type: string }, image.url: { type: string } } }
        """

    private func run(_ change: (inout Renames) -> Void) throws -> AdjustingRun {
        var adjustments = ModelAdjustments()
        change(&adjustments.renames)
        return try AdjustingRun(Self.text, adjustments)
    }

    /// The names that the model wants, by those of the description.
    private func overrides(in model: APIModel) -> [String: String] {
        let endpoints = model.groups.flatMap(\.endpoints)
        var names = model.groups.compactMap(\.name) + endpoints.map(\.name)
        names += endpoints.flatMap { $0.parameters.map(\.name) }
        for case .fields(let parts)? in endpoints.map(\.body?.content) {
            names += parts.map(\.field.name)
        }
        for declaration in model.types {
            names.append(declaration.name)
            switch declaration.shape {
            case .object(let shape): names += shape.fields.map(\.name)
            case .enumeration(let shape): names += shape.cases.map(\.name)
            case .union(let shape): names += shape.variants.map(\.name)
            default: break
            }
        }
        return Dictionary(
            names.compactMap { name in name.override.map { (name.wire, $0) } },
            uniquingKeysWith: { first, second in first == second ? first : "\(first) \(second)" })
    }

    @Test("reach the types inside of a schema, whose names begin with its own")
    func renameInside() throws {
        let text = """
            components:
              schemas:
                charge: { properties: { source: { properties: { owner: { properties: { id: { type: string } } } } } } }
                chargeback: { properties: { reason: { type: string, enum: [a, b] } } }
            """
        var adjustments = ModelAdjustments()
        adjustments.renames.schemas = .pairs(["charge": "Payment"])
        let run = try AdjustingRun(text, adjustments)
        #expect(run.report == [])
        #expect(
            overrides(in: run.model) == [
                "charge": "Payment", "chargeSource": "PaymentSource",
                "chargeSourceOwner": "PaymentSourceOwner",
            ])
    }

    @Test("are about names of the description, which may contain periods")
    func rename() throws {
        let run = try run { renames in
            renames.tags = .pairs(["photo.admin": "photos"])
            renames.operations = .pairs(["getPhoto": "photo", "POST /photos/{id}": "replace"])
            renames.parameters = .pairs([
                "getPhoto.per.page": "pageSize", "POST /photos/{id}.file.name": "file",
            ])
            renames.schemas = .pairs(["api.Photo": "Picture", "State": "Age"])
            renames.properties = .pairs(["api.Photo.image.url": "link"])
            renames.cases = .pairs(["State.fresh_today": "fresh", "Media.a_clip": "movie"])
        }
        #expect(run.report == [])
        #expect(
            overrides(in: run.model) == [
                "photo.admin": "photos", "getPhoto": "photo", "post_photos_id": "replace",
                "per.page": "pageSize", "file.name": "file", "api.Photo": "Picture", "State": "Age",
                "image.url": "link", "fresh_today": "fresh", "a_clip": "movie",
            ])
    }

    @Test("rename members of all owners with an asterisk, and take the name of the API in front")
    func everyOwner() throws {
        let run = try run { renames in
            renames.properties = .pairs(["*.image.url": "link", "Example.Clip.kind": "sort"])
            renames.parameters = .pairs(["*.id": "key"])
        }
        #expect(run.report == [])
        let names = overrides(in: run.model)
        #expect(names == ["image.url": "link", "kind": "sort", "id": "key"])
        let fields = run.model.types.compactMap { declaration -> [Field]? in
            if case .object(let shape) = declaration.shape { shape.fields } else { nil }
        }
        #expect(fields.joined().count { $0.name.override == "link" } == 2)
    }

    @Test("know the API by the name that it gets")
    func apiName() throws {
        var adjustments = ModelAdjustments()
        adjustments.name = Located("Photos", at: .nowhere)
        adjustments.renames.properties = .pairs(["Photos.Clip.kind": "sort"])
        let run = try AdjustingRun(Self.text, adjustments)
        #expect(run.report == [])
        #expect(run.model.name == "Photos")
        #expect(overrides(in: run.model) == ["kind": "sort"])
    }

    @Test(
        "of an operation are those of its forms with other kinds of bodies",
        arguments: [
            ("operationId: render", "render"), ("operationId: render_it", "POST /it"),
            ("x-nothing: 0", "post_it"),
        ])
    func otherForms(_ identity: String, _ key: String) throws {
        var adjustments = ModelAdjustments()
        adjustments.renames.operations = .pairs([key: "draw"])
        let run = try AdjustingRun(
            """
            paths:
              /it:
                post:
                  \(identity)
                  requestBody:
                    content:
                      application/json: { schema: { type: object, properties: { a: { type: string } } } }
                      text/plain: {}
                  responses: { '204': { description: Done } }
            """, adjustments)
        #expect(run.report == [])
        let names = run.model.groups.flatMap { $0.endpoints.map(\.name.override) }
        #expect(names == ["draw", "drawAsText"])
    }

    @Test("let the last one win that is about the same thing")
    func lastWins() throws {
        let run = try run { $0.schemas = .pairs(["State": "First", "State": "Second"]) }
        #expect(overrides(in: run.model) == ["State": "Second"])
    }

    @Test("report keys that name nothing, with what may be meant")
    func unmatched() throws {
        let run = try run { renames in
            renames.tags = .pairs(["photo-admin": "photos"])
            renames.operations = .pairs(["getPhotos": "photo"])
            renames.parameters = .pairs(["getPhoto.perpage": "size", "getPhots.id": "key"])
            renames.schemas = .pairs(["Photo": "Picture"])
            renames.properties = .pairs(["Clip.kin": "sort", "Clap.kind": "sort", "*.kid": "sort"])
            renames.cases = .pairs(["State.fresh": "new", "State": "Age"])
        }
        #expect(
            run.report
                == [
                    "error: the description has no tag 'photo-admin'; did you mean 'photo.admin'?",
                    "error: the description has no operation 'getPhotos'; did you mean 'getPhoto'?",
                    "error: the description has no schema 'Photo'",
                    "error: operation 'getPhoto' has no parameter 'perpage'; did you mean 'per.page'?",
                    "error: the description has no operation 'getPhots'; did you mean 'getPhoto'?",
                    "error: schema 'Clip' has no property 'kin'; did you mean 'kind'?",
                    "error: the description has no schema 'Clap'; did you mean 'Clip'?",
                    "error: no schema has a property 'kid'; did you mean 'kind'?",
                    "error: schema 'State' has no case 'fresh'",
                    "error: 'State' is no case of a schema; write it as 'Schema.case'",
                ])
    }
}
