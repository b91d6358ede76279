import Alamofire
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@main
enum Driver {
    static func main() throws {
        roundTrip(
            "everything",
            """
            {"id": 1, "note": null, "shape": {"radius": 2.5}, "more": {"side": 1, "color": "red"},
             "place": [1.5, "here", true, 4, 5], "state": 2, "level": 3, "extra": 9,
             "inner": {"id": 2, "shape": {"angle": 1}, "state": 3, "place": [1, "there"]}}
            """)
        roundTrip("little", #"{"id": 1}"#)
        roundTrip("nothing", "{}")
        roundTrip("another type", #"{"id": "1"}"#)
        let thing = try? Shapes.decoder.decode(
            Shapes.Thing.self, from: Data(#"{"id": 1, "other": null, "state": 5}"#.utf8))
        print(thing?.nullFields ?? [], thing?.level ?? 0, thing.map { "\($0.state as Any)" } ?? "-")
        show("change") {
            try Shapes.ThingsRouter.changeThing(
                id: 1, body: Shapes.Change(name: .value("n"), count: .null)
            ).asURLRequest()
        }
    }

    static func roundTrip(_ title: String, _ text: String) {
        do {
            let thing = try Shapes.decoder.decode(Shapes.Thing.self, from: Data(text.utf8))
            show(title, thing, Shapes.encoder)
        } catch { print("== \(title)\nthrows") }
    }
}
