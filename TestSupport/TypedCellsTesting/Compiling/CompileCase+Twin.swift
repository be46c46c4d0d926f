import Foundation

extension CompileCase {
  /// Returns the text with the lines replaced by their `twin:` comments, or `nil` if it has none.
  ///
  /// Line numbers don't change, because each new line replaces its comment.
  package static func derivedTwin(of source: String) -> String? {
    let remarks = SourceScan(source).comments(marked: "twin:")
    if remarks.isEmpty { return nil }
    var lines = source.components(separatedBy: "\n")
    let replaced = remarks.map { ($0.codeLine, "") } + remarks.map { ($0.line, $0.text) }
    for (line, text) in replaced where line > 0 { lines[line - 1] = text }
    return lines.joined(separator: "\n")
  }

  /// The texts to compile: the case itself and its twin; none if the case has a defect.
  var texts: [CompileText] {
    guard defect == nil else { return [] }
    let twin = twin ?? Self.derivedTwin(of: source)
    return [CompileText(source, shared: shared)]
      + (twin.map { [CompileText($0, shared: shared, expectsErrors: false)] } ?? [])
  }

  /// A mistake in the case itself, which makes it useless whatever the compiler reports.
  var defect: CompileDefect? {
    let scan = SourceScan(source)
    let remarks = scan.comments(marked: "twin:")
    let twinExpectsErrors = twin.map { !SourceScan($0).expectations.isEmpty } ?? false
    let hasOwnTwin = twin != nil
    func defect(_ law: String, _ detail: String) -> CompileDefect {
      CompileDefect(law: law, detail: detail)
    }
    let texts = [source, twin, shared].compactMap { $0 }
    if texts.contains(where: { $0.allSatisfy(\.isWhitespace) }) {
      return defect("compile.notEmpty", "the code is empty, so it checks nothing")
    }
    if let wordless = scan.expectations.first(where: \.isWordless) {
      return defect(
        "compile.quotesErrors", "line \(wordless.line) must quote the error: // error: WORDS")
    }
    if let trailing = remarks.first(where: { $0.line <= $0.codeLine || $0.codeLine == 0 }) {
      return defect(
        "compile.hasTwin",
        "the twin in line \(trailing.line) must be on a separate line below the line it replaces"
      )
    }
    switch (scan.expectations.isEmpty, hasOwnTwin, !remarks.isEmpty) {
    case (false, false, false):
      return defect(
        "compile.hasTwin",
        "a case that expects an error needs a twin that compiles: // twin: CODE below the line, "
          + "or another text")
    case (_, true, true):
      return defect("compile.hasTwin", "there are two twins, in comments and as another text")
    case (true, _, true), (true, true, _):
      return defect(
        "compile.quotesErrors",
        "there is a twin, so the case must quote the error that it expects: // error: WORDS")
    case (_, _, _):
      return twinExpectsErrors
        ? defect("compile.twinCompiles", "the twin must not expect an error") : nil
    }
  }
}
