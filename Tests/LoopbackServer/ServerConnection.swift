import Foundation

/// Serves one connection until either side ends it.
struct ServerConnection {
    let socket: Socket
    let index: Int
    let state: ServerState
    let handlers: ServerHandlers

    func serve() {
        var reader = RequestReader(socket: socket)
        var count = 0
        while !state.isStopped {
            do {
                guard var request = try reader.head(connection: index, index: count) else { return }
                count += 1
                if let early = handlers.early?(request) {
                    state.record(request)
                    // What the client still sends is not read, so the connection cannot go on.
                    _ = send(early.closing(), answering: request)
                    return
                }
                if handlers.continues, request.header("Expect")?.lowercased() == "100-continue" {
                    guard socket.send(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8)) else { return }
                }
                guard let body = try reader.body(of: request) else { return }
                request.body = body
                state.record(request)
                let response = handlers.handler(request)
                guard send(response, answering: request), keepsAlive(request) else { return }
            } catch {
                _ = send(ServerResponse(status: 400, headers: [("Connection", "close")]), to: "GET")
                return
            }
        }
    }

    private func keepsAlive(_ request: ServerRequest) -> Bool {
        let option = request.header("Connection")?.lowercased()
        return request.httpVersion == "HTTP/1.0" ? option == "keep-alive" : option != "close"
    }

    private func send(_ response: ServerResponse, answering request: ServerRequest) -> Bool {
        send(response, to: request.method)
    }

    /// Sends an answer; false when the connection must end.
    private func send(_ response: ServerResponse, to method: String) -> Bool {
        for step in response.steps(answering: method) {
            switch step {
            case .data(let data):
                guard socket.send(data) else { return false }
            case .text(let text):
                guard socket.send(Data(text.utf8)) else { return false }
            case .endlessly(let text):
                let data = Data(text.utf8)
                while !state.isStopped { guard socket.send(data) else { return false } }
                return false
            case .call(let body):
                body()
            case .wait(let seconds):
                guard socket.waitWhileOpen(seconds: seconds) else { return false }
            case .close:
                return false
            case .reset:
                socket.resetOnClose()
                return false
            }
        }
        return true
    }
}
