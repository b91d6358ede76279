import RoutergenModel
import RoutergenSyntax

/// A model that takes every way through planning, for tests that compile what comes out.
package enum EverythingModel {
    package static let model = APIModel(
        name: "Everything",
        documentation: Documentation(text: "An API that uses everything."),
        servers: [
            Server(name: .named("production"), urlTemplate: "https://api.example.com/v1"),
            Server(
                name: .named("staging"), urlTemplate: "https://{region}.example.com:{port}/v1",
                variables: [
                    .init(
                        name: .named("region"), defaultValue: "eu", allowedValues: ["eu", "us-1"]),
                    .init(name: .named("port"), defaultValue: "8443"),
                ]),
        ],
        configuration: [
            ConfigurationValue(name: .named("consumer_key"), type: .string),
            ConfigurationValue(name: .named("page_size"), type: .int, defaultValue: .number("20")),
        ],
        commonParameters: [
            .at(.query, "consumer_key", source: .configuration("consumer_key")),
            .at(.header, "Accept-Language", source: .constant(.string("en"))),
        ],
        securitySchemes: [
            SecurityScheme(name: .named("token"), kind: .bearer),
            SecurityScheme(name: .named("login"), kind: .basic),
            SecurityScheme(
                name: .named("key"), kind: .apiKey(location: .header, name: "X-Key")),
        ],
        groups: [items, bodies, EndpointGroup(name: .named("empty"), endpoints: [])],
        types: types, origin: nowhere)

    private static let items = EndpointGroup(
        name: .named("items"), documentation: Documentation(text: "Things."),
        endpoints: [
            Endpoint(
                name: .named("search"), documentation: Documentation(text: "Everything that fits."),
                method: "GET", path: PathTemplate([.text("/items")]),
                parameters: [
                    .query("term", .string),
                    .query("page", .int, default: .number("1")),
                    .query("kinds", .optional(.array(.type("Kind"))), style: .comma),
                    .query("theme", .type("Theme"), default: .string("dark")),
                    .query("since", .optional(.date(.rfc3339))),
                    .query("until", .optional(.date(.unixSeconds))),
                    .query("area", .optional(.type("Area")), style: .deep),
                    .query("exact", .boolean, default: .boolean(false)),
                    .at(.query, "format", source: .constant(.string("full"))),
                    .at(.header, "Accept-Language"),
                    .at(.cookie, "sid", .optional(.string)),
                ],
                responses: [.success(.json(.array(.type("Item"))))],
                security: [[SecurityRequirement(scheme: "token")]], timeout: 10,
                allowsRetry: false,
                samples: [Sample(status: 200, mediaType: "application/json", body: "[]")]),
            Endpoint(
                name: .named("read"), method: "GET",
                path: PathTemplate([.text("/items/"), .parameter("id"), .text(".json")]),
                parameters: [
                    Parameter(
                        location: .path, name: .named("id"),
                        documentation: Documentation(text: "The item."), type: .type("ItemID"),
                        source: .argument(defaultValue: nil))
                ],
                responses: [
                    Response(
                        statuses: .exactly(200), isError: false,
                        documentation: Documentation(text: "The item."),
                        content: .json(.type("Item"), keyPath: ["result", "item"]),
                        origin: nowhere),
                    .failure(.type("Problem"), .exactly(404)),
                    .failure(.type("Problem"), .range(5)),
                    .failure(.type("Problem"), .default),
                ],
                security: [
                    [SecurityRequirement(scheme: "token"), SecurityRequirement(scheme: "key")],
                    [SecurityRequirement(scheme: "login")], [],
                ],
                envelope: Envelope(
                    data: "data", code: "code", message: nil,
                    successCodes: [.number("0"), .string("OK")])),
            Endpoint(
                name: .named("old"),
                documentation: Documentation(
                    isDeprecated: true, deprecationMessage: "Use `search` instead."),
                method: "QUERY", path: PathTemplate([.text("/v0/items")]),
                parameters: [.query("request", .string), .query("configuration", .int)],
                responses: [.success(.text)]),
            Endpoint(
                name: .named("ping"), method: "PURGE", path: PathTemplate([.text("/ping")])),
        ])

    private static let bodies = EndpointGroup(
        name: .named("bodies"),
        endpoints: [
            .post(
                "create", .type(.json, .type("NewItem")),
                answers: [.success(.json(.type("Item")), .exactly(201))]),
            .post(
                "upsert", .type(.json, .type("NewItem"), isRequired: false),
                answers: [
                    .success(.json(.type("Item")), .exactly(200)), .success(.text, .exactly(202)),
                    .success(.data, .range(2)), .success(.nothing, .exactly(204)),
                ]),
            .post(
                "rename",
                .fields(
                    .json,
                    [
                        .part("name", .string), .part("at", .optional(.date(.unixMilliseconds))),
                        .part("key", .string, .configuration("consumer_key")),
                        .part("reason", .string, .constant(.string("renamed"))),
                        .part("json", .optional(.json)),
                    ])),
            .post(
                "upload",
                .fields(
                    .multipart,
                    [
                        .part("file", .file), .part("previews", .optional(.array(.file))),
                        .part("title", .string), .part("meta", .optional(.type("Area"))),
                    ])),
            .post("uploadForm", .type(.multipart, .type("Upload"))),
            .post("signIn", .type(.form, .type("Credentials"), isRequired: false)),
            .post(
                "submit",
                .fields(.form, [.part("name", .string), .part("tags", .optional(.array(.string)))])),
            .post("settings", .type(.propertyList, .type("Area"))),
            .post("note", .type(.text, .string), answers: [.success(.text)]),
            .post(
                "picture", .type(.data(mediaType: "image/png"), .bytes), answers: [.success(.data)]),
        ])

    private static let types: [TypeDeclaration] = [
        .declared("ItemID", .newType(.string)),
        .declared("Labels", .alias(.array(.string))),
        .declared("Maybe", .alias(.optional(.string))),
        .values("Kind", ["book", "film", "other thing"]),
        .values("Theme", ["dark", "light"]),
        .declared(
            "Size",
            .enumeration(
                EnumerationShape(
                    isOpen: false, rawType: .int,
                    cases: [
                        .init(name: .named("small"), value: .number("1")),
                        .init(name: .named("large"), value: .number("2")),
                    ]))),
        .object(
            "Item",
            [
                .field("id", .type("ItemID")), .field("kind", .type("Kind")),
                .field("size", .type("Size"), default: .number("1")),
                .field("image_url", .optional(.url), deprecated: true),
                .field("price", .optional(.decimal)),
                .field("weight", .number(.double), default: .number("1.5")),
                .field("ratio", .optional(.number(.single))),
                .field("count", .integer(.bits32), default: .number("0")),
                .field("total", .optional(.integer(.bits64))),
                .field("released", .optional(.day)),
                .field("checked_at", .optional(.date(.unixMilliseconds))),
                .field("printed", .date(.pattern("yyyy-MM-dd HH:mm"))),
                .field("labels", .optional(.type("Labels"))),
                .field("maybe", .type("Maybe")),
                .field("matrix", .optional(.array(.array(.optional(.number(.double)))))),
                .field("counts", .dictionary(.int), default: .object([])),
                .field("extra", .optional(.json)), .field("token", .optional(.uuid)),
                .field("thumbnail", .optional(.bytes)),
                .field("parent", .optional(.type("Item"))),
                .field("media", .optional(.type("Media"))),
                .field("object", .optional(.string)), .field("json", .optional(.string)),
                .field("default", .string, default: .string("standard")),
            ]),
        .object(
            "NewItem",
            [
                .field("kind", .type("Kind")), .field("previous", .optional(.type("NewItem"))),
                .field("old_name", .optional(.string), deprecated: true),
                .field("labels", .type("Labels"), default: .array([])),
                .field(
                    "area", .type("Area"),
                    default: .object([
                        .init(key: "width", value: .number("1")),
                        .init(key: "height", value: .number("2.5")),
                    ])),
            ]),
        .object("Area", [.field("width", .number(.double)), .field("height", .number(.double))]),
        .object(
            "Credentials",
            [
                .field("user", .string), .field("password", .string),
                .field("realm", .optional(.string), deprecated: true),
            ]),
        .object("Upload", [.field("file", .file), .field("name", .string)]),
        .object("Empty", []),
        .object(
            "Defaults",
            [
                .field("home", .url, default: .string("https://example.com")),
                .field("day", .day, default: .string("2024-02-29")),
                .field("at", .date(.rfc3339), default: .string("2024-02-29T12:00:00Z")),
                .field("since", .date(.unixSeconds), default: .number("60")),
                .field("price", .decimal, default: .number("12.50")),
                .field("bytes", .bytes, default: .string("AAE=")),
                .field(
                    "id", .uuid, default: .string("6BA7B810-9DAD-11D1-80B4-00C04FD430C8")),
                .field("item", .type("ItemID"), default: .string("x")),
                .field("kind", .optional(.type("Kind")), default: .string("new")),
                .field("extra", .json, default: .array([.null, .number("1.5")])),
            ]),
        .object("Data", [.field("bytes", .optional(.bytes)), .field("empty", .type("Empty"))]),
        .object("Problem", [.field("status", .optional(.int))]),
        .union(
            "Media", [("photo", .type("Photo")), ("item", .type("Item")), ("data", .type("Data"))]),
        .object("Photo", [.field("url", .url)]),
    ]
}
