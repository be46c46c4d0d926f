/// A declaration up to its body, as positions of tokens.
struct Declaration {
  struct Attribute {
    /// The name, such as `@MainActor`.
    let name: String
    let positions: Range<Int>
  }

  /// The keyword, such as `func`.
  let keyword: String
  /// The name with the names of the types around it.
  let name: String
  let attributes: [Attribute]
  let modifiers: [Attribute]
  /// The part from the keyword up to the body or the initial value.
  let header: Range<Int>
  let isPublic: Bool
}
