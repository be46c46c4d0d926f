import TypedCells

/// Content for every toolkit: sections of items, each with an identity and a version.
struct RandomContent: Equatable {
  struct Item: Identifiable, Equatable {
    let id: Int
    var version: Int

    var text: String { "\(id) v\(version)" }
  }

  struct Section: Equatable {
    let id: Int
    let header: String?
    let items: [Item]
  }

  let sections: [Section]

  /// - Parameter itemCount: The number of items to choose from. Each section gets some of them.
  init(itemCount: Int, using random: inout SeededGenerator) {
    let ids = (0..<4).shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random))
    var items = (0..<itemCount).shuffled(using: &random)[...]
    sections = ids.map { id in
      let own = items.prefix(Int.random(in: 0...itemCount / 2, using: &random))
      items = items.dropFirst(own.count)
      return Section(
        id: id, header: [nil, "h", "i"][Int.random(in: 0..<3, using: &random)],
        items: own.map { Item(id: $0, version: Int.random(in: 0..<2, using: &random)) })
    }
  }

  var paths: [RowPath] {
    sections.enumerated().flatMap { section, content in
      content.items.indices.map { RowPath(section: section, row: $0) }
    }
  }

  func item(at path: RowPath) -> Item { sections[path.section].items[path.row] }
}

/// Counts how often each item was displayed, minus how often it ended displaying.
@MainActor
final class Presence {
  private var counts: [Int: Int] = [:]

  func come(_ id: Int) { counts[id, default: 0] += 1 }
  func leave(_ id: Int) { counts[id, default: 0] -= 1 }

  /// The items on screen, or `nil` if an item was displayed twice or ended displaying twice.
  var present: Set<Int>? {
    let odd = counts.values.contains { $0 != 0 && $0 != 1 }
    return odd ? nil : Set(counts.filter { $0.value == 1 }.keys)
  }
}
