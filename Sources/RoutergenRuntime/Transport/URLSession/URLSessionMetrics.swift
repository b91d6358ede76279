#if !canImport(FoundationNetworking)
    import Foundation

    extension TransportMetrics.Exchange {
        /// The figures of a transaction of `URLSession`.
        init(url: URL, _ transaction: URLSessionTaskTransactionMetrics) {
            func seconds(_ start: Date?, _ end: Date?) -> TimeInterval? {
                start.flatMap { start in end.map { $0.timeIntervalSince(start) } }
            }
            let start = transaction.fetchStartDate
            self.init(url: url, total: seconds(start, transaction.responseEndDate) ?? 0)
            nameLookup = seconds(
                transaction.domainLookupStartDate, transaction.domainLookupEndDate)
            secureConnection = seconds(
                transaction.secureConnectionStartDate, transaction.secureConnectionEndDate)
            // The handshake is a part of what `URLSession` calls connecting.
            connect = seconds(
                transaction.connectStartDate,
                transaction.secureConnectionStartDate ?? transaction.connectEndDate)
            firstByte = seconds(start, transaction.responseStartDate)
            bodyBytesSent = transaction.countOfRequestBodyBytesSent
            bodyBytesReceived = transaction.countOfResponseBodyBytesReceived
            headerBytesSent = transaction.countOfRequestHeaderBytesSent
            headerBytesReceived = transaction.countOfResponseHeaderBytesReceived
            isReusedConnection = transaction.isReusedConnection
            httpVersion = transaction.networkProtocolName.map(Self.httpVersion)
            remoteAddress = transaction.remoteAddress
            remotePort = transaction.remotePort
        }

        /// From the names of ALPN (RFC 7301): `h2` → `HTTP/2`.
        private static func httpVersion(_ name: String) -> String {
            switch name.lowercased() {
            case "h2", "h2c": "HTTP/2"
            case "h3": "HTTP/3"
            default: name.uppercased()
            }
        }
    }
#endif
