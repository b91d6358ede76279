#if os(Linux)
    import CCurl
    import Foundation

    extension TransportMetrics.Exchange {
        /// The figures of a transfer.
        ///
        /// - Parameter handle: nil where the transfer never began.
        init(url: URL, clock: CurlClock, bodyBytesSent: Int64, handle: UnsafeMutableRawPointer?) {
            self.init(url: url, total: clock.total)
            queued = clock.queued
            firstByte = clock.firstByte
            guard let handle else { return }
            let info = CurlInformation(handle: handle)
            self.bodyBytesSent = bodyBytesSent
            bodyBytesReceived = info.offset(CURLINFO_SIZE_DOWNLOAD_T)
            headerBytesSent = Int64(info.number(CURLINFO_REQUEST_SIZE))
            headerBytesReceived = Int64(info.number(CURLINFO_HEADER_SIZE))
            setConnection(info)
        }

        /// libcurl counts every time from the start of the transfer, and zero is one that never came.
        private mutating func setConnection(_ info: CurlInformation) {
            let lookedUp = info.seconds(CURLINFO_NAMELOOKUP_TIME_T)
            let connected = info.seconds(CURLINFO_CONNECT_TIME_T)
            let isNew = info.number(CURLINFO_NUM_CONNECTS) > 0
            if let address = info.text(CURLINFO_PRIMARY_IP), !address.isEmpty {
                remoteAddress = address
                remotePort = info.number(CURLINFO_PRIMARY_PORT)
                httpVersion = info.httpVersion
                isReusedConnection = !isNew
                guard isNew else { return }
            }
            nameLookup = lookedUp
            connect = connected.map { max(0, $0 - (lookedUp ?? 0)) }
            secureConnection = info.seconds(CURLINFO_APPCONNECT_TIME_T).map {
                max(0, $0 - (connected ?? 0))
            }
        }
    }

    /// Asks libcurl about a transfer.
    private struct CurlInformation {
        let handle: UnsafeMutableRawPointer

        func number(_ info: CURLINFO) -> Int {
            var value = 0
            _ = ccurl_get_long(handle, info, &value)
            return value
        }

        func offset(_ info: CURLINFO) -> Int64 {
            var value: curl_off_t = 0
            _ = ccurl_get_offset(handle, info, &value)
            return Int64(value)
        }

        func text(_ info: CURLINFO) -> String? {
            var value: UnsafePointer<CChar>?
            _ = ccurl_get_string(handle, info, &value)
            return value.map { String(cString: $0) }
        }

        /// nil for zero.
        func seconds(_ info: CURLINFO) -> TimeInterval? {
            let microseconds = offset(info)
            return microseconds > 0 ? TimeInterval(microseconds) / 1_000_000 : nil
        }

        var httpVersion: String? {
            switch number(CURLINFO_HTTP_VERSION) {
            case Int(CURL_HTTP_VERSION_1_0): "HTTP/1.0"
            case Int(CURL_HTTP_VERSION_1_1): "HTTP/1.1"
            case Int(CURL_HTTP_VERSION_2_0): "HTTP/2"
            case Int(CURL_HTTP_VERSION_3): "HTTP/3"
            default: nil
            }
        }
    }
#endif
