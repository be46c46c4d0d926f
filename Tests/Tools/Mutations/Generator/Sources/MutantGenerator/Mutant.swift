/// A change of one place in the code.
public struct Mutant: Sendable {
  /// The number that selects it.
  public let id: Int
  public let kind: MutationKind
  /// The path of its file, from the root of the repository.
  public let file: String
  /// The line of the original file, from 1.
  public let line: Int
  /// The names of the enclosing declarations, joined with periods.
  public let function: String
  /// The code that it changes, on one line.
  public let original: String

  /// Identifies the mutant, also after lines were added above it.
  public var key: String { [file, function, kind.rawValue, original].joined(separator: "\t") }
}

/// A mutant, and the edits by which its number selects it.
struct Site {
  let mutant: Mutant
  /// The bytes of the code that it changes.
  let extent: Range<Int>
  let edits: [Edit]
}

/// A change of the text of a file.
enum Edit {
  /// Inserts a text before the code of the site.
  case open(String)
  /// Inserts a text behind the code of the site.
  case close(String)
  /// Replaces a part of the code, which contains no other site.
  case replace(Range<Int>, String)
}
