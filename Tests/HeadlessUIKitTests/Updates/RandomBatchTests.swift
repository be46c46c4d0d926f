import Foundation
import HeadlessUIKit
import Testing

/// A random change of sections and rows, with the calls that perform it. The content is computed here
/// step by step, independently of HeadlessUIKit's mapping of index paths.
private struct RandomBatch {
  var after: [[String]] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var moves: [(from: IndexPath, to: IndexPath)] = []

  init(from before: [[String]], next: inout Int, using generator: inout SeededGenerator) {
    // Selects the rows to delete, move or reload, by their old index paths.
    var staying: [[(path: IndexPath, title: String)]] = []
    var lifted: [(path: IndexPath, title: String)] = []
    for (section, rows) in before.enumerated() {
      if Int.random(in: 0..<8, using: &generator) == 0 {
        deletedSections.insert(section)
        continue
      }
      var kept: [(path: IndexPath, title: String)] = []
      for (row, title) in rows.enumerated() {
        let place = path(section, row)
        switch Int.random(in: 0..<10, using: &generator) {
        case 0, 1: deleted.append(place)
        case 2: lifted.append((place, title))
        case 3:
          reloaded.append(place)
          kept.append((place, title))
        default: kept.append((place, title))
        }
      }
      staying.append(kept)
    }
    // Inserts the moved and the new rows.
    var content: [[(title: String, from: IndexPath?, isNew: Bool)]] = staying.map { rows in
      rows.map { ($0.title, nil, false) }
    }
    guard !content.isEmpty else {
      // No section stays that rows could move to.
      deleted = []
      reloaded = []
      insertedSections = [0]
      after = [["\(next)"]]
      next += 1
      return
    }
    for row in lifted {
      let section = Int.random(in: content.indices, using: &generator)
      let place = Int.random(in: 0...content[section].count, using: &generator)
      content[section].insert((row.title, row.path, false), at: place)
    }
    for section in content.indices {
      for _ in 0..<Int.random(in: 0..<3, using: &generator) where content[section].count < 12 {
        let place = Int.random(in: 0...content[section].count, using: &generator)
        content[section].insert(("\(next)", nil, true), at: place)
        next += 1
      }
    }
    var isNew = content.map { _ in false }
    if content.count < 5, Int.random(in: 0..<3, using: &generator) == 0 {
      let place = Int.random(in: 0...content.count, using: &generator)
      content.insert([("\(next)", nil, true)], at: place)
      isNew.insert(true, at: place)
      next += 1
    }
    for (section, rows) in content.enumerated() {
      if isNew[section] { insertedSections.insert(section) }
      for (row, element) in rows.enumerated() where !isNew[section] {
        if let source = element.from { moves.append((source, path(section, row))) }
        if element.isNew { inserted.append(path(section, row)) }
      }
    }
    after = content.map { $0.map(\.title) }
  }
}

/// Performs random batches with UIKit's exceptions enabled. No batch raises one, and the table shows the
/// data source's content.
@MainActor
struct RandomBatchTests {
  @Test(arguments: [1, 20_26, 77] as [UInt64])
  func `a table follows four hundred random batches`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var next = 100
    let screen = TableScreen([numbers(0..<8), numbers(8..<12)])
    let table = screen.table
    for step in 0..<400 {
      let batch = RandomBatch(from: screen.titles.sections, next: &next, using: &generator)
      table.performBatchUpdates {
        screen.titles.sections = batch.after
        table.deleteSections(batch.deletedSections, with: .none)
        table.insertSections(batch.insertedSections, with: .none)
        table.deleteRows(at: batch.deleted, with: .none)
        table.insertRows(at: batch.inserted, with: .none)
        table.reloadRows(at: batch.reloaded, with: .none)
        for move in batch.moves { table.moveRow(at: move.from, to: move.to) }
      }
      if step % 3 == 0 {
        table.user.scroll(by: CGFloat(Int.random(in: -300...300, using: &generator)))
      }
      let expected = (table.indexPathsForVisibleRows ?? []).map { batch.after[$0.section][$0.row] }
      guard screen.shown == expected else {
        Issue.record("seed \(seed), step \(step): \(screen.shown) on screen, not \(expected)")
        return
      }
    }
  }

  @Test(arguments: [3, 99] as [UInt64])
  func `a collection follows four hundred random batches`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var next = 100
    let screen = CollectionScreen([numbers(0..<8), numbers(8..<12)])
    let collection = screen.collection
    for step in 0..<400 {
      let batch = RandomBatch(from: screen.tiles.sections, next: &next, using: &generator)
      collection.performBatchUpdates {
        screen.tiles.sections = batch.after
        collection.deleteSections(batch.deletedSections)
        collection.insertSections(batch.insertedSections)
        collection.deleteItems(at: batch.deleted)
        collection.insertItems(at: batch.inserted)
        collection.reloadItems(at: batch.reloaded)
        for move in batch.moves { collection.moveItem(at: move.from, to: move.to) }
      }
      let expected = collection.indexPathsForVisibleItems.map { batch.after[$0.section][$0.item] }
      guard screen.shown == expected else {
        Issue.record("seed \(seed), step \(step): \(screen.shown) on screen, not \(expected)")
        return
      }
    }
  }

  @Test(arguments: [5, 6, 7] as [UInt64])
  func `a batch with one change left out is refused`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var next = 100
    var refused = 0
    for _ in 0..<300 {
      let screen = TableScreen([numbers(0..<8), numbers(8..<12)])
      let batch = RandomBatch(from: screen.titles.sections, next: &next, using: &generator)
      guard !batch.inserted.isEmpty, batch.moves.isEmpty else { continue }
      let exceptions = UIKitException.recording {
        screen.table.performBatchUpdates {
          screen.titles.sections = batch.after
          screen.table.deleteSections(batch.deletedSections, with: .none)
          screen.table.insertSections(batch.insertedSections, with: .none)
          screen.table.deleteRows(at: batch.deleted, with: .none)
          screen.table.insertRows(at: Array(batch.inserted.dropLast()), with: .none)
        }
      }
      #expect(exceptions.count == 1, "seed \(seed)")
      refused += 1
    }
    #expect(refused > 0)
  }
}
