public import GRDB

/// A book in the library.
public struct Book: Identifiable, Hashable, Sendable {
  public let id: Int64
  public var title: String
  public var author: String
  public var genre: String
  public var year: Int
  public var note: String?
  public var isFavorite: Bool

  public init(
    id: Int64, title: String, author: String, genre: String, year: Int, note: String? = nil,
    isFavorite: Bool = false
  ) {
    (self.id, self.title, self.author, self.genre) = (id, title, author, genre)
    (self.year, self.note, self.isFavorite) = (year, note, isFavorite)
  }
}

extension Book: TableRecord, FetchableRecord, PersistableRecord {
  public init(row: Row) {
    self.init(
      id: row["id"], title: row["title"], author: row["author"], genre: row["genre"],
      year: row["year"], note: row["note"], isFavorite: row["isFavorite"])
  }

  public func encode(to container: inout PersistenceContainer) {
    container["id"] = id
    container["title"] = title
    container["author"] = author
    container["genre"] = genre
    container["year"] = year
    container["note"] = note
    container["isFavorite"] = isFavorite
  }
}
