import Foundation

/// How long a block works on its thread: what other programs take of the machine does not count.
func workingTime(_ body: () throws -> Void) rethrows -> Duration {
    let start = threadTime()
    try body()
    return threadTime() - start
}

private func threadTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
