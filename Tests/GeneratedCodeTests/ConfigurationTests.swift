import Foundation
import RoutergenRuntime
import Testing

/// What a configuration made of a description, called and decoded: see
/// `Tests/Golden/Cases/configuration/openapi`.
@Suite("Code with types, names and protocols of the user's")
struct ConfigurationTests {
    private static let text = """
        {"id":"c1","amount":{"cents":1250},"fees":[{"cents":3}],"vat_rate":7.5,"rate":0.5,\
        "receipt_url":"not a URL at all","created":"2024-02-29T12:00:00Z","state":"succeeded_now",\
        "metadata":{"a":"b"},"parent_ids":["c0"],\
        "parent":{"id":"c0","amount":{"cents":1},"state":"soon"},"old_name":"old",\
        "source":{"kind":"bank_account","iban":"DE1","data":[1,null]},"ledger":{"pages":3}}
        """

    private func payment(_ text: String = Self.text) throws -> Bookkeeping.Payment {
        try Bookkeeping.Payment(jsonData: Data(text.utf8))
    }

    @Test("Reads and writes the user's types in place of the usual ones")
    func types() throws {
        let payment = try payment()
        let amount: Ledger.Money = payment.amount
        #expect(amount.cents == 1250)
        #expect(payment.fees == [Ledger.Money(cents: 3)])
        #expect(payment.rate == Ledger.Percent(0.5))
        #expect(payment.receipt == "not a URL at all")
        #expect(payment.metadata == ["a": "b"])
        #expect(payment.parentIDs == [Ledger.Key("c0")])
        let written = try JSON(jsonData: payment.jsonData())
        #expect(try written == JSON(jsonData: Data(Self.text.utf8)))
    }

    @Test("Is called in Swift as the user wants, and as the description says on the wire")
    func names() throws {
        let payment = try payment()
        #expect(payment.state == .done)
        #expect(payment.parent?.state == .unknown("soon"))
        #expect(payment.createdAt == Date(timeIntervalSince1970: 1_709_208_000))
        guard case .bank(let bank)? = payment.source else {
            Issue.record("the source is \(String(describing: payment.source))")
            return
        }
        #expect(bank.iban == "DE1")

        let route = Bookkeeping.ChargesRouter.charges(
            pageSize: 5, least: Ledger.Money(cents: 2), rate: Ledger.Percent(7.5))
        let request = try route.asURLRequest(with: Bookkeeping.Configuration())
        #expect(
            request.url?.absoluteString
                == "https://books.example.com/charges?per_page=5&cents=2&rate=7.5")
        let change = Bookkeeping.ChargesRouter.changeCharge(key: "a/b", body: .init(note: .null))
        let changed = try change.asURLRequest(with: Bookkeeping.Configuration())
        #expect(changed.url?.absoluteString == "https://books.example.com/charges/a%2Fb")
        #expect(changed.httpBody == Data(#"{"note":null}"#.utf8))
    }

    @Test("Conforms to what the user asks for, down to the last field")
    func conformances() throws {
        let payment = try payment()
        var other = payment
        #expect(Set([payment, other]).count == 1)
        other.parent?.amount = Ledger.Money(cents: 2)
        #expect(payment != other)
        #expect(Set([payment, other]).count == 2)

        func identity(of value: some Identifiable<String>) -> String { value.id }
        #expect(identity(of: payment) == "c1")
        let entry: any Ledger.Entry = payment
        #expect("\(entry)" == "1250 cents")
        #expect(Bookkeeping.Change(note: .null) != Bookkeeping.Change(note: .absent))
        let variant = try Bookkeeping.Anything(jsonData: Data(#"["a"]"#.utf8))
        #expect(try Set([variant, Bookkeeping.Anything(jsonData: variant.jsonData())]).count == 1)
    }
}
