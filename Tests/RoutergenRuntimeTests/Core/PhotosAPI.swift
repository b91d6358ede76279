import Foundation
import RoutergenRuntime

/// An API written by hand in the form of generated code.
enum PhotosAPI {
    struct Configuration: RouterConfiguration {
        var baseURL = "https://api.example.com/v1"
        var consumerKey: String
        var token: String?

        static func standard() throws -> Configuration {
            throw RouterError.missingConfiguration("consumer_key", of: "PhotosAPI")
        }
    }

    enum ImageSize: Int, ClosedEnum {
        case tiny = 1
        case small = 2
    }

    struct Photo: JSONModel, Equatable {
        let id: Int
        let name: String

        init(json: JSONReader) throws {
            let object = try json.object("Photo")
            id = try object.required("id")
            name = try object.required("name")
        }

        init(id: Int, name: String) {
            self.id = id
            self.name = name
        }

        func write(json: inout JSONWriter) {
            json.beginObject()
            json.field("id", id)
            json.field("name", name)
            json.endObject()
        }
    }

    struct Problem: JSONModel, Equatable {
        let error: String

        init(json: JSONReader) throws {
            error = try json.object("Problem").required("error")
        }

        func write(json: inout JSONWriter) {
            json.beginObject()
            json.field("error", error)
            json.endObject()
        }
    }

    enum PhotosRouter: Router {
        case popularPhotos(page: Int = 1)
        case photoInfo(id: Int, imageSize: ImageSize? = nil)
        case create(photo: Photo)
        case upload(file: FilePart, name: String, tags: [String]? = nil)
        case delete(id: Int)
        case login(name: String)

        var route: Route {
            switch self {
            case .popularPhotos:
                Route(
                    id: "popularPhotos", group: "photos", method: .get, path: "/photos",
                    accepts: ["application/json"])
            case .photoInfo:
                Route(
                    id: "photoInfo", group: "photos", method: .get, path: "/photos/{id}",
                    accepts: ["application/json"], statuses: [.exactly(200)],
                    errors: [
                        .any(Problem.self), .exactly(404, Photo.self),
                        .exactly(409, Problem.self, at: ["problems", "0"]),
                    ])
            case .create:
                Route(
                    id: "create", group: "photos", method: .post, path: "/photos",
                    security: [["token"]], statuses: [.exactly(201)])
            case .upload:
                Route(id: "upload", group: "photos", method: .post, path: "/photos/upload")
            case .delete:
                Route(id: "delete", group: "photos", method: .delete, path: "/photos/{id}")
            case .login:
                Route(
                    id: "login", method: .post, path: "/login",
                    envelope: Envelope(
                        data: "data", code: "code", message: "message", success: [0, 200]))
            }
        }

        func build(_ request: inout RequestBuilder, with configuration: Configuration) {
            request.query("consumer_key", configuration.consumerKey)
            request.header("Accept-Language", "en")
            switch self {
            case .popularPhotos(let page):
                request.path("/photos")
                request.query("page", page)
            case .photoInfo(let id, let imageSize):
                request.path("/photos/")
                request.segment("id", id)
                request.query("image_size", imageSize)
            case .create(let photo):
                request.bearer(configuration.token)
                request.path("/photos")
                request.json(photo)
            case .upload(let file, let name, let tags):
                request.path("/photos/upload")
                request.multipart("file", file)
                request.multipart("name", name)
                request.multipart("tags", tags)
            case .delete(let id):
                request.path("/photos/")
                request.segment("id", id)
            case .login(let name):
                request.path("/login")
                request.form("name", name)
            }
        }
    }

    struct Client: Sendable {
        let connection: Connection<Configuration>

        init(configuration: Configuration, session: Session = .default) {
            connection = Connection(configuration: configuration, session: session)
        }

        func popularPhotos(page: Int = 1) async throws -> [Photo] {
            try await connection.send(PhotosRouter.popularPhotos(page: page)).model(at: ["photos"])
        }

        func photoInfo(id: Int) async throws -> Photo {
            try await connection.send(PhotosRouter.photoInfo(id: id)).model(at: ["photo"])
        }

        func delete(id: Int) async throws {
            try await connection.send(PhotosRouter.delete(id: id)).discard()
        }

        func logout() async throws {
            try await connection.send(PhotosRouter.login(name: "")).discard()
        }

        func login(name: String) async throws -> Photo {
            try await connection.send(PhotosRouter.login(name: name)).model(at: ["user"])
        }

        func logins(name: String) async throws -> [Photo] {
            try await connection.send(PhotosRouter.login(name: name)).model()
        }
    }
}
