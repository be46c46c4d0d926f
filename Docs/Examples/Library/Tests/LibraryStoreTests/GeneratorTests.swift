import Testing

@testable import LibraryStore

struct `Generated books` {
  private let generator = BookGenerator(seed: 7)

  @Test func `are the same for a seed and a number, in any order`() {
    let forward = (1...500).map { generator.book($0) }
    let backward = (1...500).reversed().map { BookGenerator(seed: 7).book($0) }
    #expect(forward == backward.reversed())
    #expect(forward != (1...500).map { BookGenerator(seed: 8).book($0) })
  }

  @Test func `follow the published numbers of SplitMix64`() {
    var random = SplitMix64(seed: 1_234_567)
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(random.next() == 3_203_168_211_198_807_973)
  }

  @Test func `differ in genres, letters and titles`() {
    let books = (1...2000).map { generator.book($0) }
    #expect(Set(books.map(\.genre)).count == 12)
    #expect(Set(books.map { $0.author.prefix(1) }).count == 26)
    #expect(Set(books.map(\.title)).count > 1500)
    #expect(!books.contains { $0.title.hasPrefix("A A") })
  }
}
