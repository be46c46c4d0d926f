import HeadlessList
import Testing
import TypedCells
import TypedCellsTesting

/// Identities whose `==` contradicts itself. A dictionary of them would end the process.
@MainActor
struct `Identities with a random equality` {
  private struct Whim: Hashable {
    nonisolated(unsafe) static var random = SeededGenerator(seed: 0)
    let number: Int

    static func == (left: Self, right: Self) -> Bool { unsafe Bool.random(using: &random) }
    func hash(into hasher: inout Hasher) { hasher.combine(number % 3) }
  }

  private func sections(
    using random: inout SeededGenerator
  ) -> [ListSection<HeadlessCell>] {
    (0..<Int.random(in: 0...3, using: &random)).map { section in
      ListSection(id: Whim(number: section)) {
        for number in 0..<Int.random(in: 0...12, using: &random) {
          Row(NumberCell.self, number).id(Whim(number: number))
            .children(initiallyExpanded: number.isMultiple(of: 2)) {
              for child in 0..<number % 4 { Row(NumberCell.self, child).id(Whim(number: child)) }
            }
        }
      }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `end no process`(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    unsafe Whim.random = SeededGenerator(seed: seed)
    let list = RecordedList(height: 300)
    list.driver.selectionMode = .multiple
    for step in 0..<30 {
      list.driver.duplicates =
        [.refuse, .keepFirst, .disambiguate][Int.random(in: 0..<3, using: &random)]
      let id = Whim(number: Int.random(in: 0..<12, using: &random))
      switch step % 8 {
      case 0: list.driver.expandAll()
      case 1: list.driver.expand(id)
      case 2: list.driver.collapse(id)
      case 3: list.driver.reveal(id)
      case 4: list.driver.select(id)
      case 5: await list.driver.apply(inBackground: sections(using: &random))
      default: list.driver.apply(sections(using: &random))
      }
      _ = list.driver.isExpanded(id)
      _ = list.driver.expandedModels(as: Int.self)
    }
  }
}
