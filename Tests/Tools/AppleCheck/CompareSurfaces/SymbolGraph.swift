/// The compiler's description of a module's public declarations.
struct SymbolGraph: Decodable {
  struct Name: Decodable {
    let identifier: String
  }

  struct Precise: Decodable {
    let precise: String
  }

  struct Fragment: Decodable {
    let spelling: String
  }

  struct Symbol: Decodable {
    let kind: Name
    let identifier: Precise
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let accessLevel: String

    var declaration: String { declarationFragments.map(\.spelling).joined() }
  }

  struct Relationship: Decodable {
    let source: String
    let target: String
    let kind: String
    let targetFallback: String?
  }

  let symbols: [Symbol]
  let relationships: [Relationship]
}
