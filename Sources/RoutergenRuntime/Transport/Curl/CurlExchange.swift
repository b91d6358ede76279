#if os(Linux)
    import CCurl
    import Foundation
    import Synchronization

    /// One request on its way through libcurl, and its answer.
    ///
    /// Callers of any thread reach `control` only. Everything else belongs to the loop's thread,
    /// which is why the class can be called `Sendable` without a check.
    ///
    /// Lifetimes: while `handle` exists, libcurl holds pointers to this object (not retained), to
    /// `headerList` and to `errorBuffer`. The loop keeps the object in its table from before the
    /// handle is made until after `releaseHandle()`, and libcurl calls nothing on a handle that is
    /// cleaned up, so none of the pointers outlives what it points to.
    final class CurlExchange: @unchecked Sendable {
        enum Phase {
            case new, waiting, running, finished
        }

        /// What callers want, and whether it is too late.
        struct Control {
            var isCancelled = false
            var isPaused = false
            var isFinished = false
        }

        let control = Mutex(Control())

        let prepared: Result<CurlRequest, TransportError>
        var phase = Phase.new
        private(set) var handle: UnsafeMutableRawPointer?
        private var receiver: (any TransportReceiver)?
        private var headerList: UnsafeMutablePointer<curl_slist>?
        private var errorBuffer: UnsafeMutablePointer<CChar>?
        private var body: CurlBody?
        private var head: ResponseHeadParser?
        private var sentBytes: Int64 = 0
        private var receivedBytes: Int64 = 0
        private var idleLimit: Duration?
        private var lastActivity = ContinuousClock.now
        /// Whether time does not count, because of a pause.
        private var isClockStopped = false
        /// Whether libcurl has been told, or has told itself, to stop reading.
        private var isReadingPaused = false
        /// Why a callback stopped the transfer.
        private var stopReason: TransportError?

        init(_ request: TransportRequest, receiver: any TransportReceiver) {
            self.receiver = receiver
            prepared = Result { () throws(TransportError) in try CurlRequest(request) }
        }

        /// When the exchange has been idle for too long; nil when it may be.
        var deadline: ContinuousClock.Instant? {
            guard let idleLimit, !isClockStopped else { return nil }
            return lastActivity.advanced(by: idleLimit)
        }

        /// What is said when `deadline` has passed.
        var timeout: TransportError {
            TransportError(.timedOut, "no byte came or went for \(idleLimit ?? .zero)")
        }

        /// Makes the libcurl handle.
        ///
        /// - Throws: `.bodyUnreadable`, or `.other` when libcurl refuses an option.
        func makeHandle(
            _ request: CurlRequest, configuration: CurlTransport.Configuration
        ) throws(TransportError) {
            body = try CurlBody(request.body)
            head = ResponseHeadParser(url: request.url)
            idleLimit = request.idleLimit
            guard let handle = curl_easy_init() else {
                throw TransportError(.other, "libcurl cannot make a handle")
            }
            self.handle = handle
            let errors = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
            errors.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
            errorBuffer = errors
            for line in request.headers {
                guard let longer = curl_slist_append(headerList, line) else {
                    throw TransportError(.other, "out of memory")
                }
                headerList = longer
            }
            var options = CurlOptions(handle: handle)
            options.set(request, bodyLength: body?.length)
            options.set(configuration)
            options.set(headers: headerList, errors: errors)
            options.setCallbacks(context: Unmanaged.passUnretained(self).toOpaque())
            try options.check()
            lastActivity = .now
        }

        /// Ends libcurl's side. Not to be called from within a libcurl callback.
        func releaseHandle() {
            if let handle { curl_easy_cleanup(handle) }
            handle = nil
            // Only now: libcurl uses both until the handle is gone.
            curl_slist_free_all(headerList)
            headerList = nil
            errorBuffer?.deallocate()
            errorBuffer = nil
            body = nil
        }

        /// What the end of the transfer means; nil is success.
        func failure(for code: CURLcode) -> TransportError? {
            if let stopReason { return stopReason }
            if let failure = body?.failure, code != CURLE_OK { return failure }
            var requestSize = 0
            if let handle { _ = ccurl_get_long(handle, CURLINFO_REQUEST_SIZE, &requestSize) }
            let hasHead = head?.isComplete ?? false
            let failure = TransportError(
                code, message: errorBuffer.map { String(cString: $0) } ?? "",
                progress: CurlProgress(hasSentRequest: requestSize > 0, hasHead: hasHead))
            if failure == nil, !hasHead {
                return TransportError(.connectionLost, "the connection ended within the head")
            }
            return failure
        }

        /// Tells the receiver about the end, once; a cancellation that came in time wins.
        func complete(_ failure: TransportError?) {
            let isCancelled = control.withLock {
                $0.isFinished = true
                return $0.isCancelled
            }
            let end =
                isCancelled ? TransportError(.cancelled, "the request was cancelled") : failure
            receiver?.transportDidComplete(end)
            // The receiver usually holds the task, which holds this object.
            receiver = nil
        }

        /// Makes libcurl stop or go on as `control` says.
        ///
        /// - Returns: What libcurl says; it may deliver data while it goes on, and fail at that.
        func applyPause() -> CURLcode {
            guard let handle else { return CURLE_OK }
            isClockStopped = control.withLock { $0.isPaused }
            lastActivity = .now
            if isClockStopped {
                guard !isReadingPaused else { return CURLE_OK }
                // Refused before there is a connection; then the first data will be.
                isReadingPaused = curl_easy_pause(handle, CURLPAUSE_RECV) == CURLE_OK
                return CURLE_OK
            }
            guard isReadingPaused else { return CURLE_OK }
            // Before the call, because the data callback may pause again from within it.
            isReadingPaused = false
            return curl_easy_pause(handle, CURLPAUSE_RECV_CONT)
        }
    }

    // MARK: Called by libcurl

    extension CurlExchange {
        /// Takes a line of a head or of trailers; false stops the transfer.
        func receive(headerLine line: UnsafeRawBufferPointer) -> Bool {
            lastActivity = .now
            guard !control.withLock({ $0.isCancelled }) else { return false }
            do throws(TransportError) {
                if let response = try head?.consume(line) {
                    receiver?.transportDidReceive(response)
                }
                return true
            } catch {
                stopReason = error
                return false
            }
        }

        enum DataVerdict {
            case taken, paused, stopped
        }

        /// Takes a piece of the body.
        func receive(data: UnsafeRawBufferPointer) -> DataVerdict {
            lastActivity = .now
            let state = control.withLock { $0 }
            if state.isCancelled { return .stopped }
            if state.isPaused {
                isReadingPaused = true
                isClockStopped = true
                return .paused
            }
            receiver?.transportDidReceive(Data(data))
            return .taken
        }

        /// Supplies the next piece of the request's body; nil stops the transfer.
        func supply(_ buffer: UnsafeMutableRawBufferPointer) -> Int? {
            lastActivity = .now
            guard !control.withLock({ $0.isCancelled }) else { return nil }
            return body?.read(into: buffer) ?? (body == nil ? 0 : nil)
        }

        /// Goes to a position of the body, to send it again from there.
        func seek(to position: Int64) -> Bool {
            body?.seek(to: position) ?? false
        }

        /// Hears how many bytes of both bodies have passed.
        func progress(sent: Int64, received: Int64) {
            if received != receivedBytes {
                receivedBytes = received
                lastActivity = .now
            }
            if sent != sentBytes {
                sentBytes = sent
                lastActivity = .now
                if let body { receiver?.transportDidSend(sent, of: body.length) }
            }
        }
    }
#endif
