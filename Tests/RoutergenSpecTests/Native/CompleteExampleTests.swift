import RoutergenModel
import RoutergenSpec
import Testing

@Suite("The complete example")
struct CompleteExampleTests {
    static let text = #"""
        routergen: 1                        # format version; required
        api: Five100px                      # namespace of everything generated; required
        docs: Photos of 500px.
        base_url: https://api.500px.com/v1  # or `servers:`, below

        config:                             # what the application supplies once; never a static variable
          consumer_key: String

        query: { consumer_key: $consumer_key }        # sent with every request of this file
        headers: { Accept-Language: en }

        groups:
          photos:
            docs: Photos and what people say about them.
            routes:
              popularPhotos:
                docs: A page of popular photos.
                get: /photos
                query:
                  page: Int = 1
                  feature: Feature = popular
                  rpp: Int = 50
                  include_store: { const: store_download }
                returns: PhotoPage
              photoInfo:
                get: /photos/{id}
                path: { id: Int }                     # may be left out: an undeclared {id} is a String
                query: { image_size: ImageSize? }
                returns: { type: Photo, at: photo }   # decoded from the value at a key path
              comments:
                get: /photos/{id}/comments
                query: { comments_page: Int = 1 }
                returns: [Comment]
                errors: { 404: Problem, default: Problem }
              upload:
                post: /photos
                auth: token
                body:
                  multipart: { file: File, name: String, tags: "[String]?" }
                returns: Photo

        auth:
          token: bearer                     # bearer | basic | { header: X-Key } | { query: api_key } | { cookie: sid }

        types:
          PhotoPage:
            current_page: Int
            total_pages: Int
            photos: [Photo]
          Photo:
            id: Int
            name: String
            description: String?            # may be absent or null
            image_url: URL?
            taken_at: Date?
            nsfw: Bool = false              # absent in the response → false
          Comment: { id: Int, body: String, replies: "[Comment]?" }
          Feature: [popular, upcoming, editors]                  # string enum
          ImageSize: { enum: Int, cases: { tiny: 1, small: 2, medium: 3, large: 4, xLarge: 5 } }
          Problem: { status: Int?, error: String? }
        """#

    @Test("lowers without a word")
    func lowersWithoutDiagnostics() {
        let run = NativeSpecRun(Self.text)
        #expect(run.report == [])
        #expect(run.model != nil)
    }

    @Test("becomes this model")
    func becomesModel() throws {
        let model = try #require(NativeSpecRun(Self.text).model)
        #expect(
            describe(model) == """
                api Five100px "Photos of 500px."
                server https://api.500px.com/v1
                config consumer_key: String
                common query consumer_key: String = $consumer_key
                common header Accept-Language: String = const "en"
                scheme token: bearer
                group photos "Photos and what people say about them."
                  GET /photos popularPhotos "A page of popular photos."
                    query page: Int = 1
                    query feature: Feature = "popular"
                    query rpp: Int = 50
                    query include_store: String = const "store_download"
                    success: PhotoPage
                  GET /photos/{id} photoInfo
                    path id: Int
                    query image_size: ImageSize?
                    success: Photo at photo
                  GET /photos/{id}/comments comments
                    path id: String
                    query comments_page: Int = 1
                    success: [Comment]
                    error 404: Problem
                    error default: Problem
                  POST /photos upload
                    auth token
                    body multipart
                      file: File
                      name: String
                      tags: [String]?
                    success: Photo
                object PhotoPage
                  current_page: Int
                  total_pages: Int
                  photos: [Photo]
                object Photo
                  id: Int
                  name: String
                  description: String?
                  image_url: URL?
                  taken_at: Date?
                  nsfw: Bool = false
                object Comment
                  id: Int
                  body: String
                  replies: [Comment]?
                enum Feature: String
                  popular = "popular"
                  upcoming = "upcoming"
                  editors = "editors"
                enum ImageSize: Int
                  tiny = 1
                  small = 2
                  medium = 3
                  large = 4
                  xLarge = 5
                object Problem
                  status: Int?
                  error: String?

                """)
    }
}
