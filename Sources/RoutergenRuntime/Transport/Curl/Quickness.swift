#if os(Linux)
    /// Which origins answer so fast that handing a request to another thread would take longer.
    struct Quickness {
        /// What is fast, and how long a caller may wait in the seat of a `CurlLoop`: not longer than he would be busy
        /// with decoding a large answer, because others may wait for his thread.
        static let limit = Duration.milliseconds(1)
        /// What is so fast that it is worth it to stay awake for it.
        private static let sleepLimit = Duration.microseconds(200)
        /// How long whoever has the seat of a caller stays awake: about as long as it takes to wake the server's
        /// processor, and to get a small answer of it.
        static let spinLimit = Duration.microseconds(60)

        /// How long the last exchanges took that were quick. There are few origins: they are on this machine or
        /// beside it.
        private var durations: [Origin: Duration] = [:]

        /// Whether the next answer of an origin is likely to be quick.
        func expects(_ origin: Origin) -> Bool { durations[origin] != nil }

        /// Whether the next answer is likely to be there before a processor has gone to sleep and is woken again.
        func expectsAtOnce(_ origin: Origin) -> Bool {
            durations[origin].map { $0 <= Self.sleepLimit } ?? false
        }

        /// Remembers how long the last exchange with an origin took.
        mutating func note(_ duration: Duration, of origin: Origin) {
            durations[origin] = duration > Self.limit ? nil : duration
        }
    }
#endif
