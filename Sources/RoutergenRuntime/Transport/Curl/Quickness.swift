#if os(Linux)
    /// Which origins answer so fast that handing a request to another thread would take longer.
    struct Quickness {
        /// What is fast, and how long a caller may wait in the seat of a `CurlLoop`: not longer than he would be busy
        /// with decoding a large answer, because others may wait for his thread.
        static let limit = Duration.milliseconds(1)

        /// Those whose last exchange was quick. There are few: they are on this machine or beside it.
        private var origins: Set<Origin> = []

        /// Whether the next answer of an origin is likely to be quick.
        func expects(_ origin: Origin) -> Bool { origins.contains(origin) }

        /// Remembers how long the last exchange with an origin took.
        mutating func note(_ duration: Duration, of origin: Origin) {
            if duration > Self.limit {
                origins.remove(origin)
            } else {
                origins.insert(origin)
            }
        }
    }
#endif
