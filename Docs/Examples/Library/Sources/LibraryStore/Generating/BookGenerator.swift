/// Invents books.
///
/// Each book depends only on the seed and its number, so an import that was interrupted continues at any number, and a test
/// knows what every row must contain.
public struct BookGenerator: Hashable, Sendable {
  public let seed: UInt64

  public init(seed: UInt64 = 2026) { self.seed = seed }

  /// Returns the book with a number. The number is its identity.
  public func book(_ number: Int64) -> Book {
    // The numbers are spread first because seeds that are next to each other would give overlapping sequences.
    var spread = SplitMix64(seed: UInt64(bitPattern: number))
    var random = SplitMix64(seed: seed ^ spread.next())
    let title = title(&random)
    let author = random.choose(Words.names) + " " + surname(&random)
    return Book(
      id: number, title: title, author: author, genre: random.choose(Words.genres),
      year: 1850 + Int(random.next() % 175))
  }

  private func title(_ random: inout SplitMix64) -> String {
    let (adjective, noun) = (random.choose(Words.adjectives), random.choose(Words.nouns))
    let place = random.choose(Words.places)
    let article = "AEIOU".contains(adjective.prefix(1)) ? "An" : "A"
    switch random.next() % 4 {
    case 0: return "The \(adjective) \(noun)"
    case 1: return "The \(noun) of \(place)"
    case 2: return "\(article) \(adjective) \(noun) in \(place)"
    default: return "\(place) and the \(adjective) \(noun)"
    }
  }

  /// Two syllables of two lists make a name that nobody is likely to have.
  private func surname(_ random: inout SplitMix64) -> String {
    random.choose(Words.surnameBeginnings) + random.choose(Words.surnameEnds)
  }
}
