/// Thrown inside a parser to give up on a file, after the reason was reported.
struct ParseStop: Error {}
