/// A Swift text, and what the compiler is to say about it.
///
/// `// error: WORDS` expects an error on its line whose message holds the words, and on a line of its own
/// an error on the line of code above. `…` in the words stands for anything. Without such a comment the
/// text is to compile.
///
/// A case that expects errors needs a twin: the same text without the mistake, which must compile, for a
/// text that is refused for another reason proves nothing. The twin is another text, or follows from
/// comments: `// twin: CODE` on a line of its own stands for the line of code above.
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
/// Cases are compiled together, as long as none can see another: make top-level declarations `private`,
/// and write no extensions and operators where they do not matter. Other cases are compiled one by one,
/// which takes thirty times as long.
public struct CompileCase: Sendable {
  /// What failures call the case: a name, or the path of its file.
  public let name: String

  /// The text of the case.
  public let source: String

  /// The text of the twin, when it is not in the comments of the case.
  public let twin: String?

  /// Another file that the case and its twin can see.
  public let shared: String?

  /// Creates a case.
  ///
  /// - Parameters:
  ///   - name: what failures are to call it.
  ///   - source: the text, a whole file with its imports.
  ///   - twin: the same text without the mistake, when comments do not say it.
  ///   - shared: another file that the case and its twin can see, for what several cases need. Its
  ///     declarations are not private.
  public init(
    _ name: String, _ source: String, twin: String? = nil, sharing shared: String? = nil
  ) {
    self.name = name
    self.source = source
    self.twin = twin
    self.shared = shared
  }
}
