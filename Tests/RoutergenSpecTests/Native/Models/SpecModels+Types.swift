extension SpecModels {
    /// The model of everything a type may be.
    static let types: [SpecCase] = [
        SpecCase(
            "everything a type may be",
            #"""
            routergen: 1
            api: Example
            base_url: https://example.com

            routes:
              it: { get: /things, returns: Everything }

            types:
              Everything:
                string: String
                int: Int
                int32: Int32?
                int64: Int64
                double: Double
                float: Float
                bool: Bool
                date: Date
                day: Day
                url: URL
                uuid: UUID
                data: Data
                decimal: Decimal
                json: JSON
                list: [Photo]
                quoted: "[Photo]?"
                holes: "[Int?]"
                nested: "[[Int?]]?"
                map: "[String: Photo]"
                loose: [String: Photo?]
                seconds: { type: Date, format: unix }
                milliseconds: { type: "[Date?]", format: unix_ms }
                header: { type: Date?, format: rfc1123 }
                pattern: { type: Date, format: "yyyy-MM-dd'T'HH:mm" }
                image_url:
                  type: URL?
                  name: picture
                  docs: |
                    Largest size.

                    In the format that was uploaded.
                  deprecated: use the other one
                  default: https://example.com/none.png
                  example: https://example.com/1.png
                old: { type: Int, deprecated: true }
                young: { type: Int, deprecated: false }
                id: UserID
                alias: Names
                since: Timestamp
                day_of_year: Pattern
                text: Text
                typed: Typed
                media: Media
                feature: Feature
                size: ImageSize
                kind: Kind
                next: Derived?
              Photo: { type: String, id: Int }
              UserID: { new: Int64, docs: Who it is., deprecated: true, name: PersonID }
              Names: "[String]"
              Timestamp: { type: Date, format: unix }
              Pattern: { type: Date, format: "MM/dd", deprecated: true }
              Text: { type: "[String]", docs: Words., name: Words }
              Typed: { type: String, format: String, name: Int }
              Video: { object: { enum: Int, docs: String, object: Int, union: Int, extends: String }, docs: A film. }
              Media: { union: { photo: Photo, video: { type: Video, name: film, docs: A film., deprecated: true } }, tag: type, docs: Either. }
              Feature: [popular, "upcoming", editors choice]
              ImageSize: { enum: Int, cases: { tiny: 1, large: { value: 4, name: big, docs: The largest., deprecated: true } }, open: false, docs: Sizes. }
              Kind: { enum: [a, { value: "1", name: one }], open: true }
              Base: { object: { id: Int, tags: "[String] = []" }, deprecated: true }
              Middle: { extends: Base, object: { middle: String = none } }
              Derived: { extends: Middle, object: { own: Bool? }, docs: At the end. }

            """#,
            expected: #"""
                api Example
                server https://example.com
                group -
                  GET /things it
                    success: Everything
                object Everything
                  string: String
                  int: Int
                  int32: Int32?
                  int64: Int64
                  double: Double
                  float: Float
                  bool: Bool
                  date: Date
                  day: Day
                  url: URL
                  uuid: UUID
                  data: Data
                  decimal: Decimal
                  json: JSON
                  list: [Photo]
                  quoted: [Photo]?
                  holes: [Int?]
                  nested: [[Int?]]?
                  map: [String: Photo]
                  loose: [String: Photo?]
                  seconds: Date(unixSeconds)
                  milliseconds: [Date(unixMilliseconds)?]
                  header: Date(rfc1123)?
                  pattern: Date(pattern("yyyy-MM-dd\'T\'HH:mm"))
                  image_url as picture: URL? = "https://example.com/none.png" example "https://example.com/1.png" "Largest size.

                In the format that was uploaded." deprecated: use the other one
                  old: Int deprecated
                  young: Int
                  id: UserID
                  alias: Names
                  since: Timestamp
                  day_of_year: Pattern
                  text: Text
                  typed: Typed
                  media: Media
                  feature: Feature
                  size: ImageSize
                  kind: Kind
                  next: Derived?
                object Photo
                  type: String
                  id: Int
                new UserID as PersonID: Int64 "Who it is." deprecated
                alias Names = [String]
                alias Timestamp = Date(unixSeconds)
                alias Pattern = Date(pattern("MM/dd")) deprecated
                alias Text as Words = [String] "Words."
                object Typed
                  type: String
                  format: String
                  name: Int
                object Video "A film."
                  enum: Int
                  docs: String
                  object: Int
                  union: Int
                  extends: String
                union Media by type "Either."
                  photo: Photo
                  video as film: Video "A film." deprecated
                enum Feature: String
                  popular = "popular"
                  upcoming = "upcoming"
                  editors choice = "editors choice"
                enum ImageSize: Int closed "Sizes."
                  tiny = 1
                  large as big = 4 "The largest." deprecated
                enum Kind: String open
                  a = "a"
                  1 as one = "1"
                object Base deprecated
                  id: Int
                  tags: [String] = []
                object Middle
                  id: Int
                  tags: [String] = []
                  middle: String = "none"
                object Derived "At the end."
                  id: Int
                  tags: [String] = []
                  middle: String = "none"
                  own: Bool?

                """#)
    ]
}
