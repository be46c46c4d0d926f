import HeadlessList
import Testing
import TypedCells

/// A cell that counts its updates.
private final class CountingCell<Content>: HeadlessCell, Updatable {
  private(set) var updates = 0
  func update(viewData content: Content) {
    updates += 1
    lines = ["\(content)"]
  }
}

private struct Incomparable {
  var value: Int
}

private struct Stamped: Equatable {
  var value: Int
  var stamp: Int
}

/// A class whose instances are all equal, also to those of subclasses.
private class Figure: Equatable {
  static func == (one: Figure, other: Figure) -> Bool { true }
}

private final class Disc: Figure {}

@MainActor
struct `Rows that stay` {
  private let list = RecordedList(height: 400)
  private let first = RowPath(section: 0, row: 0)

  /// Returns how often a cell is updated if its row's model changes from `old` to `new`.
  private func updates<Content>(
    from old: Content, to new: Content,
    _ rule: RowContentRule<Content> = .whenDifferent
  ) -> Int {
    for model in [old, new] {
      list.driver.apply {
        ListSection(id: 0) {
          Row(CountingCell<Content>.self, model).id("row").updates(rule)
        }
      }
    }
    return ((list.host.cell(at: first) as? CountingCell<Content>)?.updates ?? 0) - 1
  }

  @Test func `are updated when their models differ`() {
    #expect(updates(from: 1, to: 2) == 1)
    #expect(list.shown == ["2"])
    #expect(updates(from: "same", to: "same") == 0)
  }

  @Test func `are updated when their models cannot be compared`() {
    #expect(updates(from: Incomparable(value: 1), to: Incomparable(value: 1)) == 1)
    #expect(updates(from: 1 as Any, to: "1" as Any) == 1)
  }

  @Test func `aren't updated if models of an open type hold equal values`() {
    #expect(updates(from: 1 as Any, to: 1 as Any) == 0)
    #expect(updates(from: 1 as Any, to: 2 as Any) == 1)
  }

  @Test func `aren't updated if their model is equal to one of a subclass`() {
    #expect(updates(from: Figure() as Any, to: Disc() as Any) == 0)
  }

  @Test func `are updated if their rule requires it`() {
    #expect(updates(from: 1, to: 1, .always) == 1)
    #expect(updates(from: "1", to: "2", .never) == 0)
    #expect(updates(from: 1.0, to: 1.4, .unless { Int($0) == Int($1) }) == 0)
  }

  @Test func `are updated if a model of another type replaces theirs`() throws {
    try list.driver.registry.bind(Int.self, to: TextCell.self) { "number \($0)" }
    try list.driver.registry.bind(String.self, to: TextCell.self)
    let number: Row<_LateBoundCell<HeadlessCell>, Int> = Row(model: 1)
    let text: Row<_LateBoundCell<HeadlessCell>, String> = Row(model: "text")
    list.driver.apply { ListSection(id: 0) { number.id("row") } }
    let cell = list.host.cell(at: first)
    list.driver.apply { ListSection(id: 0) { text.id("row").updates(.unless { _, _ in true }) } }
    #expect(list.shown == ["text"])
    #expect(list.host.cell(at: first) === cell)
  }

  @Test func `are updated if the observed part differs`() {
    for stamp in 0..<3 {
      list.driver.apply {
        ListSection(id: 0) {
          Row(CountingCell<Stamped>.self, Stamped(value: 1, stamp: stamp))
            .id("row").updates(when: \.value)
        }
      }
    }
    #expect((list.host.cell(at: first) as? CountingCell<Stamped>)?.updates == 1)
  }

  @Test func `are compared with the model that they show, not with one that their rule kept`() {
    for value in [0, 4, 8, 12] {
      list.driver.apply {
        ListSection(id: 0) {
          Row(CountingCell<Int>.self, value).id("row").updates(.unless { abs($0 - $1) < 10 })
        }
      }
    }
    #expect((list.host.cell(at: first) as? CountingCell<Int>)?.updates == 2)
  }

  @Test func `are refreshed on demand, one or all, without being replaced`() {
    list.driver.apply {
      ListSection(id: 0) {
        for number in 0..<3 { Row(CountingCell<Int>.self, number).id(number) }
      }
    }
    let cells = list.host.visibleCells.compactMap { $0.cell as? CountingCell<Int> }
    list.driver.refreshRows(withID: 1)
    #expect(cells.map(\.updates) == [1, 2, 1])
    list.driver.refreshVisible()
    #expect(cells.map(\.updates) == [2, 3, 2])
    list.driver.refreshRows(withID: "nobody")
    #expect(cells.map(\.updates) == [2, 3, 2])
    #expect(list.host.visibleCells.map(\.cell) as [AnyObject] === cells)
  }

  @Test func `are refreshed on demand also right after they were inserted`() {
    for count in [1, 2] {
      list.driver.apply {
        ListSection(id: 0) {
          for number in 0..<count { Row(CountingCell<Int>.self, number).id(number) }
        }
      }
    }
    list.driver.refreshVisible()
    let cells = list.host.visibleCells.compactMap { $0.cell as? CountingCell<Int> }
    #expect(cells.map(\.updates) == [2, 2])
  }

  @Test func `are configured after each update, with the cell, the model and the path`() throws {
    try list.driver.registry.bind(Double.self, to: TextCell.self) { "\($0)" }
    let capabilities = try CapabilityRegistry([.titled])
    list.driver.apply {
      ListSection(id: 0) {
        Row(TextCell.self, "a").configure { cell, model, path in
          cell.lines.append("\(model) at \(path)")
        }
        Row(DetailCell.self, by: Setting.about, using: capabilities).configure { cell, _, _ in
          cell.calls.append("configured")
        }
        Row<_LateBoundCell<HeadlessCell>, Double>(model: 1.5).on(.select) { _ in }
      }
    }
    #expect(list.shown == ["a/a at 0.0", "", "1.5"])
    let detail = list.host.cell(at: RowPath(section: 0, row: 1)) as? DetailCell
    #expect(detail?.calls == ["title About", "configured"])
  }

  @Test func `run their configure with the bound cell if they have only a model or a configurator`()
    throws
  {
    try list.driver.registry.bind(Double.self, to: TextCell.self) { "\($0)" }
    let configurator: any CellConfiguratorType = CellConfigurator<TextCell>(viewData: "a")
    list.driver.apply {
      ListSection(id: 0) {
        Row(model: 1.5).configure { _, _, _ in }.configure { cell, model, path in
          cell.lines.append("\(model) at \(path)")
        }
        Row(erased: configurator).configure { cell, _, path in cell.lines.append("\(path)") }
      }
    }
    #expect(list.shown == ["1.5/1.5 at 0.0", "a/0.1"])
  }

  @Test func `are found by identity`() {
    list.driver.apply {
      ListSection(id: 0) {
        Row(TextCell.self, "a").id("x")
        LazyRows(5..<8, id: \.self) { Row(NumberCell.self, $0) }
      }
      ListSection(id: 1) { Row(TextCell.self, "b").id("x") }
    }
    #expect(
      list.driver.paths(of: "x") == [RowPath(section: 0, row: 0), RowPath(section: 1, row: 0)])
    #expect(list.driver.paths(of: 6) == [RowPath(section: 0, row: 2)])
    #expect(list.driver.paths(ofRowsWith: NumberCell.self).map(\.row) == [1, 2, 3])
    #expect(list.driver.model(at: first, as: String.self) == "a")
    #expect(list.driver.model(at: first, as: Int.self) == nil)
    #expect(list.driver.model(at: RowPath(section: 5, row: 0), as: Int.self) == nil)
  }

  @Test func `aren't searched for in lazy rows with identities of another type`() {
    list.driver.apply {
      ListSection(id: 0) {
        LazyRows(0..<Int.max - 3, id: \.self) { Row(NumberCell.self, $0) }
        Row(TextCell.self, "a").id("x")
      }
      ListSection(id: 1) { LazyRows(["x", "y"], id: \.self) { Row(TextCell.self, $0) } }
      ListSection(id: 2) { LazyRows([7, 8], id: \.identity) { Row(NumberCell.self, $0) } }
    }
    #expect(
      list.driver.paths(of: "x")
        == [RowPath(section: 0, row: Int.max - 3), RowPath(section: 1, row: 0)])
    list.driver.apply {
      ListSection(id: 2) { LazyRows([7, 8], id: \.identity) { Row(NumberCell.self, $0) } }
    }
    #expect(list.driver.paths(of: 8) == [RowPath(section: 0, row: 1)])
  }

  @Test func `with identities of a type of your own are found in lazy rows`() {
    struct Name: Hashable { let text: String }
    let names = ["a", "b"].map { Name(text: $0) }
    list.driver.apply {
      ListSection(id: 0) {
        LazyRows(0..<1_000_000_000_000, id: \.self) { Row(NumberCell.self, $0) }
      }
      ListSection(id: 1) { LazyRows(["a", "b"], id: \.self) { Row(TextCell.self, $0) } }
      ListSection(id: 2) { LazyRows(names, id: \.self) { Row(TextCell.self, $0.text) } }
    }
    #expect(list.driver.paths(of: names[1]) == [RowPath(section: 2, row: 1)])
  }

  @Test func `change places with lazy rows and keep their cells`() {
    func apply(isFirst: Bool) -> String {
      var changes = ""
      let row = Row(TextCell.self, "row").id("row")
      let section = ListSection<HeadlessCell>(id: 0) {
        if isFirst { row }
        LazyRows(0..<2, id: \.self) { Row(NumberCell.self, $0) }
        if !isFirst { row }
      }
      list.driver.apply([section], completion: { changes = "\($0)" })
      return changes
    }
    _ = apply(isFirst: true)
    let cell = list.host.cell(at: first)
    #expect(apply(isFirst: false) == "move row 0.0 → 0.2")
    #expect(list.shown == ["0", "1", "row"])
    #expect(list.host.cell(at: RowPath(section: 0, row: 2)) === cell)
  }

  @Test func `change their identity if lazy rows read it with another key path`() {
    struct Entry {
      let name: String
      let number: Int
    }
    let entries = [Entry(name: "a", number: 2), Entry(name: "b", number: 1)]
    func rows(_ id: KeyPath<Entry, some Hashable>) -> ListSection<HeadlessCell> {
      ListSection(id: 0) { LazyRows(entries, id: id) { Row(TextCell.self, $0.name) } }
    }
    list.driver.apply([rows(\.name)])
    var changes = SectionedChanges()
    list.driver.apply([rows(\.name)]) { changes = $0 }
    #expect(changes.isEmpty)
    list.driver.apply([rows(\.number)]) { changes = $0 }
    #expect("\(changes)" == "delete rows 0.0–0.1, insert rows 0.0–0.1")
    #expect(list.driver.paths(of: 1) == [RowPath(section: 0, row: 1)])
  }

  @Test func `call the completion when the change is visible`() {
    var done: [String] = []
    list.driver.apply(sections(["a"])) { _ in done.append("first") }
    list.driver.apply(sections(["a"])) { _ in done.append("same") }
    list.driver.apply(sections(["b"]), completion: { _ in done.append("changed") })
    list.driver.updateVisibility { _ in done.append("updated") }
    #expect(done == ["first", "same", "changed", "updated"])
  }
}

extension Int {
  /// An identity whose static type doesn't reveal the type of its value.
  fileprivate var identity: RowIdentity { RowIdentity(self) }
}

private func === (left: [AnyObject], right: [AnyObject]) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { $0 === $1 }
}
