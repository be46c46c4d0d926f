import HeadlessList
import Testing
import TypedCells

private final class NumberCell: HeadlessCell, Updatable {
  private(set) var history: [String] = []
  override func prepareForReuse() { history.append("prepared") }
  func update(viewData number: Int) {
    lines = ["\(number)"]
    history.append("\(number)")
  }
}

private final class LetterCell: HeadlessCell, Updatable {
  func update(viewData letter: Character) { lines = ["\(letter)"] }
}

@MainActor
struct `Reuse in the headless list` {
  private let host = HeadlessList(height: 100)
  private let list: ListDriver<HeadlessList>

  init() {
    list = ListDriver(host: host)
  }

  private func showNumbers(_ count: Int) {
    list.apply {
      ListSection(id: 0) { LazyRows(0..<count, id: \.self) { Row(NumberCell.self, $0) } }
    }
  }

  private var shown: [String] { host.visibleCells.flatMap(\.cell.lines) }

  @Test func `only the viewport has cells`() {
    showNumbers(1_000_000)
    #expect(shown == ["0", "1", "2", "3", "4"])
    #expect(host.counters.built == 5)
    #expect(host.counters.configured == 5)
    #expect(host.cell(at: RowPath(section: 0, row: 5)) == nil)
  }

  @Test func `a cell that scrolls off screen is queued, prepared and reused`() throws {
    showNumbers(100)
    let cell = try #require(host.cell(at: RowPath(section: 0, row: 0)) as? NumberCell)
    host.scroll(by: 20)
    #expect(host.cell(at: RowPath(section: 0, row: 0)) == nil)
    #expect(host.queuedCellCount == 1)
    host.scroll(by: 20)
    #expect(host.cell(at: RowPath(section: 0, row: 6)) === cell)
    #expect(cell.history == ["0", "prepared", "6"])
  }

  @Test func `a deleted lazy row receives the end of its display as it was shown`() {
    var numbers = [1, 2, 3]
    var ended: [Int] = []
    func show() {
      list.apply {
        ListSection(id: 0) {
          LazyRows(numbers.indices, id: \.self) {
            Row(NumberCell.self, numbers[$0]).on(.didEndDisplaying) { ended.append($0) }
          }
        }
      }
    }
    show()
    numbers = [1, 2, 30]
    show()
    numbers = [1]
    show()
    #expect(shown == ["1"])
    #expect(ended.sorted() == [2, 30])
  }

  @Test func `scrolling creates at most one cell more than the viewport holds`() {
    showNumbers(10_000)
    host.scroll(by: 10_000 * HeadlessList.lineHeight)
    #expect(shown.last == "9999")
    #expect(host.counters.built == 6)
    #expect(host.counters.configured == 10_000)
    host.scroll(by: -10_000 * HeadlessList.lineHeight)
    #expect(shown.first == "0")
    #expect(host.counters.built == 6)
  }

  @Test func `cells of one class are never dequeued for another`() {
    list.apply {
      ListSection(id: 0) {
        for number in 0..<20 {
          Row(NumberCell.self, number)
          Row(LetterCell.self, "x")
        }
      }
    }
    for _ in 0..<40 {
      host.scroll(by: 13)
      for visible in host.visibleCells {
        #expect((visible.cell is NumberCell) == (visible.path.row % 2 == 0))
      }
    }
  }

  @Test func `an unregistered identifier cannot be dequeued`() {
    let error = #expect(throws: HeadlessListError.unregistered("nowhere")) {
      try host.dequeueCell(withIdentifier: "nowhere")
    }
    #expect(
      error?.description == """
        unable to dequeue a cell with identifier 'nowhere': \
        must register a nib or a class for the identifier or connect a prototype
        """)
  }

  @Test func `prototypes need no registration, and missing ones are named`() throws {
    host.providePrototype("letter") { LetterCell() }
    #expect(try host.dequeueCell(withIdentifier: "letter") is LetterCell)
    registerPrototype("other")
    let error = #expect(throws: HeadlessListError.missingPrototype("other")) {
      try host.dequeueCell(withIdentifier: "other")
    }
    #expect(error?.description == "there is no prototype with identifier 'other'")
  }

  @Test func `a registered prototype is provided like any other`() throws {
    host.providePrototype("letter") { LetterCell() }
    registerPrototype("letter")
    #expect(try host.dequeueCell(withIdentifier: "letter").reuseIdentifier == "letter")
  }

  private func registerPrototype(_ identifier: ReuseIdentifier) {
    host.register(
      CellRegistration<HeadlessCell>(
        identifier: identifier, cellClass: LetterCell.self, source: .prototype))
  }
}
