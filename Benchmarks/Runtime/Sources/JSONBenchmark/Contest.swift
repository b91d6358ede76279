import Foundation
import Measuring
import RoutergenRuntime

/// A document that two decoders read, and two encoders write again.
struct Contest {
    /// What the document is like.
    let name: String
    let document: Data
    /// How many times the document is read in a round.
    let repetitions: Int
    /// How many times as fast as Foundation decoding has to be.
    let decodingLimit: Double
    private let contestants: Contestants

    /// The times of all rounds, in seconds, and how many times as fast ours was.
    struct Outcome {
        var ours: [Double] = []
        var foundation: [Double] = []

        var speedup: Double { zip(ours, foundation).map { $1 / $0 }.median }
    }

    /// - Throws: Where a decoder does not read the document, or what an encoder writes is not read back.
    init<Model: JSONModel, Plain: Codable>(
        _ name: String, _ document: Data, repetitions: Int = 1, decodingLimit: Double = 6,
        _ model: Model.Type, _ plain: Plain.Type
    ) throws {
        self.name = name
        self.document = document
        self.repetitions = repetitions
        self.decodingLimit = decodingLimit
        contestants = try Contestants(document, model, plain)
    }

    func decode(rounds: Int) throws -> Outcome {
        try run(rounds, contestants.decode, contestants.decodePlain)
    }

    func encode(rounds: Int) throws -> Outcome {
        try run(rounds, contestants.encode, contestants.encodePlain)
    }

    /// Repeats one of the four for a profiler: `decode`, `encode`, `parse`, or one with `Plain` behind it.
    func repeatAlone(_ work: String) throws {
        let body =
            switch work {
            case "encode": contestants.encode
            case "parse": contestants.parse
            case "decodePlain": contestants.decodePlain
            case "encodePlain": contestants.encodePlain
            default: contestants.decode
            }
        let rounds = 100
        let seconds = try (0..<rounds).map { _ in try time(body) }
        let rate = Double(document.count * repetitions) / seconds.median / 1_000_000
        print(String(format: "\(name), \(work): %.1f MB/s", rate))
    }

    private func run(
        _ rounds: Int, _ one: () throws -> Void, _ other: () throws -> Void
    ) throws -> Outcome {
        var outcome = Outcome()
        for round in 0...rounds {
            let ours = try time(one)
            let foundation = try time(other)
            // The first round warms up.
            guard round > 0 else { continue }
            outcome.ours.append(ours)
            outcome.foundation.append(foundation)
        }
        return outcome
    }

    private func time(_ body: () throws -> Void) throws -> Double {
        let start = ContinuousClock.now
        for _ in 0..<repetitions { try body() }
        return start.duration(to: .now) / .seconds(1)
    }
}

/// What is measured, without the types.
private struct Contestants {
    let decode: () throws -> Void
    let decodePlain: () throws -> Void
    let encode: () throws -> Void
    let encodePlain: () throws -> Void
    let parse: () throws -> Void

    init<Model: JSONModel, Plain: Codable>(
        _ document: Data, _ model: Model.Type, _ plain: Plain.Type
    ) throws {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        let ours = try Model(jsonData: document)
        let theirs = try decoder.decode(Plain.self, from: document)
        // Either reads what the other has written.
        _ = try Model(jsonData: try encoder.encode(theirs))
        _ = try decoder.decode(Plain.self, from: ours.jsonData())
        decode = { keep(try Model(jsonData: document)) }
        decodePlain = { keep(try decoder.decode(Plain.self, from: document)) }
        encode = { keep(ours.jsonData()) }
        encodePlain = { keep(try encoder.encode(theirs)) }
        parse = { keep(try JSONReader(parsing: document)) }
    }
}

/// Takes a value where the compiler cannot see that nobody needs it.
@inline(never)
private func keep<Value>(_ value: Value) {}
