import HeadlessList
import Testing
import TypedCellsTesting

@testable import TypedCells

@MainActor
private final class Screen {
  let list = ListDriver(host: HeadlessList(height: 400))
  var folders: [Folder]
  var initiallyExpanded: Set<String> = []
  private(set) var failures: [ListFailure] = []
  private(set) var events: [String] = []
  private(set) var changes: [[String]] = []

  init(_ folders: Folder...) {
    self.folders = folders
    list.onFailure = { [weak self] in self?.failures.append($0) }
    list.onExpansionChange(weak: self) { $0.changes.append($0.expanded) }
    show()
  }

  func show() {
    list.apply {
      ListSection(id: "folders") {
        for folder in folders { row(folder) }
      }
    }
  }

  func row(_ folder: Folder) -> Row<FolderCell, Folder> {
    Row(FolderCell.self, folder)
      .children(initiallyExpanded: initiallyExpanded.contains(folder.id)) {
        for child in folder.folders { row(child) }
      }
      .on(.expand, weak: self) { $0.events.append("\($1.id) \($2)") }
  }

  var expanded: [String] { list.expandedModels(as: Folder.self).map(\.id) }

  /// The rows with their levels and disclosures.
  var shown: String { list.host.picture }

  /// The identities of the rows on screen.
  var rows: [String] { list.host.visibleCells.flatMap(\.cell.lines) }

  func tapDisclosure(_ id: String) {
    for path in list.paths(of: id) { list.host.tapDisclosure(ofRowAt: path) }
  }
}

@MainActor
private let mail = Folder("work", Folder("in"), Folder("lists", Folder("swift")), Folder("out"))

@MainActor
struct `An outline` {
  @Test func `shows children below an expanded row, as deep as they are nested`() {
    let screen = Screen(mail, Folder("home"))
    #expect(screen.shown == "  ▸ work\n  home")
    screen.tapDisclosure("work")
    #expect(screen.shown == "  ▾ work\n    in\n    ▸ lists\n    out\n  home")
    screen.tapDisclosure("lists")
    #expect(screen.shown == "  ▾ work\n    in\n    ▾ lists\n      swift\n    out\n  home")
    screen.tapDisclosure("work")
    #expect(screen.shown == "  ▸ work\n  home")
    screen.tapDisclosure("work")
    #expect(screen.rows == ["work", "in", "lists", "swift", "out", "home"], "lists stays expanded")
  }

  @Test func `keeps the state of a row with the same identity in another section`() {
    let screen = Screen()
    func show(favourites: [Folder], all: [Folder]) {
      screen.list.apply {
        ListSection(id: "favourites") { for folder in favourites { screen.row(folder) } }
        ListSection(id: "all") { for folder in all { screen.row(folder) } }
      }
    }
    let folder = Folder("work", Folder("in"))
    show(favourites: [folder], all: [folder])
    screen.list.host.tapDisclosure(ofRowAt: RowPath(section: 0, row: 0))
    #expect(screen.rows == ["work", "in", "work"])
    show(favourites: [], all: [folder])
    #expect(screen.rows == ["work"])
    show(favourites: [folder], all: [])
    screen.list.expand("work")
    show(favourites: [], all: [folder])
    #expect(screen.rows == ["work", "in"], "a row that moves to another section keeps its state")
  }

  @Test func `keeps the state of a row that moves to another section while it has no children`() {
    for seed in UInt64(0)..<40 {
      var numbers = SeededGenerator(seed: seed)
      let screen = Screen()
      // Each row is in one section, or in another row, and has children or none.
      var expanded: Set<Int> = []
      func show() {
        var homes: [Int: [Folder]] = [:]
        for id in 0..<4 {
          let folder =
            Bool.random(using: &numbers)
            ? Folder("\(id)", Folder("child of \(id)")) : Folder("\(id)")
          homes[Int.random(in: 0..<4, using: &numbers), default: []].append(folder)
        }
        screen.list.apply {
          for section in [0, 1, 2].shuffled(using: &numbers) where homes[section] != nil {
            ListSection(id: section) { for folder in homes[section] ?? [] { screen.row(folder) } }
          }
          if let folders = homes[3] {
            ListSection(id: 3) {
              Row(FolderCell.self, Folder("home")).children {
                for folder in folders { screen.row(folder) }
              }
            }
          }
        }
      }
      for step in 0..<20 {
        show()
        for id in 0..<4 {
          let hasChildren = screen.list.expand("\(id)") || expanded.contains(id)
          if expanded.contains(id) { continue }
          if hasChildren, Bool.random(using: &numbers) {
            expanded.insert(id)
          } else {
            screen.list.collapse("\(id)")
          }
        }
        show()
        screen.list.expand("home")
        for id in 0..<4 {
          let isShown = !screen.list.paths(of: "child of \(id)").isEmpty
          let hasChildren = screen.list.paths(of: "\(id)").first
            .map { screen.list.outline(ofRowAt: $0).hasChildren }
          #expect(
            isShown == (hasChildren == true && expanded.contains(id)), "seed \(seed), step \(step)")
        }
      }
    }
  }

  @Test func `reveals and keeps the rows of an empty section`() {
    let screen = Screen()
    func show(hasTips: Bool) {
      screen.list.apply {
        ListSection(id: "empty") {}
          .whenEmpty { screen.row(hasTips ? Folder("tips", Folder("tip")) : Folder("tips")) }
      }
    }
    show(hasTips: true)
    #expect(screen.list.reveal("tip"))
    #expect(screen.rows == ["tips", "tip"])
    show(hasTips: false)
    show(hasTips: true)
    #expect(screen.rows == ["tips", "tip"])
  }

  @Test func `is selected and not expanded by a tap if the row has a primary action`() {
    let screen = Screen(mail)
    let path = RowPath(section: 0, row: 0)
    screen.list.onExpansionChange(weak: screen) { _ in }
    #expect(screen.list.engine.effectOfTap(onRowAt: path) == .expansion)
    screen.list.apply {
      ListSection(id: "folders") {
        screen.row(mail).on(.primaryAction) { _ in }
      }
    }
    #expect(screen.list.engine.effectOfTap(onRowAt: path) == .undeclared)
  }

  @Test func `inserts and deletes only the children`() {
    let screen = Screen(mail, Folder("home"))
    var changes: [SectionedChanges] = []
    screen.list.expand("work") { changes.append($0) }
    screen.list.collapse("work") { changes.append($0) }
    #expect(changes.map { $0.changedSections.map(\.rows.insertions) } == [[[1..<4]], [[]]])
    #expect(changes.map { $0.changedSections.map(\.rows.deletions) } == [[[]], [[1..<4]]])
  }

  @Test func `is expanded and collapsed by code, without calling the rows' handlers`() {
    let screen = Screen(mail, Folder("home"))
    #expect(screen.list.expand("work"))
    #expect(screen.list.isExpanded("work"))
    #expect(!screen.list.isExpanded("lists"))
    #expect(!screen.list.expand("home"), "a row without children")
    #expect(!screen.list.expand("nothing"))
    #expect(screen.list.expand("lists"))
    screen.list.collapse("work")
    #expect(screen.list.isExpanded("lists"), "inside a collapsed row")
    #expect(screen.rows == ["work", "home"])
    #expect(screen.events == [])
    #expect(screen.changes == [["work"], ["work", "lists"], ["lists"]])
  }

  @Test func `informs a tapped row, and then the list`() {
    let screen = Screen(mail)
    screen.tapDisclosure("work")
    screen.tapDisclosure("work")
    #expect(screen.events == ["work true", "work false"])
    #expect(screen.changes == [["work"], []])
    #expect(!screen.list.host.tapDisclosure(ofRowAt: RowPath(section: 0, row: 5)))
  }

  @Test func `reports no change if nothing changes`() {
    let screen = Screen(mail)
    var completions: [String] = []
    screen.list.collapse("work") { completions.append("\($0)") }
    screen.list.expand("home") { completions.append("\($0)") }
    #expect(screen.changes == [])
    #expect(completions == ["no changes", "no changes"], "they are called nevertheless")
  }

  @Test func `is expanded and collapsed as a whole`() {
    let screen = Screen(mail, Folder("home"))
    screen.list.expandAll()
    #expect(screen.rows == ["work", "in", "lists", "swift", "out", "home"])
    screen.list.collapseAll()
    #expect(screen.rows == ["work", "home"])
    #expect(screen.changes == [["work", "lists"], []])
  }

  @Test func `reveals a row in collapsed rows`() {
    let screen = Screen(mail, Folder("home", Folder("away")))
    #expect(screen.list.paths(of: "swift") == [])
    #expect(!screen.list.scroll(to: "swift"))
    #expect(screen.list.reveal("swift"))
    #expect(screen.list.scroll(to: "swift"))
    #expect(screen.rows == ["work", "in", "lists", "swift", "out", "home"])
    #expect(screen.list.reveal("home"), "is shown already")
    #expect(!screen.list.reveal("nothing"))
    #expect(screen.changes == [["work", "lists"]])
  }

  @Test func `can be expanded when a row is new`() {
    let screen = Screen()
    screen.initiallyExpanded = ["work"]
    screen.folders = [mail]
    screen.show()
    #expect(screen.rows == ["work", "in", "lists", "out"])
    screen.tapDisclosure("work")
    screen.show()
    #expect(screen.rows == ["work"], "later the list decides")
  }

  @Test func `keeps its state when rows change, move, or have no children for a time`() {
    let screen = Screen(mail, Folder("home"))
    screen.list.expandAll()
    screen.folders = [Folder("home"), Folder("work", Folder("in"), title: "Work")]
    screen.show()
    #expect(screen.rows == ["home", "Work", "in"])
    screen.folders = [Folder("work")]
    screen.show()
    #expect(screen.shown == "  work")
    screen.folders = [Folder("out", Folder("work"))]
    screen.show()
    screen.folders = [Folder("work", Folder("in"))]
    screen.show()
    #expect(screen.shown == "  ▾ work\n    in")
  }

  @Test func `forgets the state of a deleted row`() {
    let screen = Screen(mail)
    screen.list.expand("work")
    screen.folders = [Folder("home")]
    screen.show()
    #expect(!screen.list.isExpanded("work"))
    screen.folders = [mail]
    screen.show()
    #expect(screen.rows == ["work"])
  }

  @Test func `moves a row to another parent, with its cell`() throws {
    let screen = Screen(
      Folder("a", Folder("x", Folder("y")), Folder("z")), Folder("b", Folder("c", Folder("d"))))
    screen.list.expandAll()
    #expect(screen.rows == ["a", "x", "y", "z", "b", "c", "d"])
    let cell = try #require(screen.list.host.cell(at: RowPath(section: 0, row: 1)))
    screen.folders = [Folder("a", Folder("z")), Folder("b", Folder("c", Folder("x", Folder("y"))))]
    screen.show()
    #expect(screen.shown == "  ▾ a\n    z\n  ▾ b\n    ▾ c\n      ▾ x\n        y")
    #expect(screen.list.host.cell(at: RowPath(section: 0, row: 4)) === cell)
  }

  @Test func `takes its state along to another section`() {
    let list = ListDriver(host: HeadlessList(height: 400))
    func show(in section: Int) {
      list.apply {
        ListSection(id: 0) { if section == 0 { row } }
        ListSection(id: 1) { if section == 1 { row } }
      }
    }
    var row: Row<FolderCell, Folder> {
      Row(FolderCell.self, Folder("a")).children { Row(FolderCell.self, Folder("b")) }
    }
    show(in: 0)
    list.expand("a")
    show(in: 1)
    #expect(list.rowCount(in: 1) == 2)
    show(in: 0)
    list.collapse("a")
    show(in: 1)
    #expect(list.rowCount(in: 1) == 1)
  }

  @Test func `differs between sections that show the same row`() {
    let list = ListDriver(host: HeadlessList(height: 400))
    list.apply {
      for section in 0..<2 {
        ListSection(id: section) {
          Row(FolderCell.self, Folder("a")).children { Row(FolderCell.self, Folder("b")) }
        }
      }
    }
    list.host.tapDisclosure(ofRowAt: RowPath(section: 1, row: 0))
    #expect((0..<2).map(list.rowCount(in:)) == [1, 2])
    list.expand("a")
    #expect((0..<2).map(list.rowCount(in:)) == [2, 2], "code names all rows of an identity")
  }

  @Test func `deselects children that aren't shown, and selects them again when they are`() {
    let screen = Screen(mail, Folder("home"))
    screen.list.selectionMode = .multiple
    screen.list.expandAll()
    for id in ["swift", "home"] { screen.list.select(id) }
    screen.list.collapse("lists")
    #expect(screen.list.selectedModels(as: Folder.self).map(\.id) == ["home"])
    #expect(!screen.list.isSelected("swift"))
    screen.list.collapse("work")
    screen.list.expand("lists")
    #expect(screen.list.selectedModels(as: Folder.self).map(\.id) == ["home"])
    screen.list.expand("work")
    #expect(screen.list.selectedModels(as: Folder.self).map(\.id) == ["swift", "home"])
  }

  @Test func `hides children by their own conditions as well`() {
    var isHidden = true
    let list = ListDriver(host: HeadlessList(height: 400))
    list.apply {
      ListSection(id: 0) {
        Row(FolderCell.self, Folder("a"))
          .children(initiallyExpanded: true) {
            Row(FolderCell.self, Folder("b")).hidden { isHidden }
              .children(initiallyExpanded: true) { Row(FolderCell.self, Folder("c")) }
          }
      }
    }
    #expect(list.host.picture == "  ▾ a")
    isHidden = false
    list.updateVisibility()
    #expect(list.host.picture == "  ▾ a\n    ▾ b\n      c")
  }

  @Test func `contains rows that are made on demand`() {
    let list = ListDriver(host: HeadlessList(height: 40))
    list.apply {
      ListSection(id: 0) {
        Row(FolderCell.self, Folder("a")).children {
          LazyRows(0..<1000, id: \.self) {
            Row(FolderCell.self, Folder("\($0)")).children { Row(FolderCell.self, Folder("no")) }
          }
        }
        Row(FolderCell.self, Folder("z"))
      }
    }
    list.expand("a")
    #expect(list.rowCount(in: 0) == 1002)
    #expect(list.outline(ofRowAt: RowPath(section: 0, row: 1)).level == 1)
    #expect(!list.outline(ofRowAt: RowPath(section: 0, row: 1)).hasChildren)
    #expect(list.parent(ofRowAt: RowPath(section: 0, row: 1000)) == RowPath(section: 0, row: 0))
    list.collapseAll()
    #expect(list.rowCount(in: 0) == 2)
    #expect(list.reveal(77))
  }

  @Test func `identifies children without an identity by their position in their parent`() {
    final class TextCell: HeadlessCell, Updatable {
      func update(viewData text: String) { lines = [text] }
    }
    let list = RecordedList()
    func show(_ children: [String]...) {
      list.driver.apply {
        ListSection(id: 0) {
          Row(TextCell.self, "loose")
          for (position, texts) in children.enumerated() {
            Row(TextCell.self, "parent \(position)").id(position)
              .children(initiallyExpanded: true) {
                for text in texts { Row(TextCell.self, text) }
              }
          }
        }
      }
    }
    show(["a", "b"], ["c", "d"])
    #expect(list.shown == ["loose", "parent 0", "a", "b", "parent 1", "c", "d"])
    show(["a"], ["c", "d", "e"])
    #expect(list.shown == ["loose", "parent 0", "a", "parent 1", "c", "d", "e"])
    #expect(list.failures.isEmpty)
  }

  @Test func `finds the parent of a row`() {
    let screen = Screen(mail, Folder("home"))
    screen.list.expandAll()
    let parents = (0..<6).map { screen.list.parent(ofRowAt: RowPath(section: 0, row: $0))?.row }
    #expect(parents == [nil, 0, 0, 2, 0, nil])
    #expect(screen.list.parent(ofRowAt: RowPath(section: 0, row: 6)) == nil)
    let levels = (0..<7).map { screen.list.outline(ofRowAt: RowPath(section: 0, row: $0)).level }
    #expect(levels == [0, 1, 1, 2, 1, 0, 0])
  }

  @Test func `refuses to show children with the identity of another row`() {
    let screen = Screen(Folder("a", Folder("x")), Folder("b", Folder("x")))
    screen.list.duplicates = .refuse
    screen.list.expand("a")
    #expect(!screen.list.expand("b"))
    #expect(screen.rows == ["a", "x", "b"])
    #expect(screen.failures.count == 1)
    #expect(screen.changes == [["a"]])
    screen.list.duplicates = .keepFirst
    #expect(screen.list.expand("b"))
    #expect(screen.rows == ["a", "x", "b"])
  }

  @Test func `notices duplicates when it is new`() {
    let screen = Screen()
    screen.list.duplicates = .refuse
    screen.initiallyExpanded = ["a"]
    screen.folders = [Folder("a", Folder("x"), Folder("x"))]
    screen.show()
    #expect(screen.failures.count == 1)
    #expect(screen.rows == [])
  }

  @Test func `lets the user move collapsed rows only`() {
    let list = ListDriver(host: HeadlessList(height: 400))
    list.apply {
      ListSection(id: 0) {
        Row(FolderCell.self, Folder("a")).on(.move) { _, _ in }
          .children { Row(FolderCell.self, Folder("b")).on(.move) { _, _ in } }
      }
    }
    #expect(list.engine.canMoveRow(at: RowPath(section: 0, row: 0)))
    list.expandAll()
    #expect(!list.engine.canMoveRow(at: RowPath(section: 0, row: 0)))
    #expect(list.engine.canMoveRow(at: RowPath(section: 0, row: 1)))
  }

  @Test func `changes in the background as well`() async {
    let screen = Screen(mail)
    screen.list.expand("work")
    screen.folders = [Folder("work", Folder("in")), Folder("home")]
    let sections = ListSection<HeadlessCell>(id: "folders") {
      for folder in screen.folders { screen.row(folder) }
    }
    #expect(await screen.list.apply(inBackground: [sections]))
    #expect(screen.rows == ["work", "in", "home"])
  }

  @Test func `can be expanded in a handler, after content that the handler applies`() {
    let screen = Screen()
    screen.folders = [Folder("a", Folder("b"))]
    screen.show()
    screen.list.onExpansionChange(weak: screen) { screen in
      guard screen.folders.count == 1 else { return }
      screen.folders.append(Folder("c", Folder("d")))
      screen.show()
      screen.list.expand("c")
    }
    screen.tapDisclosure("a")
    #expect(screen.rows == ["a", "b", "c", "d"])
  }

  @Test func `is audited with all its rows`() {
    let registry = CellRegistry<HeadlessCell>()
    let section = ListSection<HeadlessCell>(id: 0) {
      Row(FolderCell.self, Folder("a")).children {
        Row(FolderCell.self, Folder("b")).children { Row(model: 7) }
      }
    }
    let failures = registry.audit([section])
    #expect(failures.map(\.place) == [.row(RowPath(section: 0, row: 2))])
  }

  @Test func `is in a snapshot with the rows that it doesn't show`() {
    let screen = Screen(mail)
    screen.list.expand("work")
    #expect(
      screen.list.host.snapshot() == """
        section folders
          0.0 FolderCell, 20, expanded
            work
          0.1 FolderCell, 20, level 1
            in
          0.2 FolderCell, 20, level 1, collapsed
            lists
          hidden: FolderCell swift
          0.3 FolderCell, 20, level 1
            out
        """)
  }
}
