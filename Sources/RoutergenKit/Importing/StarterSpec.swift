/// The description that `routergen init` writes: small, whole, and explained.
package enum StarterSpec {
    package static let text = """
        # What your server offers. Documentation/NativeFormat.md of routergen explains every key.
        routergen: 1

        # The name of everything that is generated: Shop.Router, Shop.Client, Shop.Item.
        api: Shop
        base_url: https://api.example.com/v1

        # How requests prove who asks; routes name it under 'auth'.
        auth:
          token: bearer

        routes:
          # let page = try await client.listItems(term: "tea")
          listItems:
            docs: Items whose names contain a text.
            get: /items
            query:
              term: String
              page: Int = 1           # sent even when nobody gives it
              kind: Kind?             # left out when it is nil
            returns: "[Item]"

          addItem:
            docs: Adds an item.
            post: /items
            auth: token
            body: { json: { name: String, price: Decimal } }
            returns: { 201: Item }
            errors: { 422: Problem }

          removeItem: { delete: "/items/{id}", path: { id: Int }, auth: token }

        types:
          Item:
            id: Int
            name: String
            price: Decimal
            image_url: URL?           # may be absent or null; item.imageURL in Swift
            kind: Kind

          # Values that the server adds later are kept, and not refused.
          Kind: [food, drink, other]

          Problem: { message: String }

        """
}
