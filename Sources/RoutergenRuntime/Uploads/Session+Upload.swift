import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// Requests with bodies from memory, files, streams and forms. Where `shouldAutomaticallyResume` is nil, the session
// says whether they start by themselves.
extension Session {
    /// Sends data to a URL.
    public func upload(
        _ data: Data, to url: some URLConvertible, method: HTTPMethod = .post,
        headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil,
        shouldAutomaticallyResume: Bool? = nil, requestModifier: RequestModifier? = nil
    ) -> UploadRequest {
        upload(to: url, method, headers, interceptor, shouldAutomaticallyResume, requestModifier) {
            $0.httpBody = data
        }
    }

    /// Sends data with a request.
    public func upload(
        _ data: Data, with convertible: some URLRequestConvertible,
        interceptor: (any RequestInterceptor)? = nil, shouldAutomaticallyResume: Bool? = nil
    ) -> UploadRequest {
        upload(with: convertible, interceptor, shouldAutomaticallyResume) { $0.httpBody = data }
    }

    /// Sends the contents of a file to a URL; they are not read into memory.
    public func upload(
        _ fileURL: URL, to url: some URLConvertible, method: HTTPMethod = .post,
        headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil,
        shouldAutomaticallyResume: Bool? = nil, requestModifier: RequestModifier? = nil
    ) -> UploadRequest {
        upload(to: url, method, headers, interceptor, shouldAutomaticallyResume, requestModifier) {
            try $0.setBody(.file(fileURL))
        }
    }

    /// Sends the contents of a file with a request; they are not read into memory.
    public func upload(
        _ fileURL: URL, with convertible: some URLRequestConvertible,
        interceptor: (any RequestInterceptor)? = nil, shouldAutomaticallyResume: Bool? = nil
    ) -> UploadRequest {
        upload(with: convertible, interceptor, shouldAutomaticallyResume) {
            try $0.setBody(.file(fileURL))
        }
    }

    /// Sends what a stream yields to a URL. The stream is made anew whenever the body is sent again.
    public func upload(
        _ stream: TransportStream, to url: some URLConvertible, method: HTTPMethod = .post,
        headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil,
        shouldAutomaticallyResume: Bool? = nil, requestModifier: RequestModifier? = nil
    ) -> UploadRequest {
        upload(to: url, method, headers, interceptor, shouldAutomaticallyResume, requestModifier) {
            try $0.setBody(.stream(stream))
        }
    }

    /// Sends what a stream yields with a request. The stream is made anew whenever the body is sent again.
    public func upload(
        _ stream: TransportStream, with convertible: some URLRequestConvertible,
        interceptor: (any RequestInterceptor)? = nil, shouldAutomaticallyResume: Bool? = nil
    ) -> UploadRequest {
        upload(with: convertible, interceptor, shouldAutomaticallyResume) {
            try $0.setBody(.stream(stream))
        }
    }

    /// Sends a form of several parts to a URL.
    public func upload(
        multipartFormData form: MultipartFormData, to url: some URLConvertible,
        method: HTTPMethod = .post, headers: HTTPHeaders? = nil,
        interceptor: (any RequestInterceptor)? = nil, shouldAutomaticallyResume: Bool? = nil,
        requestModifier: RequestModifier? = nil
    ) -> UploadRequest {
        upload(to: url, method, headers, interceptor, shouldAutomaticallyResume, requestModifier) {
            try $0.setForm(form)
        }
    }

    /// Sends a form of several parts, which a closure fills, to a URL.
    public func upload(
        multipartFormData fill: (inout MultipartFormData) -> Void, to url: some URLConvertible,
        method: HTTPMethod = .post, headers: HTTPHeaders? = nil,
        interceptor: (any RequestInterceptor)? = nil, shouldAutomaticallyResume: Bool? = nil,
        requestModifier: RequestModifier? = nil
    ) -> UploadRequest {
        var form = MultipartFormData()
        fill(&form)
        return upload(
            multipartFormData: form, to: url, method: method, headers: headers,
            interceptor: interceptor, shouldAutomaticallyResume: shouldAutomaticallyResume,
            requestModifier: requestModifier)
    }

    /// Sends a form of several parts with a request.
    public func upload(
        multipartFormData form: MultipartFormData, with convertible: some URLRequestConvertible,
        interceptor: (any RequestInterceptor)? = nil, shouldAutomaticallyResume: Bool? = nil
    ) -> UploadRequest {
        upload(with: convertible, interceptor, shouldAutomaticallyResume) { try $0.setForm(form) }
    }

    /// Sends a form of several parts, which a closure fills, with a request.
    public func upload(
        multipartFormData fill: (inout MultipartFormData) -> Void,
        with convertible: some URLRequestConvertible,
        interceptor: (any RequestInterceptor)? = nil, shouldAutomaticallyResume: Bool? = nil
    ) -> UploadRequest {
        var form = MultipartFormData()
        fill(&form)
        return upload(
            multipartFormData: form, with: convertible, interceptor: interceptor,
            shouldAutomaticallyResume: shouldAutomaticallyResume)
    }

    private func upload(
        to url: some URLConvertible, _ method: HTTPMethod, _ headers: HTTPHeaders?,
        _ interceptor: (any RequestInterceptor)?, _ startsAutomatically: Bool?,
        _ modify: RequestModifier?, _ setBody: (inout URLRequest) throws -> Void
    ) -> UploadRequest {
        upload(interceptor, startsAutomatically) {
            var request = try urlRequest(url, method, headers, modify)
            try setBody(&request)
            return request
        }
    }

    private func upload(
        with convertible: some URLRequestConvertible, _ interceptor: (any RequestInterceptor)?,
        _ startsAutomatically: Bool?, _ setBody: (inout URLRequest) throws -> Void
    ) -> UploadRequest {
        upload(interceptor, startsAutomatically) {
            var request = try convertible.asURLRequest()
            try setBody(&request)
            return request
        }
    }

    private func upload(
        _ interceptor: (any RequestInterceptor)?, _ startsAutomatically: Bool?,
        _ make: () throws -> URLRequest
    ) -> UploadRequest {
        let request = UploadRequest(
            session: self, route: nil, initialRequest: initialRequest(route: nil, make),
            interceptor: interceptor)
        return start(request, automatically: startsAutomatically)
    }
}

extension URLRequest {
    /// Sets a body that is read while it is sent.
    fileprivate mutating func setBody(_ source: BodySource) throws(RouterError) {
        httpBody = nil
        httpBodyStream = SegmentedStream(try SegmentedBody(source))
    }

    /// Sets a form and, unless the request has one, its content type.
    fileprivate mutating func setForm(_ form: MultipartFormData) throws(RouterError) {
        setBody(try form.body().encoded())
        if value(forHTTPHeaderField: "Content-Type") == nil {
            setValue(form.contentType, forHTTPHeaderField: "Content-Type")
        }
    }
}
