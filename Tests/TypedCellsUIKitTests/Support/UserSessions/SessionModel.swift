/// The model of a row in a session.
struct SessionItem: Identifiable, Equatable {
  let id: Int
  var version = 0
  var height = 44.0

  var text: String { "\(id) v\(version)" }
}

/// The model of a screen in a session. It knows nothing of lists, so that it can be compared with one.
struct SessionModel: Equatable {
  struct Section: Equatable {
    let id: Int
    var items: [SessionItem]
    /// Whether the section shows a placeholder while it has no items.
    var hasPlaceholder: Bool
    /// Whether the placeholder is declared by `whenEmpty`, and not by an `if` among the rows.
    var usesWhenEmpty: Bool { id.isMultiple(of: 2) }
    /// Whether the rows are made on demand.
    var isLazy: Bool

    /// The rows of the section.
    var rows: [SessionItem] {
      items.isEmpty && hasPlaceholder ? [SessionItem(id: -1 - id)] : items
    }
  }

  private(set) var sections: [Section] = []
  private var nextID = 0

  var rows: [[SessionItem]] { sections.map(\.rows) }

  /// The items, without placeholders.
  var items: [SessionItem] { sections.flatMap(\.items) }

  // MARK: What a handler does

  mutating func newItem(using random: inout some RandomNumberGenerator) -> SessionItem {
    nextID += 1
    return SessionItem(id: nextID, height: [30, 44, 60].randomElement(using: &random) ?? 44)
  }

  mutating func remove(_ ids: Set<Int>) {
    for index in sections.indices { sections[index].items.removeAll { ids.contains($0.id) } }
  }

  mutating func insert(_ items: [SessionItem], inSectionAt section: Int, at index: Int) {
    sections[section].items.insert(contentsOf: items, at: index)
  }

  /// Removes an item at random from a section other than some.
  mutating func takeItem(
    outside sections: [Int], using random: inout some RandomNumberGenerator
  ) -> SessionItem? {
    let others = self.sections.enumerated().filter { !sections.contains($0.offset) }
      .flatMap(\.element.items)
    guard let item = others.randomElement(using: &random) else { return nil }
    remove([item.id])
    return item
  }

  // MARK: What happens elsewhere

  /// Changes the content at random.
  mutating func change(using random: inout some RandomNumberGenerator) {
    for _ in 0..<Int.random(in: 1...3, using: &random) { changeOnce(using: &random) }
  }

  private mutating func changeOnce(using random: inout some RandomNumberGenerator) {
    guard let section = sections.indices.randomElement(using: &random) else {
      return insertSection(using: &random)
    }
    let count = sections[section].items.count
    switch Int.random(in: 0..<14, using: &random) {
    case 0: if sections.count < 5 { insertSection(using: &random) }
    case 1: sections.remove(at: section)
    case 2: sections.shuffle(using: &random)
    case 3, 4: pinItem(using: &random)
    case 5, 6:
      for _ in 0..<Int.random(in: 1...4, using: &random) where items.count < 40 {
        let index = Int.random(in: 0...sections[section].items.count, using: &random)
        sections[section].items.insert(newItem(using: &random), at: index)
      }
    case 7:
      let start = Int.random(in: 0...count, using: &random)
      sections[section].items.removeSubrange(start..<min(start + 3, count))
    case 8: sections[section].items.shuffle(using: &random)
    case 9, 10:
      guard let item = sections[section].items.randomElement(using: &random),
        let target = sections.indices.randomElement(using: &random)
      else { return }
      remove([item.id])
      let index = Int.random(in: 0...sections[target].items.count, using: &random)
      sections[target].items.insert(item, at: index)
    case 11: changeHeights(using: &random) { _ in true }
    default:
      for row in sections[section].items.indices where Bool.random(using: &random) {
        sections[section].items[row].version += 1
      }
    }
  }

  /// Gives items other heights.
  mutating func changeHeights(
    using random: inout some RandomNumberGenerator, where isWanted: (SessionItem) -> Bool
  ) {
    for section in sections.indices {
      for row in sections[section].items.indices where isWanted(sections[section].items[row]) {
        guard Bool.random(using: &random) else { continue }
        sections[section].items[row].height = [30, 44, 60].randomElement(using: &random) ?? 44
      }
    }
  }

  /// Moves an item into a section that appears with it, or out of one that disappears with it.
  private mutating func pinItem(using random: inout some RandomNumberGenerator) {
    guard let item = items.randomElement(using: &random) else { return }
    let home = sections.first { $0.items.contains { $0.id == item.id } }
    remove([item.id])
    if let home, home.items.count == 1, sections.count > 1 {
      sections.removeAll { $0.id == home.id }
      sections[0].items.insert(item, at: 0)
    } else if sections.count > 5 {
      sections[0].items.insert(item, at: 0)
    } else {
      nextID += 1
      let pinned = Section(id: nextID, items: [item], hasPlaceholder: false, isLazy: false)
      sections.insert(pinned, at: 0)
    }
  }

  private mutating func insertSection(using random: inout some RandomNumberGenerator) {
    nextID += 1
    var section = Section(
      id: nextID, items: [], hasPlaceholder: Bool.random(using: &random),
      isLazy: Int.random(in: 0..<4, using: &random) == 0)
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      section.items.append(newItem(using: &random))
    }
    sections.insert(section, at: Int.random(in: 0...sections.count, using: &random))
  }
}
