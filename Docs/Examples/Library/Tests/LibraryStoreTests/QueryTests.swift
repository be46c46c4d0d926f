import LibraryTestSupport
import Testing

@testable import LibraryStore

struct `A query` {
  private let books = (1...600).map { BookGenerator().book($0) }

  @Test(arguments: ["", "lantern", "lant amb", "-", "no such word"])
  func `finds words by their beginnings, in sections by genre`(text: String) async throws {
    let library = try TemporaryLibrary()
    let snapshot = try await library.fill(600).snapshot(of: BookQuery(text: text))
    let words = text.split(separator: " ").filter { $0 != "-" }
    let found = books.filter { book in
      let text = (book.title + " " + book.author).lowercased().split(separator: " ")
      return words.allSatisfy { word in text.contains { $0.hasPrefix(word) } }
    }
    let genres = Dictionary(grouping: found, by: \.genre).sorted { $0.key < $1.key }
    #expect(snapshot.groups.map(\.title) == genres.map(\.key))
    for (group, genre) in zip(snapshot.groups, genres) {
      #expect(group.ids == genre.value.sorted { ($0.title, $0.id) < ($1.title, $1.id) }.map(\.id))
    }
  }

  @Test func `has sections by the first letters of the authors`() async throws {
    let library = try TemporaryLibrary()
    let snapshot = try await library.fill(600).snapshot(of: BookQuery(grouping: .author))
    let letters = Dictionary(grouping: books) { String($0.author.prefix(1)) }
    #expect(snapshot.groups.map(\.title) == letters.keys.sorted())
    for group in snapshot.groups {
      let sorted = letters[group.title]?
        .sorted { ($0.author, $0.title, $0.id) < ($1.author, $1.title, $1.id) }
      #expect(group.ids == sorted?.map(\.id))
    }
  }

  @Test func `finds a note as soon as it is written`() async throws {
    let library = try TemporaryLibrary()
    let store = try await library.fill(100)
    try await store.setNote("lent to a neighbor", 42)
    let snapshot = try await store.snapshot(of: BookQuery(text: "neigh"))
    #expect(snapshot.groups.flatMap(\.ids) == [42])
  }
}
