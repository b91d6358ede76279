import Alamofire
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Prints what a request is made of: its line, its headers by name, and its body.
func show(_ title: String, _ make: () throws -> URLRequest) {
    print("== \(title)")
    do {
        let request = try make()
        print("\(request.httpMethod ?? "-") \(request.url?.absoluteString ?? "-")")
        for (name, value) in (request.allHTTPHeaderFields ?? [:]).sorted(by: { $0.key < $1.key }) {
            print("\(name): \(value)")
        }
        if request.timeoutInterval != 60 { print("timeout \(request.timeoutInterval)") }
        if let body = request.httpBody {
            let text = String(decoding: body, as: UTF8.self)
            print(text.replacingOccurrences(of: "\r\n", with: "\n"))
        }
    } catch {
        print("throws \(error)")
    }
}

/// Prints a value as JSON with sorted keys.
func show(_ title: String, _ value: some Encodable, _ encoder: JSONEncoder) {
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    print("== \(title)")
    do { print(String(decoding: try encoder.encode(value), as: UTF8.self)) } catch {
        print("throws \(error)")
    }
}
