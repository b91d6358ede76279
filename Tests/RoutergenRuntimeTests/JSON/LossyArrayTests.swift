import Foundation
import RoutergenRuntime
import Testing

struct LossyArrayTests {
    private struct Item: JSONModel, Equatable {
        let id: Int

        init(id: Int) { self.id = id }

        init(json: JSONReader) throws {
            let object = try json.object("Item")
            id = try object.required("id")
        }

        func write(json: inout JSONWriter) {
            json.beginObject()
            json.field("id", id)
            json.endObject()
        }
    }

    private struct Page: JSONModel {
        let items: LossyArray<Item>
        let more: LossyArray<Item>?

        init(json: JSONReader) throws {
            let object = try json.object("Page")
            items = try object.required("items")
            more = try object.optional("more")
        }

        func write(json: inout JSONWriter) {
            json.beginObject()
            json.field("items", items)
            json.field("more", more)
            json.endObject()
        }
    }

    @Test func dropsWhatCannotBeReadAndTellsWhy() throws {
        let page = try Page(text: #"{"items":[{"id":1},{"id":"x"},7,{},{"id":2}]}"#)
        #expect(page.items.map(\.id) == [1, 2])
        #expect(page.items.droppedCount == 3)
        #expect(
            page.items.dropped.map(\.description) == [
                #"items[1].id: expected integer, found string "x" (in Item, line 1, column 26, byte 25)"#,
                "items[2]: expected object, found number 7 (in Item, line 1, column 31, byte 30)",
                "items[3].id: the required field is missing (in Item, line 1, column 33, byte 32)",
            ])
        #expect(page.text == #"{"items":[{"id":1},{"id":2}]}"#)
        #expect(page.more == nil)
    }

    @Test func isStrictAboutEverythingElse() {
        #expect(
            problem { try Page(text: #"{"items":{}}"#) }
                == "items: expected array, found object (in Page, line 1, column 10, byte 9)")
        #expect(problem { try Page(text: "{}") }.contains("the required field is missing"))
        #expect(problem { try Page(text: #"{"items":[{"id":1},}"#) }.contains("invalid JSON"))
    }

    @Test func readsTheSameByEveryCoder() throws {
        let data = Data(#"{"items":[{"id":1},{"id":null}],"more":[{"id":3}]}"#.utf8)
        let page = try JSONDecoder().decode(Page.self, from: data)
        #expect(page.items == [Item(id: 1)])
        #expect(page.items.droppedCount == 1)
        #expect(page.more == [Item(id: 3)])
    }

    @Test func reportsTheFirstHundredOfManyAndCountsAll() throws {
        let text = "[" + String(repeating: "0,", count: 50_000) + #"{"id":1}]"#
        let items = try LossyArray<Item>(text: text)
        #expect(items.count == 1)
        #expect(items.dropped.count == 100)
        #expect(items.droppedCount == 50_000)
    }
}
