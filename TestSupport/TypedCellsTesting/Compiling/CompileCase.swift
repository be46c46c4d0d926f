/// A Swift text, and the errors that the compiler should report for it.
///
/// `// error: WORDS` expects an error on its line whose message contains the words. On a line of its own, it
/// expects an error on the line of code above. `…` in the words matches any text. A text without such a
/// comment should compile.
///
/// A case that expects errors needs a twin: the same text without the mistake, which must compile. The
/// twin rules out other reasons for the errors. It is another text, or comments define it: `// twin: CODE`
/// on a line of its own replaces the line of code above.
///
/// ```swift
/// import TypedCells
///
/// @MainActor private func show() {
///   _ = Row(TextCell.self, 42)  // error: cannot convert value of type 'Int'
///   // twin: _ = Row(TextCell.self, "42")
/// }
/// ```
///
/// Cases are compiled together if none can see another: make top-level declarations `private`, and avoid
/// extensions and operators if the case doesn't need them. Other cases are compiled one by one, which takes
/// thirty times as long.
public struct CompileCase: Sendable {
  /// The case's name in failures: a name, or the path of its file.
  public let name: String

  /// The text of the case.
  public let source: String

  /// The text of the twin, if the comments of the case don't define it.
  public let twin: String?

  /// Another file that the case and its twin can see.
  public let shared: String?

  /// Creates a case.
  ///
  /// - Parameters:
  ///   - name: the case's name in failures.
  ///   - source: the text, a whole file with its imports.
  ///   - twin: the same text without the mistake; `nil` if comments in `source` define it.
  ///   - shared: another file that the case and its twin can see, for declarations that several cases need.
  ///     Its declarations aren't private.
  public init(
    _ name: String, _ source: String, twin: String? = nil, sharing shared: String? = nil
  ) {
    self.name = name
    self.source = source
    self.twin = twin
    self.shared = shared
  }
}
