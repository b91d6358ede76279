#if os(Linux)
    import CCurl
    import Foundation

    /// One request on its way through libcurl, and its answer.
    ///
    /// Callers of any thread reach `control` only. Everything else belongs to the thread that has the seat of the
    /// loop, which is why the class can be called `Sendable` without a check.
    ///
    /// While it has a `handle`, that keeps this object, and libcurl calls it.
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

        let control = Protected(Control())

        let prepared: Result<CurlRequest, TransportError>
        var phase = Phase.new
        private(set) var handle: CurlHandle?
        private var receiver: (any TransportReceiver)?
        private var body: CurlBody?
        private var head: ResponseHeadParser?
        private var trust = ServerTrustEvaluator.default
        private var clock: CurlClock
        /// As libcurl counts it, with the framing of chunks.
        private var sentOnWire: Int64 = 0
        /// Bytes of the body, as the receiver was told.
        private var sentBytes: Int64 = 0
        private var receivedBytes: Int64 = 0
        /// What libcurl has been told, or has told itself, to stop: reading, and sending for want of data.
        private var pausedDirections: CurlDirections = []
        /// Why a callback stopped the transfer.
        private var stopReason: TransportError?

        /// The time of the engine's present step.
        private var time: CurlTime?

        init(_ request: TransportRequest, receiver: any TransportReceiver) {
            self.receiver = receiver
            prepared = Result { () throws(TransportError) in try CurlRequest(request) }
            clock = CurlClock(total: request.totalLimit)
        }

        /// When the exchange has been idle, or has lasted, for too long; nil when it may.
        var deadline: ContinuousClock.Instant? { clock.deadline }

        /// What is said when `deadline` has passed.
        var timeout: TransportError { clock.timeout }

        private var now: ContinuousClock.Instant { time?.now ?? .now }

        /// Since its turn came.
        var duration: Duration { clock.duration }

        /// The turn of the exchange has come.
        ///
        /// - Parameter onBodyProgress: Called, on any thread, when a body that was slow goes on.
        /// - Throws: `.bodyUnreadable` or `.serverTrustFailed`.
        func begin(
            _ request: CurlRequest, configuration: TransportConfiguration, time: CurlTime,
            onBodyProgress: @escaping @Sendable () -> Void
        ) throws(TransportError) {
            self.time = time
            clock.begin(idle: request.idleLimit, at: time.now)
            trust = try configuration.trust(for: request.origin)
            body = try CurlBody(request.body, onProgress: onBodyProgress)
            head = ResponseHeadParser(
                url: request.url, expectsContinue: request.expectsContinue,
                signsIn: request.credential != nil)
        }

        /// Takes a handle of libcurl until `releaseHandle(isWhole:)`.
        ///
        /// - Throws: `.serverTrustFailed`, or `.other` when libcurl refuses an option.
        func take(
            _ handle: CurlHandle, for request: CurlRequest, configuration: TransportConfiguration
        ) throws(TransportError) {
            self.handle = handle
            try handle.take(
                self, for: request, body: body, trust: trust, configuration: configuration)
        }

        /// Whether the handle may serve another exchange, to be asked before it is released. One that has had a stream
        /// of HTTP/2 may not: among many at a time, libcurl 7.88 then refuses some with "a bad argument".
        var hasReusableHandle: Bool {
            var version = 0
            guard let handle else { return false }
            _ = ccurl_get_long(handle.pointer, CURLINFO_HTTP_VERSION, &version)
            return version == CURL_HTTP_VERSION_1_0 || version == CURL_HTTP_VERSION_1_1
        }

        /// Ends libcurl's side. Not to be called from within a libcurl callback.
        ///
        /// - Parameter isWhole: Whether the whole answer has come.
        /// - Returns: The handle; nil where the exchange has none.
        func releaseHandle(isWhole: Bool) -> CurlHandle? {
            let handle = handle
            handle?.release(isWhole: isWhole)
            self.handle = nil
            body = nil
            return handle
        }

        /// What the end of the transfer means; nil is success.
        func failure(for code: CURLcode) -> TransportError? {
            if let stopReason { return stopReason }
            if let failure = body?.failure, code != CURLE_OK { return failure }
            var requestSize = 0
            if code != CURLE_OK, let handle {
                _ = ccurl_get_long(handle.pointer, CURLINFO_REQUEST_SIZE, &requestSize)
            }
            let hasHead = head?.isComplete ?? false
            var failure = TransportError(
                code, message: code == CURLE_OK ? "" : handle?.message ?? "",
                progress: CurlProgress(hasSentRequest: requestSize > 0, hasHead: hasHead))
            if trust.isPinned,
                [CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE].contains(code)
            {
                failure?.kind = .serverTrustFailed
            }
            if failure == nil, !hasHead, head?.hasHeldBackHead != true {
                return TransportError(.connectionLost, "the connection ended within the head")
            }
            return failure
        }

        /// Tells the receiver about the end, once; a cancellation that came in time wins. Before
        /// `releaseHandle(isWhole:)`, which takes the figures away.
        func complete(_ failure: TransportError?) {
            let isCancelled = control.withLock {
                $0.isFinished = true
                return $0.isCancelled
            }
            if let receiver {
                if failure == nil, !isCancelled { tellRest(receiver) }
                if case .success(let request) = prepared {
                    let figures = TransportMetrics.Exchange(
                        url: request.url, clock: clock, bodyBytesSent: sentBytes,
                        handle: handle?.pointer)
                    receiver.transportDidCollect(TransportMetrics(exchanges: [figures]))
                }
                receiver.transportDidComplete(
                    isCancelled
                        ? TransportError(.cancelled, "the request was cancelled") : failure)
            }
            // The receiver usually holds the task, which holds this object.
            receiver = nil
        }

        /// What only the end of a good answer brings to light.
        private func tellRest(_ receiver: any TransportReceiver) {
            // Of chunks, libcurl does not report the last ones.
            if let body, body.length == nil { tellSent(body.offset) }
            if let response = head?.endHeads() { receiver.transportDidReceive(response) }
            if let trailers = head?.trailers, !trailers.isEmpty {
                receiver.transportDidReceiveTrailers(trailers)
            }
        }

        /// Makes libcurl stop or go on as `control` and the body say.
        ///
        /// - Returns: What libcurl says; it may deliver data while it goes on, and fail at that.
        func applyPause() -> CURLcode {
            guard let handle else { return CURLE_OK }
            let isPaused = control.withLock { $0.isPaused }
            if isPaused != clock.isStopped { clock.set(isStopped: isPaused) }
            var wanted = pausedDirections
            if isPaused { wanted.insert(.reading) } else { wanted.remove(.reading) }
            if body?.isReady != false { wanted.remove(.sending) }
            guard wanted != pausedDirections else { return CURLE_OK }
            // Before the call, because a callback may pause again from within it.
            let before = pausedDirections
            pausedDirections = wanted
            let code = curl_easy_pause(handle.pointer, wanted.rawValue)
            guard code == CURLE_BAD_FUNCTION_ARGUMENT else { return code }
            // Said while there is no connection. Then the callbacks will pause where it is still wanted.
            pausedDirections = before.intersection(wanted)
            return CURLE_OK
        }
    }

    // MARK: Called by libcurl

    extension CurlExchange {
        /// Takes a line of a head or of trailers; false stops the transfer.
        func receive(headerLine line: UnsafeRawBufferPointer) -> Bool {
            clock.receive(at: now)
            guard !control.withLock({ $0.isCancelled }) else { return false }
            do throws(TransportError) {
                guard let response = try head?.consume(line) else { return true }
                if head?.isComplete == true {
                    receiver?.transportDidReceive(response)
                } else {
                    receiver?.transportDidReceiveInformational(response)
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
            clock.touch(at: now)
            if let response = head?.endHeads() { receiver?.transportDidReceive(response) }
            let state = control.withLock { $0 }
            if state.isCancelled { return .stopped }
            if state.isPaused {
                pausedDirections.insert(.reading)
                clock.set(isStopped: true)
                return .paused
            }
            receiver?.transportDidReceive(Data(data))
            return .taken
        }

        /// Supplies the next piece of the request's body; nil stops the transfer.
        func supply(_ buffer: UnsafeMutableRawBufferPointer) -> CurlBody.Piece? {
            guard !control.withLock({ $0.isCancelled }) else { return nil }
            guard let body else { return .end }
            let piece = body.read(into: buffer)
            if case .nothingYet = piece {
                pausedDirections.insert(.sending)
            } else {
                clock.touch(at: now)
            }
            return piece
        }

        /// Goes to a position of the body, to send it again from there.
        func seek(to position: Int64) -> Bool {
            // The connection on which it was paused is gone.
            pausedDirections.remove(.sending)
            return body?.seek(to: position) ?? false
        }

        /// Hears how many bytes of both bodies have passed.
        func progress(sent: Int64, received: Int64) {
            if received != receivedBytes {
                receivedBytes = received
                clock.touch(at: now)
            }
            guard sent != sentOnWire, let body else { return }
            sentOnWire = sent
            clock.touch(at: now)
            tellSent(min(sent, body.offset))
        }

        private func tellSent(_ count: Int64) {
            guard count != sentBytes, let body else { return }
            sentBytes = count
            receiver?.transportDidSend(count, of: body.length)
        }
    }
#endif
