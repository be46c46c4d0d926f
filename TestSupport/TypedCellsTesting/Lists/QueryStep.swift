/// A step of a random session with a query.
struct QueryStep {
  enum Kind: CaseIterable {
    // Edits of the content.
    case insert, delete, restore, move, change, insertSection, deleteSection, moveSection
    // What happens to the reads and to the screen.
    case setDelivery, setReporting, deliver, fail, scroll, wait
    /// Delivers all reads, and compares the screen with the query.
    case compare

    var isEdit: Bool {
      switch self {
      case .insert, .delete, .restore, .move, .change, .insertSection, .deleteSection, .moveSection:
        true
      default: false
      }
    }
  }

  let kind: Kind
  /// The task that takes the step.
  let writer: Int
  /// The edits with the same number are one change of the query.
  let transaction: Int
  /// Select among what there is when the step is taken, so that a step means something after others were removed.
  let numbers: [UInt64]

  /// Returns an element of a collection; `nil` if it's empty.
  ///
  /// Each element gets a random rank, so the same one is selected after others were inserted or deleted.
  ///
  /// - Parameters:
  ///   - elements: the elements.
  ///   - position: the position of the step's number by which to select.
  ///   - number: returns the number of an element, which no other has.
  func element<Elements: Collection>(
    of elements: Elements, by position: Int = 0, number: (Elements.Element) -> Int
  ) -> Elements.Element? {
    func rank(_ element: Elements.Element) -> UInt64 {
      var random = SeededGenerator(seed: numbers[position] ^ UInt64(number(element)))
      return random.next()
    }
    return elements.map { (rank($0), $0) }.min { $0.0 < $1.0 }?.1
  }

  /// Returns a number below another one, which is at least 1.
  func number(below end: Int, by position: Int = 0) -> Int {
    element(of: 0..<end, by: position) { $0 } ?? 0
  }

  /// The number of tasks that take steps.
  static let writers = 3

  /// Returns random steps, of which the first ones select how reads return and what changes report.
  static func random(count: Int, seed: UInt64) -> [QueryStep] {
    var random = SeededGenerator(seed: seed)
    // Rows change more often than sections.
    let kinds = Kind.allCases + [.insert, .delete, .move, .change, .change, .deliver, .scroll]
    var transaction = 0
    var writer = 0
    var wasEdit = false
    return (0..<count).map { position in
      let kind: Kind =
        switch position {
        case 0: .setDelivery
        case 1: .setReporting
        default: random.element(of: kinds) ?? .wait
        }
      if !(wasEdit && kind.isEdit) || random.number(in: 0...2) == 0 {
        transaction += 1
        writer = random.number(in: 1...writers)
      }
      wasEdit = kind.isEdit
      return QueryStep(
        kind: kind, writer: writer, transaction: transaction,
        numbers: (0..<3).map { _ in random.next() })
    }
  }
}
