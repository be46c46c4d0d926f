import Foundation
import TypedCells

/// A section of items.
struct ItemSection: DiffableSection {
  let id: Int
  var rows: [Item<UUID>]

  var diffIdentity: Int { id }
}

/// The sections of a list before and after a change.
struct SectionedWorkload {
  let old: [ItemSection]
  var new: [ItemSection]

  /// Deletes one percent of the rows, inserts as many, moves some to other sections, and moves a few
  /// sections.
  init(sections: Int, rows: Int, random: inout SeededNumbers) {
    func items(_ count: Int) -> [Item<UUID>] {
      (0..<count).map { _ in Item(id: UUID(), value: 1) }
    }
    old = (0..<sections).map { ItemSection(id: $0, rows: items(rows)) }
    new = old
    for section in new.indices {
      let churn = rows / 100
      for _ in 0..<churn {
        new[section].rows.remove(at: Int.random(in: new[section].rows.indices, using: &random))
        new[section].rows.insert(
          contentsOf: items(1), at: Int.random(in: new[section].rows.indices, using: &random))
      }
      let row = new[section].rows.remove(
        at: Int.random(in: new[section].rows.indices, using: &random))
      let target = Int.random(in: new.indices, using: &random)
      new[target].rows.insert(row, at: Int.random(in: new[target].rows.indices, using: &random))
    }
    for _ in 0..<3 {
      let moved = new.remove(at: Int.random(in: 0..<sections, using: &random))
      new.insert(moved, at: Int.random(in: 0..<sections, using: &random))
    }
  }

  /// Performs the standard library's way on all rows.
  @inline(never)
  func standardWay() {
    let ids = Set(old.lazy.flatMap(\.rows).map(\.id))
    var count = 0
    for section in new {
      for item in section.rows where ids.contains(item.id) { count += 1 }
    }
    keep(count)
  }

  @inline(never)
  func diff() {
    keep(SectionedChanges(from: old, to: new).movesBetweenSections.count)
  }
}
