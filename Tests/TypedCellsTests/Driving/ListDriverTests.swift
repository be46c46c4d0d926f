import HeadlessList
import Testing
import TypedCells

@MainActor
struct `The list driver` {
  private let list = RecordedList(height: 100)

  @Test func `shows rows, and requests nothing outside the content`() {
    list.driver.apply(sections(["a", "b"], ["c"]))
    #expect(list.shown == ["a", "b", "c"])
    #expect(list.driver.rowCount(in: 0) == 2)
    #expect(list.driver.rowCount(in: 7) == 0)
    #expect(list.driver.row(at: RowPath(section: 0, row: 1))?.model as? String == "b")
    for path in [(0, 2), (0, -1), (-1, 0), (2, 0)] {
      #expect(list.driver.row(at: RowPath(section: path.0, row: path.1)) == nil)
    }
    #expect(list.driver.send(.select, toRowAt: RowPath(section: 9, row: 9)) == nil)
  }

  @Test func `empty lists and empty sections work`() {
    list.driver.apply {}
    #expect(list.shown == [])
    list.driver.apply(sections([], []))
    list.driver.apply(sections([], ["a"], []))
    #expect(list.shown == ["a"])
    list.driver.apply {}
    #expect(list.shown == [])
  }

  @Test func `rows that stay keep their cells and show their new data`() {
    func content(_ count: Int) -> [ListSection<HeadlessCell>] {
      [
        ListSection(id: 0) {
          if count > 1 { Row(NumberCell.self, 0).id("zero") }
          Row(NumberCell.self, count).id("count")
        }
      ]
    }
    list.driver.apply(content(1))
    let cell = list.host.cell(at: RowPath(section: 0, row: 0))
    list.driver.apply(content(2))
    #expect(list.shown == ["0", "2"])
    #expect(list.host.cell(at: RowPath(section: 0, row: 1)) === cell)
  }

  @Test func `shows a rotated section that follows a section that grew`() {
    func show(pins: [Int], people: [Int]) {
      list.driver.apply {
        ListSection(id: "pins") { for pin in pins { Row(NumberCell.self, pin).id(pin) } }
        ListSection(id: "people") {
          for person in people { Row(NumberCell.self, person).id(person) }
        }
      }
    }
    show(pins: [1, 2, 3], people: Array(100..<180))
    show(pins: [1, 2, 3, 4], people: Array(116..<180) + Array(100..<116))
    #expect(list.shown == ["1", "2", "3", "4", "116"])
    #expect((0..<2).map(list.driver.rowCount(in:)) == [4, 80])
  }

  @Test func `inserted rows and views are updated once, and reported once`() {
    final class CountingCell: HeadlessCell, Updatable {
      private(set) var count = 0
      func update(viewData text: String) { count += 1 }
    }
    final class CountingHeader: HeadlessHeaderFooter, Updatable {
      private(set) var count = 0
      func update(viewData text: String) { count += 1 }
    }
    func content(_ texts: [String]) -> [ListSection<HeadlessCell>] {
      texts.map { text in
        ListSection(id: text) {
          Row(CountingCell.self, text).id("row").updates(.always)
          if text == "bad" { Row(model: 3.5) }
        }
        .header(Row(CountingHeader.self, text).updates(.always))
      }
    }
    let list = RecordedList(height: 400)
    list.driver.apply(content(["a"]))
    list.driver.apply(content(["b", "a", "bad"]))
    let cells = list.host.visibleCells.compactMap { $0.cell as? CountingCell }
    #expect(cells.map(\.count) == [1, 2, 1])
    let headers = list.host.visibleHeaderFooters.compactMap { $0.view as? CountingHeader }
    #expect(headers.map(\.count) == [1, 2, 1])
    #expect(list.failures.count == 1)
  }

  @Test func `a row that stays gets another cell if its class changes`() {
    func content(_ isNumber: Bool) -> [ListSection<HeadlessCell>] {
      [
        ListSection(id: 0) {
          if isNumber {
            Row(NumberCell.self, 1).id("same")
          } else {
            Row(TextCell.self, "one").id("same")
          }
        }
      ]
    }
    list.driver.apply(content(false))
    list.driver.apply(content(true))
    #expect(list.shown == ["1"])
    #expect(list.failures.isEmpty)
  }

  @Test func `an apply inside an apply is queued, in order, once each`() {
    final class ApplyingCell: HeadlessCell, Updatable {
      func update(viewData action: @MainActor () -> Void) { action() }
    }
    var order: [String] = []
    list.driver.apply {
      ListSection(id: 0) {
        Row(ApplyingCell.self) { [list] in
          guard order.isEmpty else { return }
          order.append("inside")
          list.driver.apply(sections(["second"]))
          list.driver.apply(sections(["third"]))
          order.append("queued, for \(list.shown) is shown")
        }
      }
    }
    #expect(order == ["inside", "queued, for [] is shown"])
    #expect(list.shown == ["third"])
  }

  @Test func `changes that rows request during a toolkit's layout are applied in the next turn`()
    async
  {
    list.driver.apply(sections(["old"]))
    let answer = list.driver.engine.holdingChanges(untilNextTurn: true) {
      list.driver.apply(sections(["new"]))
      return list.shown
    }
    #expect(answer == ["old"])
    #expect(list.shown == ["old"], "the toolkit is still at it")
    while list.shown == ["old"] { await Task.yield() }
    #expect(list.shown == ["new"])
  }

  @Test func `changes requested during a toolkit's layout precede later ones`() {
    var order: [String] = []
    list.driver.engine.holdingChanges(untilNextTurn: true) {
      list.driver.apply(sections(["first"])) { _ in order.append("first") }
    }
    list.driver.apply(sections(["second"])) { _ in order.append("second") }
    #expect(order == ["first", "second"])
    #expect(list.shown == ["second"])
  }

  @Test func `a layout inside a change doesn't apply waiting changes`() {
    list.driver.engine.holdingChanges {
      list.driver.engine.holdingChanges(untilNextTurn: true) {
        list.driver.apply(sections(["asked for inside"]))
      }
      #expect(list.shown == [])
    }
    #expect(list.shown == ["asked for inside"])
  }

  @Test func `a row that was looked up is not built again for its cell and its height`() {
    var made = 0
    list.driver.apply {
      ListSection(id: 0) {
        LazyRows(0..<100, id: \.self) { number in
          made += 1
          return Row(NumberCell.self, number).height(Double(number))
        }
      }
    }
    made = 0
    let path = RowPath(section: 0, row: 50)
    guard let row = list.driver.row(at: path) else {
      Issue.record("there is no row at \(path)")
      return
    }
    let cell = list.driver.engine.cell(for: row, at: path) { _ in NumberCell() }
    #expect(cell.lines == ["50"])
    #expect(list.driver.engine.height(of: row) == .fixed(50))
    #expect(made == 1)
  }

  @Test func `a registry's binding shows models by what it converts them to`() throws {
    try list.driver.registry.bind(Int.self, to: TextCell.self) { "number \($0)" }
    let capabilities = try CapabilityRegistry([.titled])
    try list.driver.registry.bind(Setting.self, to: TitleCell.self, using: capabilities)
    list.driver.apply {
      ListSection(id: 0) {
        Row(model: 1)
        Row(model: 2 as Any)
        Row(model: Setting.about)
      }
    }
    #expect(list.shown == ["number 1", "number 2", ""])
    let cell = list.host.cell(at: RowPath(section: 0, row: 2)) as? TitleCell
    #expect(cell?.calls == ["title About"])
  }

  @Test func `a bag of traits configures its cell`() throws {
    let capabilities = try CapabilityRegistry([.titled, .subtitled])
    list.driver.apply {
      ListSection(id: 0) { Row(DetailCell.self, by: Setting.about, using: capabilities) }
    }
    let cell = list.host.cell(at: RowPath(section: 0, row: 0)) as? DetailCell
    #expect(cell?.calls == ["title About", "subtitle none"])
  }

  @Test func `configurators of different cells fill a section`() {
    let items: [any CellConfiguratorType] = [
      CellConfigurator<TextCell>(viewData: "Hello"), CellConfigurator<NumberCell>(viewData: 42),
    ]
    list.driver.apply {
      ListSection(id: 0) {
        for item in items { Row(erased: item) }
        Row(CellConfigurator<TextCell>(viewData: "typed"))
      }
    }
    #expect(list.shown == ["Hello", "42", "typed"])
  }

  @Test func `changes prepared for another list are computed again`() {
    let other = RecordedList(height: 100)
    list.driver.apply(sections(["a"]))
    other.driver.apply(sections(["z", "y"]))
    var changes = ""
    other.driver.apply(list.driver.prepareChanges {}, completion: { changes = "\($0)" })
    #expect(other.shown == ["z", "y"])
    #expect(changes == "no changes")
  }

  @Test func `a host has one driver at a time`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let host = HeadlessList(height: 100)
        let first = ListDriver(host: host)
        withExtendedLifetime(first) { _ = ListDriver(host: host) }
      }
    }
    let host = HeadlessList(height: 100)
    do { _ = ListDriver(host: host) }
    _ = ListDriver(host: host)
  }

  @Test func `a driver retains neither itself nor its content`() {
    final class Model {}
    final class ModelCell: HeadlessCell, Updatable {
      func update(viewData: Model) {}
    }
    weak var model: Model?
    weak var driver: ListDriver<HeadlessList>?
    do {
      let owned = Model()
      let list = ListDriver(host: HeadlessList(height: 100))
      list.apply { ListSection(id: 0) { Row(ModelCell.self, owned) } }
      (model, driver) = (owned, list)
    }
    #expect(model == nil)
    #expect(driver == nil)
  }
}
