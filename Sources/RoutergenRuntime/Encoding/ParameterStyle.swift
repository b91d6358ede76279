/// How arrays and objects are written as parameters; scalars ignore it.
///
/// `ids = [1, 2]` and `filter = {a: 1, b: 2}` in a query:
///
/// | style | array | object |
/// | --- | --- | --- |
/// | `standard` | `ids=1&ids=2` | `filter[a]=1&filter[b]=2` |
/// | `comma` | `ids=1,2` | `filter=a,1,b,2` |
/// | `repeat` | `ids=1&ids=2` | `a=1&b=2` |
/// | `brackets` | `ids[]=1&ids[]=2` | `filter[a]=1&filter[b]=2` |
/// | `indexed` | `ids[0]=1&ids[1]=2` | `filter[a]=1&filter[b]=2` |
/// | `space` | `ids=1%202` | `filter=a%201%20b%202` |
/// | `pipe` | `ids=1%7C2` | `filter=a%7C1%7Cb%7C2` |
/// | `deep` | `ids=1&ids=2` | `filter[a]=1&filter[b]=2` |
/// | `dot` | `ids=1&ids=2` | `filter.a=1&filter.b=2` |
/// | `tab` | `ids=1%092` | `filter=a%091%09b%092` |
/// | `pairs` | `ids=1,2` | `filter=a=1,b=2` |
/// | `json` | `ids=[1,2]` | `filter={"a":1,"b":2}` |
/// | `jsonElements` | `ids=1&ids=2` | `filter={"a":1,"b":2}` |
///
/// Brackets are sent as `%5B` and `%5D`, since RFC 3986 allows none in a query.
///
/// In a path segment:
///
/// | style | array | object |
/// | --- | --- | --- |
/// | `label` | `.1,2` | `.a,1,b,2` |
/// | `labelExploded` | `.1.2` | `.a=1.b=2` |
/// | `matrix` | `;ids=1,2` | `;filter=a,1,b,2` |
/// | `matrixExploded` | `;ids=1;ids=2` | `;a=1;b=2` |
///
/// `label` and `matrix` write scalars, too: `.1`, `;id=1`. In a path segment, a header or a cookie
/// every other style but `space`, `pipe`, `tab`, `pairs` and `json` means `comma`, except that `repeat`
/// makes several cookies: `ids=1; ids=2`, `a=1; b=2`.
public enum ParameterStyle: String, Sendable, Hashable, CaseIterable {
    /// What the location does when nothing is said.
    case standard
    /// One value, parts separated by commas.
    case comma
    /// One item per part: OpenAPI's `form` with `explode`.
    case `repeat`
    /// `[]` behind the name of an array, `[key]` behind the name of an object.
    case brackets
    /// `[0]`, `[1]` … behind the name of an array.
    case indexed
    /// One value, parts separated by spaces.
    case space
    /// One value, parts separated by `|`.
    case pipe
    /// `[key]` behind the name of an object: OpenAPI's `deepObject`.
    case deep
    /// `.key` behind the name of an object.
    case dot
    /// One value, parts separated by tabs: Swagger's `tsv`.
    case tab
    /// One value, fields as `key=value` separated by commas: OpenAPI's `simple` with `explode`.
    case pairs
    /// In a path: a period and the parts separated by commas (RFC 6570, section 3.2.5).
    case label
    /// In a path: a period before each part.
    case labelExploded
    /// In a path: `;name=` and the parts separated by commas (RFC 6570, section 3.2.7).
    case matrix
    /// In a path: `;name=` before each element, `;key=` before each field.
    case matrixExploded
    /// The value as JSON text.
    case json
    /// One item per element of an array, each as JSON text.
    case jsonElements
}
