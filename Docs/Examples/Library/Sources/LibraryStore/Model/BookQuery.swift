import GRDB

/// What the user wants to see: a text to find, and the sections.
public struct BookQuery: Hashable, Sendable {
  /// What the sections have in common.
  public enum Grouping: String, CaseIterable, Sendable {
    /// One section for each genre, sorted by title.
    case genre

    /// One section for each first letter of an author's name, sorted by author.
    case author
  }

  /// The text that the user typed. It finds books with words that start with all of its words.
  public var text: String
  public var grouping: Grouping

  public init(text: String = "", grouping: Grouping = .genre) {
    (self.text, self.grouping) = (text, grouping)
  }

  /// The column whose value is the section's title.
  var sectionColumn: String {
    switch grouping {
    case .genre: "genre"
    case .author: "initial"
    }
  }

  /// The columns of the index that SQLite reads instead of sorting the books.
  var order: String {
    switch grouping {
    case .genre: "book.genre, book.title, book.id"
    case .author: "book.initial, book.author, book.title, book.id"
    }
  }

  /// The tables and the condition. A text without a word, such as "-", finds everything.
  var source: (sql: String, arguments: StatementArguments) {
    guard let pattern = FTS5Pattern(matchingAllPrefixesIn: text) else { return ("book", []) }
    return (
      "bookText JOIN book ON book.id = bookText.rowid WHERE bookText MATCH ?", [pattern]
    )
  }
}
