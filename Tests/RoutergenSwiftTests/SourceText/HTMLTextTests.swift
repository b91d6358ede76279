import Testing

@testable import RoutergenSwift

@Suite("HTML in descriptions")
struct HTMLTextTests {
    @Test("becomes Markdown", arguments: replaced)
    func becomesMarkdown(_ html: String, _ markdown: String) {
        #expect(HTMLText.markdown(of: html) == markdown)
    }

    static let replaced = [
        ("<p>One.</p>\n\n<p>Two.</p>", "One.\n\nTwo.\n"),
        ("One.<br/>Two.<br>Three.", "One.\n\nTwo.\n\nThree."),
        (
            #"See <a class="x" href="/docs/cards">cards</a> and <a name='top'>this</a>."#,
            "See [cards](/docs/cards) and this."
        ),
        ("<strong>All</strong> of <em>them</em>: <code>a</code>", "**All** of *them*: `a`"),
        ("Any of:<ul>\n<li>one</li>\n<li>two</li>\n</ul>", "Any of:\n\n- one\n\n- two\n"),
        ("a</b>, </em>b</code> and <b>c</b></b>", "a, b and **c**"),
        ("R&amp;D&nbsp;&mdash; 5 &lt; 6", "R&D — 5 < 6"),
    ]

    @Test(
        "stays where it may be something else",
        arguments: [
            "<currency> and <Say>hello</Say>", "a < b > c", "`<p>` and ``<a href=\"`\">``",
            "```\n<b>bold</b>\n```", "<p", "</>", "<a href=", "`", "&", "&unknown;", "",
        ])
    func stays(_ text: String) {
        #expect(HTMLText.markdown(of: text) == text)
    }
}
