import Foundation
import LoopbackServer
import RoutergenRuntime
import Testing

/// What clients of OpenAPI documents make of answers, over a real socket.
@Suite("Answers of OpenAPI documents")
struct OpenAPIAnswersTests {
    private func call<Value>(
        _ status: Int, _ headers: [(String, String)] = [], _ body: String = "",
        _ call: (JobReports.Client) async throws -> Value
    ) async throws -> Value {
        let answer = ServerResponse(
            status: status, headers: headers.map { ($0.0, $0.1) }, body: Data(body.utf8))
        let server = try LoopbackServer { _ in answer }
        defer { server.stop() }
        return try await call(
            JobReports.Client(configuration: JobReports.Configuration(baseURL: server.baseURL)))
    }

    @Test("Headers, with the value or alone")
    func headers() async throws {
        let headers = [("X-Total", "2"), ("X-Order", "desc"), ("Link", "<a>, <b>")]
        let (jobs, listed) = try await call(200, headers, #"[{"id": 1}]"#) {
            try await $0.jobs.listJobsWithHeaders()
        }
        #expect(jobs.map(\.id) == [1])
        #expect(listed.xTotal == 2)
        #expect(listed.xOrder == .desc)
        #expect(listed.link == ["<a>", "<b>"])
        let few = try await call(200, [("X-Total", "0")], "[]") {
            try await $0.jobs.listJobsWithHeaders()
        }
        #expect(few.value.isEmpty)
        #expect(few.headers.xOrder == nil)
        #expect(few.headers.link == nil)
        let (result, location) = try await call(201, [("Location", "/jobs/1")], #"{"id": 1}"#) {
            try await $0.jobs.addJobWithHeaders(body: JobReports.Job(id: 1))
        }
        guard case .created(let job) = result else {
            Issue.record("\(result)")
            return
        }
        #expect(job.id == 1)
        #expect(location.location == URL(string: "/jobs/1"))
    }

    @Test("A header that is missing matters only to those who ask for it")
    func missingHeader() async throws {
        #expect(try await call(200, [], "[]") { try await $0.jobs.listJobs() }.isEmpty)
        let error = await #expect(throws: RouterError.self) {
            try await call(200, [], "[]") { try await $0.jobs.listJobsWithHeaders() }
        }
        #expect(error?.description.contains("the header 'X-Total' is missing") == true)
    }

    @Test("Other successes of a range, and errors of one")
    func ranges() async throws {
        let later = try await call(202) { try await $0.jobs.addJob(body: JobReports.Job(id: 1)) }
        guard case .success = later else {
            Issue.record("\(later)")
            return
        }
        let error = await #expect(throws: RouterError.self) {
            try await call(418, [], #"{"title": "no"}"#) { try await $0.jobs.listJobs() }
        }
        #expect((error?.body as? JobReports.Problem)?.title == "no")
    }

    @Test("Other media types, which the request asks for")
    func mediaTypes() async throws {
        let server = try LoopbackServer { request in
            .text(request.headers.first { $0.name.lowercased() == "accept" }?.value ?? "")
        }
        defer { server.stop() }
        let api = JobReports.Client(
            configuration: JobReports.Configuration(baseURL: server.baseURL))
        #expect(try await api.report.readReportAsCSV() == "text/csv")
        let bytes = try await api.report.readReportAsMsExcel()
        #expect(String(decoding: bytes, as: UTF8.self) == "application/vnd.ms-excel")
    }

    @Test("Other media types of several successes, which differ with the status")
    func mediaTypesOfSeveral() async throws {
        let text = try await call(201, [("Content-Type", "text/csv")], "1;2") {
            try await $0.report.makeReportAsCSV()
        }
        guard case .created("1;2") = text else {
            Issue.record("\(text)")
            return
        }
        let later = try await call(202) { try await $0.report.makeReportAsCSV() }
        guard case .accepted = later else {
            Issue.record("\(later)")
            return
        }
        // A new page is described in no PDF, so that it comes as it always does.
        let page = try await call(201, [], #"{"id": 5}"#) {
            try await $0.report.makeReportAsPDF()
        }
        guard case .created(let job) = page else {
            Issue.record("\(page)")
            return
        }
        #expect(job.id == 5)
    }

    @Test("Headers of errors, as far as they came")
    func errorHeaders() async throws {
        let headers = [("Retry-After", "30"), ("X-Reasons", "a, b")]
        let busy = await #expect(throws: RouterError.self) {
            try await call(429, headers, #"{"title": "busy"}"#) { try await $0.jobs.listJobs() }
        }
        let read = try JobReports.JobsClient.ListJobsErrorHeaders(#require(busy))
        #expect(read.retryAfter == 30)
        #expect(read.xReasons == ["a", "b"])
        let proxy = await #expect(throws: RouterError.self) {
            try await call(503) { try await $0.jobs.listJobs() }
        }
        #expect(try JobReports.JobsClient.ListJobsErrorHeaders(#require(proxy)).retryAfter == nil)
        let unfit = await #expect(throws: RouterError.self) {
            try await call(503, [("Retry-After", "later")]) { try await $0.jobs.listJobs() }
        }
        let mistake = #expect(throws: RouterError.self) {
            try JobReports.JobsClient.ListJobsErrorHeaders(#require(unfit))
        }
        #expect(mistake?.description.contains("the header 'Retry-After' is no Int") == true)
        #expect(mistake?.responseCode == 503)
    }

    @Test("Where only 'default' is described, the status says whether it is an error")
    func onlyDefault() async throws {
        #expect(try await call(201, [], #"{"id": 3}"#) { try await $0.job.readJob() }.id == 3)
        let error = await #expect(throws: RouterError.self) {
            try await call(500, [], #"{"id": 4}"#) { try await $0.job.readJob() }
        }
        #expect(error?.responseCode == 500)
        #expect((error?.body as? JobReports.Job)?.id == 4)
    }
}
