#if canImport(UIKit)
    import UIKit

    /// What `mapImage()` makes.
    public typealias Image = UIImage
#elseif canImport(AppKit)
    import AppKit

    /// What `mapImage()` makes.
    public typealias Image = NSImage
#endif

#if canImport(UIKit) || canImport(AppKit)
    extension Response {
        /// The body as an image.
        ///
        /// - Throws: `RouterError` with `.missingBody` or `.decodingFailed`.
        public func mapImage() throws -> Image {
            guard !data.isEmpty else { throw error(.missingBody) }
            guard let image = Image(data: data) else {
                throw error(.decodingFailed("the answer is no image"))
            }
            return image
        }
    }

    extension AsyncSequence where Element == Response, Self: Sendable {
        /// The bodies as images.
        public func mapImage() -> AsyncThrowingMapSequence<Self, Image> {
            map { try $0.mapImage() }
        }
    }
#endif
