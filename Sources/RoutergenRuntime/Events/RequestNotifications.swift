import Foundation

/// Posts notifications of what happens to requests; the request is in `userInfo` (`Notification.request`).
///
/// A session posts none by itself: give it this monitor.
///
///     let session = Session(eventMonitors: [RequestNotifications()])
public struct RequestNotifications: EventMonitor {
    private let center: Center

    /// Unchecked because notification centers may be used from any thread, and do not say so everywhere.
    private struct Center: @unchecked Sendable {
        var center: NotificationCenter
    }

    /// Makes a monitor.
    ///
    /// - Parameter center: where notifications are posted, from a background queue.
    public init(center: NotificationCenter = .default) {
        self.center = Center(center: center)
    }

    private func post(_ name: Notification.Name, _ request: Request) {
        center.center.post(
            name: name, object: nil, userInfo: [Notification.requestKey: request])
    }

    /// Posts `Request.didResumeNotification`.
    public func requestDidResume(_ request: Request) {
        post(Request.didResumeNotification, request)
    }
    /// Posts `Request.didSuspendNotification`.
    public func requestDidSuspend(_ request: Request) {
        post(Request.didSuspendNotification, request)
    }
    /// Posts `Request.didCancelNotification`.
    public func requestDidCancel(_ request: Request) {
        post(Request.didCancelNotification, request)
    }
    /// Posts `Request.didFinishNotification`.
    public func requestDidFinish(_ request: Request) {
        post(Request.didFinishNotification, request)
    }
    /// Posts `Request.didCompleteTaskNotification`.
    public func request(_ request: Request, didCompleteTaskWithError error: RouterError?) {
        post(Request.didCompleteTaskNotification, request)
    }
}

extension Request {
    /// A request was started, or goes on after it was held.
    public static let didResumeNotification = Notification.Name("routergen.request.didResume")
    /// A request is held.
    public static let didSuspendNotification = Notification.Name("routergen.request.didSuspend")
    /// A request was cancelled.
    public static let didCancelNotification = Notification.Name("routergen.request.didCancel")
    /// A request is over.
    public static let didFinishNotification = Notification.Name("routergen.request.didFinish")
    /// An attempt of a request is over.
    public static let didCompleteTaskNotification = Notification.Name(
        "routergen.request.didCompleteTask")
}

extension Notification {
    static let requestKey = "routergen.request"

    /// The request that a notification of `RequestNotifications` is about.
    public var request: Request? { userInfo?[Notification.requestKey] as? Request }
}
