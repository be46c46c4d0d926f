import HeadlessList
import Testing
import TypedCells

@MainActor
private final class ChosenNumber {
  var number: Int?
}

@MainActor
private final class Names {
  var names: [String]
  private(set) var builds = 0

  init(_ names: [String]) { self.names = names }

  var sections: [ListSection<HeadlessCell>] {
    builds += 1
    return TypedCellsTests.sections(names)
  }
}

/// Waits until work that is scheduled on the main actor has run.
@MainActor
private func nextTurns() async {
  for _ in 0..<10 { await Task.yield() }
}

@MainActor
struct `Content that is awaited` {
  private let list = RecordedList(height: 100)

  @Test func `is on screen when the call returns, and the call returns the changes`() async {
    await list.driver.applyAndWait { sections(["a", "b"])[0] }
    #expect(list.shown == ["a", "b"])
    let changes = await list.driver.applyAndWait(animated: false) { sections(["b", "c"])[0] }
    #expect(list.shown == ["b", "c"])
    #expect(changes.changedSections.first?.rows.deletions == [0..<1])
  }

  @Test func `returns without changes if it is refused`() async {
    list.driver.duplicates = .refuse
    await list.driver.applyAndWait { sections(["a"])[0] }
    let changes = await list.driver.applyAndWait { sections(["b", "b"])[0] }
    #expect(changes.isEmpty)
    #expect(list.shown == ["a"])
  }
}

@MainActor
struct `Content that waits for the next turn` {
  private let list = RecordedList(height: 100)
  private let names = Names(["a"])

  private func request() {
    list.driver.applyInNextTurn(weak: names) { names in
      for section in names.sections { section }
    }
  }

  @Test func `is built once, from the last values`() async {
    request()
    names.names = ["b"]
    request()
    names.names = ["c"]
    #expect(list.shown.isEmpty)
    await nextTurns()
    #expect(list.shown == ["c"])
    #expect(names.builds == 1)
    request()
    await nextTurns()
    #expect(names.builds == 2)
  }

  @Test func `is replaced by other content that waits`() async {
    list.driver.applyInNextTurn(weak: names) { _ in sections(["first"])[0] }
    list.driver.applyInNextTurn(weak: names) { _ in sections(["last"])[0] }
    await nextTurns()
    #expect(list.shown == ["last"])
  }

  @Test func `is replaced by content that is applied meanwhile`() async {
    request()
    list.driver.apply(sections(["now"]))
    await nextTurns()
    #expect(list.shown == ["now"])
    #expect(names.builds == 0)
  }

  @Test func `is replaced by content that is applied with its own animation`() async {
    request()
    let setting = ChosenNumber()
    var numberInChange: Int?
    list.driver.apply(sections(["now"]), setting: \.number, of: setting, to: 1) { _ in
      numberInChange = setting.number
    }
    #expect(numberInChange == 1)
    #expect(setting.number == nil)
    await nextTurns()
    #expect(list.shown == ["now"])
    #expect(names.builds == 0)
  }

  @Test func `is replaced by content that is applied in the background meanwhile`() async {
    request()
    await list.driver.apply(inBackground: sections(["now"]))
    await nextTurns()
    #expect(list.shown == ["now"])
    #expect(names.builds == 0)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `is replaced by content that is followed meanwhile`() async {
    request()
    list.driver.follow { for section in sections(["followed"]) { section } }
    await nextTurns()
    #expect(list.shown == ["followed"])
    #expect(names.builds == 0)
  }

  @Test func `is forgotten with its owner`() async {
    var owner: Names? = Names(["gone"])
    list.driver.apply(sections(["a"]))
    list.driver.applyInNextTurn(weak: owner!) { owner in for section in owner.sections { section } }
    owner = nil
    await nextTurns()
    #expect(list.shown == ["a"])
  }

  @Test func `is shown although the content before it was forgotten with its owner`() async {
    var owner: Names? = Names(["gone"])
    list.driver.applyInNextTurn(weak: owner!) { owner in for section in owner.sections { section } }
    owner = nil
    await nextTurns()
    request()
    await wait { !list.shown.isEmpty }
    #expect(list.shown == ["a"])
  }
}

@MainActor
struct `The cell of a row` {
  private let list = RecordedList(height: 20)

  @Test func `is found by identity while it is on screen`() {
    list.driver.apply(sections(["a", "b"]))
    #expect(list.driver.visibleCell(of: "a", as: TextCell.self)?.lines == ["a"])
    #expect(list.driver.visibleCell(of: "b", as: TextCell.self) == nil, "below the viewport")
    #expect(list.driver.visibleCell(of: "c", as: TextCell.self) == nil)
    #expect(list.driver.visibleCell(of: "a", as: OtherCell.self) == nil)
  }

  @Test func `is passed to the action of a selection`() throws {
    var selected: [String] = []
    list.driver.apply {
      ListSection(id: 0) {
        Row(TextCell.self, "a").id("a")
          .onSelect(weak: list) { _, text in selected.append("select \(text)") }
          .onSelectCell(weak: list) { list, text, cell, path in
            selected.append("\(text) \(cell.lines) \(path)")
            #expect(cell === list.host.cell(at: path))
          }
      }
    }
    list.host.selectRow(at: RowPath(section: 0, row: 0))
    #expect(selected == ["select a", "a [\"a\"] 0.0"])
  }

  @Test func `is passed to the action of a tap on its accessory`() {
    var taps: [String] = []
    func show(_ texts: [String]) {
      list.driver.apply {
        ListSection(id: 0) {
          for text in texts {
            Row(TextCell.self, text).id(text)
              .on(.accessoryTap) { text in
                taps.append("tap \(text)")
                if text == "b" { show(["c", "b"]) }
              }
              .onAccessoryTapCell(weak: list) { list, text, cell, path in
                taps.append("\(text) \(cell.lines) \(path)")
              }
          }
        }
      }
    }
    show(["a"])
    #expect(list.host.tapAccessory(ofRowAt: RowPath(section: 0, row: 0)))
    show(["b"])
    #expect(list.host.tapAccessory(ofRowAt: RowPath(section: 0, row: 0)))
    #expect(taps == ["tap a", "a [\"a\"] 0.0", "tap b", "b [\"b\"] 0.0"])
    list.driver.apply(sections(["d"]))
    #expect(!list.host.tapAccessory(ofRowAt: RowPath(section: 0, row: 0)))
    #expect(!list.host.tapAccessory(ofRowAt: RowPath(section: 0, row: 1)))
  }

  @Test func `is passed to an accessory's only action while its owner exists`() {
    var owner: Names? = Names([])
    var taps: [String] = []
    list.driver.apply {
      ListSection(id: 0) {
        if let owner {
          Row(TextCell.self, "a").onAccessoryTapCell(weak: owner) { _, text, _, _ in
            taps.append(text)
          }
        }
      }
    }
    #expect(list.host.tapAccessory(ofRowAt: RowPath(section: 0, row: 0)))
    owner = nil
    #expect(!list.host.tapAccessory(ofRowAt: RowPath(section: 0, row: 0)))
    #expect(taps == ["a"])
  }

  @Test func `is that of the tapped row although its action changes the content`() throws {
    var lines: [String] = []
    list.driver.apply {
      ListSection(id: 0) {
        Row(TextCell.self, "a").id("a")
          .onSelect(weak: list) { list, _ in list.driver.apply(sections(["b"])) }
          .onSelectCell(weak: list) { _, text, _, _ in lines.append(text) }
      }
    }
    list.host.selectRow(at: RowPath(section: 0, row: 0))
    #expect(lines == ["a"])
  }
}

private final class OtherCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text] }
}
