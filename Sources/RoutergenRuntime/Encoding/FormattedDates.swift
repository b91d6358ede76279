import Foundation

/// A date, an array of dates, or an optional of either: what a parameter with a date format takes.
public protocol DateParameter: Sendable {
    /// The dates as texts of a format.
    ///
    /// A date that the format cannot express is nil.
    func parameterContent(_ format: DateFormat) -> ParameterContent?
}

extension Date: DateParameter {
    /// The date as text.
    public func parameterContent(_ format: DateFormat) -> ParameterContent? {
        format.string(from: self).map(ParameterContent.text)
    }
}

extension Array: DateParameter where Element: DateParameter {
    /// The dates as texts.
    public func parameterContent(_ format: DateFormat) -> ParameterContent? {
        var contents: [ParameterContent] = []
        for element in self {
            guard let content = element.parameterContent(format) else { return nil }
            contents.append(content)
        }
        return .list(contents)
    }
}

extension Optional: DateParameter where Wrapped: DateParameter {
    /// The date as text; `absent` for `nil`.
    public func parameterContent(_ format: DateFormat) -> ParameterContent? {
        switch self {
        case .none: .absent
        case .some(let date): date.parameterContent(format)
        }
    }
}

// Dates in another form than RFC 3339.
extension RequestBuilder {
    /// Appends a date to the path; see `segment(_:_:style:)`.
    public mutating func segment(
        _ name: String, _ date: some DateParameter, format: DateFormat,
        style: ParameterStyle = .standard
    ) {
        guard let content = content(name, date, format) else { return }
        segment(name, content, style: style)
    }

    /// Adds dates to the query; `nil` adds nothing.
    public mutating func query(
        _ name: String, _ date: some DateParameter, format: DateFormat,
        style: ParameterStyle = .standard
    ) {
        guard let content = content(name, date, format) else { return }
        queryBytes.appendItems(named: name, content, style: style)
    }

    /// Sets a header to dates; `nil` sets nothing.
    public mutating func header(
        _ name: String, _ date: some DateParameter, format: DateFormat,
        style: ParameterStyle = .standard
    ) {
        guard let content = content(name, date, format) else { return }
        header(name, content, style: style)
    }

    /// Adds dates as a cookie; `nil` adds nothing.
    public mutating func cookie(
        _ name: String, _ date: some DateParameter, format: DateFormat,
        style: ParameterStyle = .standard
    ) {
        guard let content = content(name, date, format) else { return }
        cookie(name, content, style: style)
    }

    /// Adds dates to a form; `nil` adds nothing.
    public mutating func form(
        _ name: String, _ date: some DateParameter, format: DateFormat,
        style: ParameterStyle = .standard
    ) {
        guard let content = content(name, date, format) else { return }
        form(name, content, style: style)
    }

    /// Adds dates to a multipart body; `nil` adds nothing.
    public mutating func multipart(
        _ name: String, _ date: some DateParameter, format: DateFormat
    ) {
        guard let content = content(name, date, format) else { return }
        multipart(MultipartFormData.parts(named: name, JSON(content)))
    }

    private mutating func content(
        _ name: String, _ date: some DateParameter, _ format: DateFormat
    ) -> ParameterContent? {
        guard let content = date.parameterContent(format) else {
            fail(.invalidParameter(name: name, problem: "is a date that its format cannot express"))
            return nil
        }
        return content
    }
}
