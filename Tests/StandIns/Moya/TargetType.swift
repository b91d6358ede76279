import Alamofire
import Foundation

public typealias Method = Alamofire.HTTPMethod
public typealias ParameterEncoding = Alamofire.ParameterEncoding

public protocol TargetType {
    var baseURL: URL { get }
    var path: String { get }
    var method: Moya.Method { get }
    var sampleData: Data { get }
    var task: Moya.Task { get }
    var validationType: ValidationType { get }
    var headers: [String: String]? { get }
}

extension TargetType {
    public var validationType: ValidationType { .none }
    public var sampleData: Data { Data() }
}

/// Which statuses are a success.
public enum ValidationType: Equatable {
    case none
    case successCodes
    case successAndRedirectCodes
    case customCodes([Int])

    public var statusCodes: [Int] {
        switch self {
        case .none: []
        case .successCodes: Array(200..<300)
        case .successAndRedirectCodes: Array(200..<400)
        case .customCodes(let codes): codes
        }
    }
}
