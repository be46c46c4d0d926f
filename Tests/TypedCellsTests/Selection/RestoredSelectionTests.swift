import HeadlessList
import Testing
import TypedCellsTesting

@testable import TypedCells

private struct Song: Identifiable, Equatable {
  let id: Int
}

private final class SongCell: HeadlessCell, Updatable {
  func update(viewData song: Song) { lines = ["\(song.id)"] }
}

private final class LoudCell: HeadlessCell, Updatable {
  func update(viewData song: Song) { lines = ["\(song.id)!"] }
}

/// A random list whose sections appear, disappear and change their order, and a model of its selection.
@MainActor
private final class Session {
  private enum Home: Equatable {
    case section(Int)
    case folder(Int)
    case none
  }

  let list = ListDriver(host: HeadlessList(height: 200))
  private var numbers: SeededGenerator
  private var homes: [Int: Home] = [:]
  private var hidden: Set<Int> = []
  private var sections = [0, 1, 2, 3]
  /// The sections whose rows are made on demand.
  private var lazySections: Set<Int> = []
  /// The rows that are selected, or will be when they are visible again.
  private var selected: Set<Int> = []
  private var reported: [Int] = []

  init(seed: UInt64, mode: SelectionMode) {
    numbers = SeededGenerator(seed: seed)
    list.selectionMode = mode
    list.onSelectionChange(weak: self) { $0.reported = $0.shownSelection }
    rearrange()
  }

  private var shownSelection: [Int] { list.selectedModels(as: Song.self).map(\.id).sorted() }

  private func isVisible(_ id: Int) -> Bool { !list.paths(of: id).isEmpty }

  private func rearrange() {
    for id in 0..<12 where homes[id] == nil || Int.random(in: 0..<3, using: &numbers) == 0 {
      homes[id] =
        switch Int.random(in: 0..<10, using: &numbers) {
        case 0: Home.none
        case 1..<4: .folder(Int.random(in: 0..<4, using: &numbers))
        default: .section(Int.random(in: 0..<4, using: &numbers))
        }
      if Int.random(in: 0..<4, using: &numbers) == 0 { hidden.formSymmetricDifference([id]) }
    }
    if Bool.random(using: &numbers) { sections.shuffle(using: &numbers) }
    if Int.random(in: 0..<4, using: &numbers) == 0 {
      lazySections.formSymmetricDifference([Int.random(in: 0..<4, using: &numbers)])
    }
    selected = selected.filter { homes[$0] != Home.none }
    let ids = Array(0..<12).shuffled(using: &numbers)
    // Rows that are made on demand have no conditions of their own.
    func isHidden(_ id: Int) -> Bool { hidden.contains(id) }
    list.apply(animated: Bool.random(using: &numbers)) {
      for section in sections {
        let rows = ids.filter { homes[$0] == .section(section) }
        let children = ids.filter { homes[$0] == .folder(section) }
        if !rows.isEmpty || !children.isEmpty {
          ListSection(id: section) {
            if !children.isEmpty {
              Row(SongCell.self, Song(id: 100 + section))
                .children {
                  if lazySections.contains(section) {
                    LazyRows(children, id: \.self) { Row(SongCell.self, Song(id: $0)) }
                  } else {
                    for id in children { Row(SongCell.self, Song(id: id)).id(id) }
                  }
                }
            }
            if lazySections.contains(section) {
              LazyRows(rows, id: \.self) { Row(SongCell.self, Song(id: $0)) }
            } else {
              for id in rows {
                Row(SongCell.self, Song(id: id)).id(id).hidden { [weak self] in
                  self?.hidden.contains(id) ?? false
                }
              }
            }
          }
        }
      }
    }
  }

  func step() {
    let id = Int.random(in: 0..<12, using: &numbers)
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0, 1:
      let isVisible = isVisible(id)
      #expect(list.select(id) == isVisible)
      if isVisible { noteSelected(id) }
    case 2:
      list.deselect(id)
      selected.remove(id)
    case 3:
      guard let path = list.paths(of: id).first else { return }
      if list.host.selectedPaths.contains(path) {
        if list.selectionMode == .multiple {
          list.host.deselectRow(at: path)
          selected.remove(id)
        }
      } else {
        list.host.selectRow(at: path)
        noteSelected(id)
      }
    case 4:
      hidden = Set((0..<12).filter { _ in Int.random(in: 0..<4, using: &numbers) == 0 })
      list.updateVisibility()
    case 5, 6: list.expand(100 + id % 4)
    case 7: list.collapse(100 + id % 4)
    default: rearrange()
    }
  }

  private func noteSelected(_ id: Int) {
    if list.selectionMode == .multiple { selected.insert(id) } else { selected = [id] }
  }

  func check(_ place: Comment) {
    let expected = selected.filter { isVisible($0) }.sorted()
    #expect(shownSelection == expected, place)
    #expect(reported == expected, place)
    for id in 0..<12 {
      #expect(list.isSelected(id) == expected.contains(id), place)
      let paths = list.paths { ($0.model as? Song)?.id == id }
      #expect(list.paths(of: id) == paths, place)
    }
  }
}

@MainActor
struct `A selection in random content` {
  @Test(arguments: [SelectionMode.multiple, .single])
  func `stays with rows that the content keeps, whatever happens to their sections`(
    mode: SelectionMode
  ) {
    for seed in UInt64(0)..<60 {
      let session = Session(seed: seed, mode: mode)
      for step in 0..<40 {
        session.step()
        session.check("mode \(mode), seed \(seed), step \(step)")
      }
    }
  }
}

@MainActor
struct `A selected row` {
  private let list = ListDriver(host: HeadlessList(height: 200))

  init() { list.selectionMode = .multiple }

  private func show(_ sections: (id: String, songs: [Int])...) {
    list.apply {
      for section in sections {
        ListSection(id: section.id) { for id in section.songs { Row(SongCell.self, Song(id: id)) } }
      }
    }
  }

  @Test func `stays selected if its section appears or disappears in the same change`() {
    show(("others", [1, 2, 3]))
    list.select(ids: [1, 2])
    show(("pinned", [1]), ("others", [2, 3]))
    #expect(list.selectedPaths == [RowPath(section: 0, row: 0), RowPath(section: 1, row: 0)])
    show(("others", [3, 2, 1]))
    #expect(list.selectedPaths == [RowPath(section: 0, row: 1), RowPath(section: 0, row: 2)])
  }

  @Test func `stays selected if its section is replaced by one with another identity`() {
    show(("today", [1, 2]))
    list.host.selectRow(at: RowPath(section: 0, row: 1))
    show(("yesterday", [0, 1, 2]))
    #expect(list.selectedPaths == [RowPath(section: 0, row: 2)])
  }

  @Test func `stays selected if it gets another cell class`() {
    show(("songs", [1, 2]))
    list.select(2)
    list.apply {
      ListSection(id: "songs") {
        Row(SongCell.self, Song(id: 1))
        Row(LoudCell.self, Song(id: 2))
      }
    }
    #expect(list.selectedPaths == [RowPath(section: 0, row: 1)])
  }

  @Test func `doesn't select a row with its identity that was in another section before`() {
    show(("favorites", [1]), ("all", [1, 2]))
    list.host.selectRow(at: RowPath(section: 0, row: 0))
    show(("all", [1, 2]))
    #expect(list.selectedPaths == [])
  }

  @Test func `is selected once for each row with its identity in sections that are replaced`() {
    show(("a", [1, 2]), ("b", [1, 3]))
    list.select(1)
    #expect(list.selectedPaths.count == 2)
    show(("c", [3, 1]), ("b", [2, 1]))
    #expect(list.selectedPaths == [RowPath(section: 0, row: 1), RowPath(section: 1, row: 1)])
    show(("d", [1]))
    #expect(list.selectedPaths == [RowPath(section: 0, row: 0)])
  }

  @Test func `stays selected if its identity isn't unique and its section moves into another`() {
    list.duplicates = .disambiguate
    list.onFailure = { _ in }
    show(("a", [1, 1, 1]))
    list.host.selectRow(at: RowPath(section: 0, row: 1))
    list.host.selectRow(at: RowPath(section: 0, row: 2))
    show(("b", [1, 1, 1]))
    #expect(list.selectedPaths.count == 2)
  }

  @Test func `isn't selected when it comes back after it was deleted`() {
    show(("a", [1, 2]))
    list.select(1)
    show(("a", [2]))
    show(("a", [1, 2]))
    #expect(list.selectedPaths == [])
  }

  @Test func `stays selected if it moves into rows that are made on demand`() {
    show(("a", [1, 2]))
    list.select(2)
    list.apply {
      ListSection(id: "lazy") {
        LazyRows(0..<1_000, id: \.self) { Row(SongCell.self, Song(id: $0)) }
      }
    }
    #expect(list.selectedPaths == [RowPath(section: 0, row: 2)])
    show(("b", [2]))
    #expect(list.selectedPaths == [RowPath(section: 0, row: 0)])
  }

  @Test func `isn't selected again beside another one if the mode allows one row`() {
    var hidden: Set<Int> = [3]
    func show() {
      list.apply {
        ListSection(id: 0) {
          for id in 1...3 { Row(SongCell.self, Song(id: id)).hidden { hidden.contains(id) } }
        }
      }
    }
    show()
    list.selectionMode = .single
    list.select(1)
    hidden = [1]
    list.updateVisibility()
    list.select(2)
    hidden = []
    list.updateVisibility()
    #expect(list.selectedModels(as: Song.self) == [Song(id: 2)])
  }

  @Test(arguments: [SelectionMode.none, .momentary, .single, .multiple])
  func `is selected again after it was hidden, unless the mode forbids it`(mode: SelectionMode) {
    var isHidden = false
    list.apply { ListSection(id: 0) { Row(SongCell.self, Song(id: 1)).hidden { isHidden } } }
    list.select(1)
    isHidden = true
    list.updateVisibility()
    list.selectionMode = mode
    isHidden = false
    list.updateVisibility()
    #expect(list.isSelected(1) == [.single, .multiple].contains(mode))
  }

  @Test func `is forgotten while it is hidden if all rows are deselected`() {
    var isHidden = false
    list.apply { ListSection(id: 0) { Row(SongCell.self, Song(id: 1)).hidden { isHidden } } }
    list.select(1)
    isHidden = true
    list.updateVisibility()
    list.deselectAll()
    isHidden = false
    list.updateVisibility()
    #expect(!list.isSelected(1))
  }

  @Test func `whose handler changes the sections performs its own primary action`() {
    let tapped = Noted()
    func show(isPinned: Bool) {
      list.apply {
        let row = Row(SongCell.self, Song(id: 1))
          .on(.primaryAction) { [tapped] _ in tapped.notes.append(isPinned ? "pinned" : "other") }
        if isPinned { ListSection(id: "pinned") { row } }
        ListSection(id: "others") {
          if !isPinned { row }
          Row(SongCell.self, Song(id: 2))
        }
      }
    }
    show(isPinned: false)
    let later = list.engine.laterRow(at: RowPath(section: 0, row: 0))
    show(isPinned: true)
    later()?.answer(to: .primaryAction)
    #expect(tapped.notes == ["pinned"])
  }
}

@MainActor
private final class Noted {
  var notes: [String] = []
}
