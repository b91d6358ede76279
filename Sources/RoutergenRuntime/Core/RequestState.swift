import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Everything about a request that changes, behind the request's lock.
struct RequestState {
    /// Judges an answer whose head and body are in the request.
    typealias Validator = @Sendable (Request, URLRequest?, HTTPURLResponse) -> ValidationResult

    var state = Request.State.initialized
    /// Counts the steps of all attempts. What comes of an older step is stale and counts for nothing.
    var stage = 0
    var retryCount = 0
    /// How often each interceptor has refreshed its credential because this request was refused.
    var refreshes: [ObjectIdentifier: Int] = [:]
    /// What was sent, one request for each attempt.
    var requests: [URLRequest] = []
    /// Made and adapted, and not sent because the request is suspended.
    var deferred: URLRequest?
    /// The exchange that runs.
    var task: (any TransportTask)?
    /// The adapters or retriers that are asked.
    var work: Task<Void, Never>?

    /// Of the present attempt.
    var head: ResponseHead?
    /// Why the sink did not want the answer.
    var sinkError: RouterError?
    var error: RouterError?
    var timeline = Timeline()
    /// The figures of each attempt whose transport has some.
    var metrics: [TransportMetrics] = []
    /// What has been chained to the request.
    var options = RequestOptions()
    var upload = ProgressReport()
    var download = ProgressReport()

    var validators: [Validator] = []
    var validatedCount = 0
    /// The first validation that refused the answer.
    var refusal: (index: Int, error: RouterError)?

    /// Whether anybody has asked for the outcome.
    var isAwaited = false
    /// Judges the attempt, as soon as somebody asks for the outcome.
    var judgement: (@Sendable () -> Void)?
    /// Waiting for the end; nil once all of them have been told.
    var waiting: [@Sendable () -> Void]? = []

    /// The number of the request, once somebody has asked for it.
    private var id: UUID?
    /// The queue of the request, once there was something to do on it.
    private var queue: DispatchQueue?

    /// What `resume()` leads to.
    enum ResumeAction {
        case none
        case start
        case goOn(any TransportTask)
        case launch(URLRequest, stage: Int)
    }

    mutating func resume() -> (ResumeAction, isChange: Bool) {
        guard state == .initialized || state == .suspended else { return (.none, false) }
        state = .resumed
        if timeline.start == nil {
            timeline.begin()
            return (.start, true)
        }
        if let urlRequest = deferred {
            deferred = nil
            return (.launch(urlRequest, stage: stage), true)
        }
        return (task.map(ResumeAction.goOn) ?? .none, true)
    }

    mutating func suspend() -> (task: (any TransportTask)?, isChange: Bool) {
        guard state == .initialized || state == .resumed else { return (nil, false) }
        state = .suspended
        return (task, true)
    }

    /// The head of the answer as Foundation has it.
    var response: HTTPURLResponse? { head?.response }

    /// The headers of the answer in the order in which they came; none before its head has come.
    var headers: HTTPHeaders { head?.headers ?? HTTPHeaders() }

    /// Whether a step is still the present one.
    func isCurrent(_ stage: Int) -> Bool { !state.isEnd && self.stage == stage }

    /// Goes from one step to the next; nil where the step is stale.
    mutating func advance(from stage: Int) -> Int? {
        guard isCurrent(stage) else { return nil }
        self.stage += 1
        work = nil
        task = nil
        return self.stage
    }

    /// Forgets the answer of an attempt, before the next one.
    mutating func beginRetry() {
        retryCount += 1
        head = nil
        sinkError = nil
        refusal = nil
        validatedCount = 0
        upload.restart()
        download.restart()
    }

    mutating func identify() -> UUID {
        if let id { return id }
        let new = UUID()
        id = new
        return new
    }

    mutating func ownQueue() -> DispatchQueue {
        if let queue { return queue }
        let new = DispatchQueue(label: "routergen.request", target: Request.workQueue)
        queue = new
        return new
    }

    mutating func takeJudgement() -> (@Sendable () -> Void)? {
        defer { judgement = nil }
        return judgement
    }
}
