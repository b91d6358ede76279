#if canImport(Combine)
    import Combine
    import Foundation

    // One request has one answer, whoever subscribes, and subscribing starts it. To send it again for each subscriber,
    // make it in a `Deferred`. Cancelling a subscription cancels the request.
    extension DataRequest {
        /// Publishes what a serializer reads from the answer, with everything about it.
        ///
        /// - Parameter queue: where it is published; nil takes the session's completion queue.
        public func publishResponse<Serializer: DataResponseSerializerProtocol>(
            using serializer: Serializer, on queue: DispatchQueue? = nil
        ) -> OncePublisher<DataResponse<Serializer.SerializedObject>, Never> {
            OncePublisher { [self] receive in
                response(queue: queue, responseSerializer: serializer) { receive(.success($0)) }
                resume()
                return { [self] in cancel() }
            }
        }

        /// Publishes the body.
        public func publishData(
            queue: DispatchQueue? = nil
        ) -> OncePublisher<DataResponse<Data>, Never> {
            publishResponse(using: .data, on: queue)
        }

        /// Publishes the body as text.
        public func publishString(
            queue: DispatchQueue? = nil, encoding: String.Encoding? = nil
        ) -> OncePublisher<DataResponse<String>, Never> {
            publishResponse(using: .string(encoding: encoding), on: queue)
        }

        /// Publishes the body as a `Decodable` value.
        public func publishDecodable<Value: Decodable & Sendable>(
            type: Value.Type = Value.self, queue: DispatchQueue? = nil,
            decoder: any DataDecoder = JSONDecoder()
        ) -> OncePublisher<DataResponse<Value>, Never> {
            publishResponse(using: .decodable(of: type, decoder: decoder), on: queue)
        }

        /// Publishes the body as a model; see `responseModel(of:at:)`.
        public func publishModel<Value: JSONModel>(
            type: Value.Type = Value.self, at keyPath: [String] = [], queue: DispatchQueue? = nil
        ) -> OncePublisher<DataResponse<Value>, Never> {
            publishResponse(
                using: RouteModelSerializer<Value>(route: route, keyPath: keyPath), on: queue)
        }
    }

    extension DownloadRequest {
        /// Publishes where the file is.
        public func publishURL(
            queue: DispatchQueue? = nil
        ) -> OncePublisher<DownloadResponse<URL>, Never> {
            OncePublisher { [self] receive in
                responseURL(queue: queue) { receive(.success($0)) }
                resume()
                return { [self] in cancel() }
            }
        }
    }

    extension OncePublisher where Failure == Never {
        /// Publishes the value of a response alone, or fails with its error.
        public func value<Value>() -> OncePublisher<Value, RouterError>
        where Output == DataResponse<Value> {
            OncePublisher<Value, RouterError> { [start] receive in
                start { outcome in
                    switch outcome {
                    case .success(let response): receive(response.result)
                    }
                }
            }
        }
    }
#endif
