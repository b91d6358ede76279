import Foundation
import TestSupport

/// Generates from every document of `../shared/corpus` and compiles what comes out.
///
/// `CorpusCheck [PATTERN] [--keep DIR]`: the documents whose paths hold the pattern, in which `*` stands
/// for any characters; generated code stays in the folder, where one is named.
guard let options = Options(CommandLine.arguments.dropFirst()) else {
    print("usage: CorpusCheck [PATTERN] [--keep DIR]")
    exit(2)
}
guard Corpus.isPresent else {
    print("skipped: \(Corpus.absence)")
    exit(0)
}
exit(try await CorpusRun(options).run() ? 0 : 1)
