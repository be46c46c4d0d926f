import HeadlessList
import Testing
import TypedCells

private final class CallCell: HeadlessCell, Updatable {
  let call = CellEvent<Void>()
  let unhandled = CellEvent<String>()
  func update(viewData text: String) { lines = [text] }
}

@MainActor
struct `Row events` {
  private final class Screen {
    var heard: [String] = []
    func hear(_ text: String) { heard.append(text) }
  }

  private let list = RecordedList(height: 100)
  private let first = RowPath(section: 0, row: 0)

  private func show(_ rows: Row<TextCell, String>...) {
    list.driver.apply {
      ListSection(id: 0) { for row in rows { row } }
    }
  }

  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  @Test func `a row without handlers returns no answers`() {
    show(Row(TextCell.self, "a"))
    #expect(list.driver.send(.shouldSelect, toRowAt: first) == nil)
    #expect(list.driver.engine.shouldSelectRow(at: first))
    #expect(list.driver.engine.shouldHighlightRow(at: first))
    #expect(list.driver.engine.editingStyleOfRow(at: first) == .none)
    #expect(!list.driver.engine.canMoveRow(at: first))
    #expect(!list.host.tapAccessory(ofRowAt: first))
    #expect(list.host.actions(.contextMenu, ofRowAt: first).isEmpty)
  }

  @Test func `a row returns the answer of its handler`() {
    show(Row(TextCell.self, "a").on(.shouldSelect) { $0 == "b" }, Row(TextCell.self, "b"))
    #expect(list.driver.send(.shouldSelect, toRowAt: first) == false)
    show(Row(TextCell.self, "b").on(.shouldSelect) { $0 == "b" })
    #expect(list.driver.send(.shouldSelect, toRowAt: first) == true)
  }

  @Test func `a path without a row returns no answer`() {
    show(Row(TextCell.self, "a"))
    #expect(!list.driver.engine.shouldSelectRow(at: path(1)))
    #expect(!list.driver.engine.shouldHighlightRow(at: path(1)))
    #expect(list.driver.engine.editingStyleOfRow(at: path(1)) == .none)
    #expect(!list.driver.engine.canMoveRow(at: path(1)))
    #expect(!list.host.selectRow(at: path(1)))
    #expect(!list.host.commitEdit(ofRowAt: path(1)))
  }

  @Test func `a tap highlights, then selects if the row allows it`() {
    var heard: [String] = []
    show(
      Row(TextCell.self, "a")
        .on(.highlight) { heard.append("\($0) \($1)") }
        .on(.select) { heard.append("selected \($0)") }
        .on(.deselect) { heard.append("deselected \($0)") },
      Row(TextCell.self, "b").on(.shouldSelect) { $0 != "b" }.on(.select) { heard.append($0) },
      Row(TextCell.self, "c").on(.shouldHighlight) { _ in false }.on(.select) { heard.append($0) })
    #expect(list.host.selectRow(at: path(0)))
    #expect(!list.host.selectRow(at: path(1)))
    #expect(!list.host.selectRow(at: path(2)))
    #expect(list.host.selectedPaths == [path(0)])
    #expect(list.host.deselectRow(at: path(0)))
    #expect(!list.host.deselectRow(at: path(0)))
    #expect(heard == ["a true", "a false", "selected a", "deselected a"])
  }

  @Test func `a later handler replaces the earlier one of the same event only`() {
    var heard: [String] = []
    show(
      Row(TextCell.self, "a")
        .on(.select) { _ in heard.append("first") }
        .on(.accessoryTap) { _ in heard.append("accessory") }
        .onSelect { _ in heard.append("second") })
    list.host.selectRow(at: first)
    #expect(list.host.tapAccessory(ofRowAt: first))
    #expect(heard == ["second", "accessory"])
  }

  @Test func `an owner is held weakly, and no handler runs once it is released`() {
    var screen: Screen? = Screen()
    let heard: () -> [String]? = { [weak screen] in screen?.heard }
    if let screen {
      show(
        Row(TextCell.self, "a")
          .on(.highlight, weak: screen) { screen, text, isOn in screen.hear("\(text) \(isOn)") }
          .on(.select, weak: screen) { screen, text in screen.hear(text) })
    }
    list.host.selectRow(at: first)
    #expect(heard() == ["a true", "a false", "a"])
    screen = nil
    #expect(heard() == nil)
    list.host.selectRow(at: first)
  }

  @Test func `a handler can receive only its owner`() {
    let screen = Screen()
    show(
      Row(TextCell.self, "a")
        .on(.select, weak: screen) { $0.hear("selected") }
        .on(.accessoryTap, weak: screen) { $0.hear("accessory") })
    list.host.selectRow(at: first)
    list.host.tapAccessory(ofRowAt: first)
    #expect(screen.heard == ["selected", "accessory"])
  }

  @Test func `rows have the editing styles that their handlers return`() {
    var edits: [String] = []
    show(
      Row(TextCell.self, "deletable").on(.commitEdit) { edits.append("\($0) \($1)") },
      Row(TextCell.self, "insertable")
        .on(.editingStyle) { _ in .insert }
        .on(.commitEdit) { edits.append("\($0) \($1)") },
      Row(TextCell.self, "locked")
        .on(.canEdit) { _ in false }
        .on(.commitEdit) { edits.append("\($0) \($1)") })
    #expect((0..<3).map { list.host.commitEdit(ofRowAt: path($0)) } == [true, true, false])
    #expect(edits == ["deletable delete", "insertable insert"])
  }

  @Test func `rows move only to allowed paths`() {
    var moves: [RowMove] = []
    show(
      Row(TextCell.self, "a").on(.move) { moves.append($1) },
      Row(TextCell.self, "b")
        .on(.moveTarget) { _, move in RowPath(section: 0, row: min(move.new.row, 1)) }
        .on(.move) { moves.append($1) },
      Row(TextCell.self, "c").on(.canMove) { _ in false }.on(.move) { moves.append($1) })
    #expect(list.host.moveRow(from: path(0), to: path(2)))
    #expect(list.host.moveRow(from: path(1), to: path(2)))
    #expect(!list.host.moveRow(from: path(2), to: path(0)))
    #expect(
      moves == [
        RowMove(old: path(0), new: path(2)), RowMove(old: path(1), new: path(1)),
      ])
    #expect(list.failures.isEmpty)
  }

  @Test func `a move to a path that doesn't exist is reported, and no handler is called`() {
    var moves: [RowMove] = []
    show(Row(TextCell.self, "a").on(.move) { moves.append($1) }, Row(TextCell.self, "b"))
    let nowhere = [RowPath(section: 0, row: 2), RowPath(section: 1, row: 0), path(-1)]
    for target in nowhere { #expect(!list.host.moveRow(from: first, to: target)) }
    #expect(moves.isEmpty)
    #expect(
      list.failures.map(\.description)
        == nowhere.map {
          "Row 0 (section '0'): it can't move to \($0), because the content has no such path"
        })
  }

  @Test func `actions are offered and chosen`() {
    var chosen: [String] = []
    show(
      Row(TextCell.self, "a")
        .on(.trailingSwipeActions) { text in
          [RowAction("Delete", style: .destructive) { chosen.append("delete \(text)") }]
        }
        .on(.contextMenu) { text in
          [
            RowAction("Share", children: [RowAction("By post") { chosen.append("post \(text)") }]),
            RowAction("Copy") { chosen.append("copy \(text)") },
          ]
        })
    #expect(list.host.actions(.leadingSwipeActions, ofRowAt: first).isEmpty)
    let swipe = list.host.actions(.trailingSwipeActions, ofRowAt: first)
    #expect(swipe.map(\.title) == ["Delete"])
    #expect(swipe.map(\.style) == [.destructive])
    let menu = list.host.actions(.contextMenu, ofRowAt: first)
    for action in swipe + menu + menu.flatMap(\.children) { action() }
    #expect(chosen == ["delete a", "copy a", "post a"])
  }

  @Test func `an event that a cell sends reaches the row that it shows`() throws {
    var calls: [String] = []
    list.driver.apply {
      ListSection(id: 0) {
        for number in 0..<20 {
          Row(CallCell.self, "\(number)").on(\.call) { text, _ in calls.append(text) }
        }
      }
    }
    let cell = try #require(list.host.cell(at: first) as? CallCell)
    cell.call.send()
    list.host.scroll(by: 40)
    cell.call.send()
    cell.unhandled.send("another event")
    CallCell().call.send()
    #expect(calls == ["0", "6"], "the cell was reused")
  }

  @Test func `the handlers of an owner don't answer once it is released`() {
    var owner: Screen? = Screen()
    if let owner {
      show(
        Row(TextCell.self, "a")
          .on(.shouldSelect, weak: owner) { screen, text in
            screen.hear(text)
            return false
          }
          .on(.moveTarget, weak: owner) { _, _, move in move.old })
    }
    let move = RowMove(old: first, new: path(3))
    #expect(!list.driver.engine.shouldSelectRow(at: first))
    #expect(list.driver.engine.targetOfMove(move) == first)
    #expect(owner?.heard == ["a"])
    owner = nil
    #expect(list.driver.engine.shouldSelectRow(at: first))
    #expect(list.driver.engine.targetOfMove(move) == path(3))
  }

  @Test func `rows handle their display and the end of it, in pairs`() {
    var log: [String] = []
    func show(_ texts: [String]) {
      list.driver.apply {
        ListSection(id: 0) {
          for text in texts {
            Row(TextCell.self, text).id(text)
              .on(.willDisplay) { log.append("+\($0)") }
              .on(.didEndDisplaying) { log.append("-\($0)") }
          }
        }
      }
    }
    show(["a", "b"])
    #expect(log == ["+a", "+b"])
    show(["b", "c"])
    #expect(log == ["+a", "+b", "-a", "+c"])
    show([])
    #expect(Set(log.suffix(2)) == ["-b", "-c"])
    #expect(log.count == 6)
  }

  @Test func `a host's own events are handled like the others`() {
    show(Row(TextCell.self, "a").on(.rightClick) { text, distance in text.count + distance })
    #expect(list.driver.send(.rightClick, toRowAt: first, 41) == 42)
  }
}

extension RowEvent<Int, Int> {
  fileprivate static var rightClick: Self { Self("rightClick") }
}

@MainActor
struct `Whether a row was removed` {
  @Test func `is known by its identity, or else by the number of rows`() {
    let list = RecordedList(height: 100)
    func show(_ texts: [String], hasIDs: Bool) {
      list.driver.apply {
        ListSection(id: 0) {
          for text in texts {
            if hasIDs { Row(TextCell.self, text).id(text) } else { Row(TextCell.self, text) }
          }
        }
      }
    }
    for hasIDs in [true, false] {
      show(["a", "b"], hasIDs: hasIDs)
      let isRemoved = list.driver.engine.removalTest(ofRowAt: RowPath(section: 0, row: 0))
      #expect(!isRemoved())
      show(["a", "c"], hasIDs: hasIDs)
      #expect(!isRemoved())
      show(["c"], hasIDs: hasIDs)
      #expect(isRemoved())
    }
    let outside = list.driver.engine.removalTest(ofRowAt: RowPath(section: 0, row: 5))
    #expect(!outside())
  }

  @Test func `is denied after the list was released`() {
    var list: RecordedList? = RecordedList(height: 100)
    weak var engine: ListEngine<HeadlessList>?
    engine = list?.driver.engine
    list?.driver.apply(sections(["a"]))
    let isRemoved = engine?.removalTest(ofRowAt: RowPath(section: 0, row: 0))
    #expect(isRemoved?() == false)
    list = nil
    #expect(engine == nil)
    #expect(isRemoved?() == false)
  }
}
