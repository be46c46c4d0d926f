import HeadlessList
import Testing
import TypedCells
import TypedCellsTesting

/// A list that changes from one random content to the next.
@MainActor
struct `A list of random contents` {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var version = 0
  }

  private final class ItemCell: HeadlessCell, Updatable {
    func update(viewData item: Item) { lines = ["\(item.id) v\(item.version)"] }
  }

  private typealias Content = [(id: Int, header: String?, items: [Item])]

  /// Counts how often each row was displayed, minus how often it ended displaying.
  @MainActor
  private final class Presence {
    var counts: [Int: Int] = [:]
  }

  private func content(_ random: inout SeededGenerator) -> Content {
    let sections = (0..<4).shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random))
    var items = (0..<14).shuffled(using: &random).prefix(Int.random(in: 0...14, using: &random))
    return sections.map { section in
      let own = items.prefix(Int.random(in: 0...6, using: &random))
      items = items.dropFirst(own.count)
      return (
        section, [nil, "h", "i"][Int.random(in: 0..<3, using: &random)],
        own.map { Item(id: $0, version: Int.random(in: 0..<2, using: &random)) }
      )
    }
  }

  private func sections(
    _ content: Content, _ presence: Presence
  ) -> [ListSection<HeadlessCell>] {
    content.map { section in
      ListSection(id: section.id, header: section.header) {
        for item in section.items {
          Row(ItemCell.self, item)
            .on(.willDisplay, weak: presence) { presence, item in
              presence.counts[item.id, default: 0] += 1
            }
            .on(.didEndDisplaying, weak: presence) { presence, item in
              presence.counts[item.id, default: 0] -= 1
            }
        }
      }
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `shows the last content, and each row is inserted and deleted once`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let list = RecordedList(height: 2_000)
    let presence = Presence()
    for step in 0..<60 {
      let content = content(&random)
      list.driver.apply(sections(content, presence))
      let expected = content.flatMap { section in
        [section.header].compactMap(\.self) + section.items.map { "  \($0.id) v\($0.version)" }
      }
      #expect(
        list.host.picture == expected.joined(separator: "\n"), "seed \(seed), step \(step)")
      let present = presence.counts.filter { $0.value != 0 }
      #expect(
        present == Dictionary(uniqueKeysWithValues: content.flatMap(\.items).map { ($0.id, 1) }),
        "seed \(seed), step \(step)")
    }
    #expect(list.failures.isEmpty)
    #expect(list.host.counters.built <= 14)
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `shows a part of the last content in a small viewport`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let list = RecordedList(height: 100)
    let presence = Presence()
    for step in 0..<60 {
      let content = content(&random)
      list.driver.apply(sections(content, presence))
      list.host.scroll(by: Double(Int.random(in: -100...100, using: &random)))
      for visible in list.host.visibleCells {
        let item = content[visible.path.section].items[visible.path.row]
        #expect(visible.cell.lines == ["\(item.id) v\(item.version)"], "seed \(seed), step \(step)")
      }
      let count = content.reduce(0) { $0 + $1.items.count + ($1.header == nil ? 0 : 1) }
      #expect(
        list.host.picture.split(separator: "\n").count >= min(count, 5),
        "seed \(seed), step \(step)")
      #expect(
        presence.counts.values.reduce(0, +) == list.host.visibleCells.count,
        "seed \(seed), step \(step)")
    }
    #expect(list.failures.isEmpty)
  }

  /// Lazy rows are compared only between the unchanged rows at both ends.
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `reports the same for lazy rows as for written ones`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (lazy, written) = (RecordedList(height: 2_000), RecordedList(height: 2_000))
    var numbers = Array(0..<40)
    for step in 0..<60 {
      let start = Int.random(in: 0...numbers.count, using: &random)
      let end = Int.random(in: start...min(start + 6, numbers.count), using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: numbers.removeSubrange(start..<end)
      case 1: numbers[start..<end].shuffle(using: &random)
      default:
        let new = (40 + step * 5)..<(40 + step * 5 + 3)
        numbers.replaceSubrange(start..<end, with: numbers[start..<end].reversed() + Array(new))
      }
      var told: [SectionedChanges] = []
      lazy.driver.apply(
        [ListSection(id: 0) { LazyRows(numbers, id: \.self) { Row(NumberCell.self, $0) } }]
      ) { told.append($0) }
      written.driver.apply(
        [ListSection(id: 0) { for number in numbers { Row(NumberCell.self, number).id(number) } }]
      ) { told.append($0) }
      #expect(lazy.shown == numbers.map { "\($0)" }, "seed \(seed), step \(step)")
      if step > 0 { #expect(told.count == 2 && told[0] == told[1], "seed \(seed), step \(step)") }
    }
    #expect(lazy.failures.isEmpty && written.failures.isEmpty)
  }
}
