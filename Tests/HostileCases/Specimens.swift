public import TypedCellsTesting

extension CompileCase {
  /// Cases for measurements: of each kind of mistake as many, each with its twin.
  ///
  /// - Parameter count: how many texts there are in all, twins included.
  public static func specimens(texts count: Int) -> [CompileCase] {
    (0..<count / 2).map { number in
      let mistake = tenMistakes[number % tenMistakes.count]
      return mistake.specimen(number, imports: "import TypedCells\n\n")
    }
  }

  /// One mistake of each of the ten kinds in which the compiler's phases differ.
  private static var tenMistakes: [Mistake] {
    let names = [
      "wrong type", "unknown name", "missing member", "call from outside of an actor",
      "class that is not Sendable", "use before initialisation", "overlapping access",
      "missing return", "value consumed twice", "value used after it was sent",
    ]
    return names.compactMap { name in mistakes.first { $0.name == name } }
  }
}
