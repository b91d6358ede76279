#if canImport(Combine)
    import Combine
    import Foundation

    extension Provider {
        /// Publishes the answer of a route, which is sent anew for each subscriber. Cancelling a subscription cancels its
        /// request.
        public func requestPublisher(
            _ target: Target, callbackQueue: DispatchQueue? = nil
        ) -> OncePublisher<Response, RouterError> {
            OncePublisher { [self] receive in
                let token = request(target, callbackQueue: callbackQueue, completion: receive)
                return { token.cancel() }
            }
        }
    }
#endif
