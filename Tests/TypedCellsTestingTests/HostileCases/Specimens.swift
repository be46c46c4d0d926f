public import TypedCellsTesting

extension CompileCase {
  /// Returns cases for measurements, with equally many of each kind of mistake, and each with its twin.
  ///
  /// - Parameter count: The number of texts, including twins.
  public static func specimens(texts count: Int) -> [CompileCase] {
    (0..<count / 2).map { number in
      let mistake = tenMistakes[number % tenMistakes.count]
      return mistake.specimen(number, imports: "import TypedCells\n\n")
    }
  }

  /// One mistake of each of the ten kinds that the compiler's phases distinguish.
  private static var tenMistakes: [Mistake] {
    let names = [
      "wrong type", "unknown name", "missing member", "call from outside of an actor",
      "class that is not Sendable", "use before initialisation", "overlapping access",
      "missing return", "value consumed twice", "value used after it was sent",
    ]
    return names.compactMap { name in mistakes.first { $0.name == name } }
  }
}
