import HeadlessList
import Testing
import TypedCells

@MainActor
struct `Builders` {
  private func texts(
    @RowBuilder<HeadlessCell> _ rows: () -> RowList<HeadlessCell>
  ) -> [String] {
    let rows = rows()
    return (0..<rows.count).map { "\(rows[$0].model)" }
  }

  @Test func `rows can be arrays and optionals`() {
    func build(_ names: [String], _ draft: String?) -> [String] {
      texts {
        names.map { Row(TextCell.self, $0) }
        draft.map { Row(NumberCell.self, $0.count) }
        erased(names)
        erased(names).first
        names.map { $0 == "Ada" ? nil : Row(TextCell.self, $0 + "!") }
      }
    }
    func erased(_ names: [String]) -> [AnyRow<HeadlessCell>] {
      names.map { AnyRow(Row(TextCell.self, $0)) }
    }
    #expect(
      build(["Ada", "Grace"], "draft") == ["Ada", "Grace", "5", "Ada", "Grace", "Ada", "Grace!"])
    #expect(build([], nil) == [])
  }

  @Test func `sections can be optionals`() {
    let list = RecordedList(height: 1000)
    func apply(_ draft: String?) {
      list.driver.apply {
        draft.map { draft in ListSection(id: "draft") { Row(TextCell.self, draft) } }
        ListSection(id: "sent") { Row(TextCell.self, "sent") }
      }
    }
    apply("draft")
    #expect(list.shown == ["draft", "sent"])
    apply(nil)
    #expect(list.shown == ["sent"])
  }

  @Test func `a cell may need no data`() {
    #expect(texts { Row(LoadingCell.self) } == ["()"])
    let list = RecordedList()
    list.driver.apply { ListSection(id: 0) { Row(LoadingCell.self) } }
    #expect(list.shown == ["Loading…"])
  }

  @Test func `rows can depend on conditions and loops`() {
    func build(_ isLong: Bool, _ name: String?, _ count: Int) -> [String] {
      texts {
        Row(TextCell.self, "first")
        if isLong { Row(TextCell.self, "long") }
        if let name { Row(TextCell.self, name) } else { Row(TextCell.self, "anonymous") }
        for number in 0..<count { Row(NumberCell.self, number) }
        switch count {
        case 0: Row(TextCell.self, "none")
        case 1: Row(TextCell.self, "one")
        default: Row(TextCell.self, "many")
        }
        if #available(macOS 13, iOS 16, tvOS 16, *) { Row(TextCell.self, "new") }
      }
    }
    #expect(build(true, "Ada", 2) == ["first", "long", "Ada", "0", "1", "many", "new"])
    #expect(build(false, nil, 0) == ["first", "anonymous", "none", "new"])
  }

  @Test func `lazy and written rows keep their order`() {
    #expect(
      texts {
        LazyRows(0..<0, id: \.self) { Row(NumberCell.self, $0) }
        Row(TextCell.self, "a")
        LazyRows(0..<3, id: \.self) { Row(NumberCell.self, $0) }
        LazyRows(3..<5, id: \.self) { Row(NumberCell.self, $0) }
        Row(TextCell.self, "b")
        Row(TextCell.self, "c")
      } == ["a", "0", "1", "2", "3", "4", "b", "c"])
    #expect(texts {} == [])
  }

  @Test func `lazy rows are built on demand`() {
    var made = 0
    let section = ListSection<HeadlessCell>(id: 0) {
      LazyRows(0..<1_000_000, id: \.self) { number in
        made += 1
        return Row(NumberCell.self, number)
      }
    }
    #expect(section.rows.count == 1_000_000)
    #expect(made == 0)
    #expect(section.rows[999_999].model as? Int == 999_999)
    #expect(made == 1)
  }

  @Test func `identifiable elements need no path`() {
    struct Item: Identifiable { let id: Int }
    #expect(
      texts { LazyRows([Item(id: 7), Item(id: 8)]) { Row(NumberCell.self, $0.id) } }
        == ["7", "8"])
  }

  @Test func `sections can depend on conditions and loops`() {
    let list = RecordedList(height: 1000)
    func apply(_ isLong: Bool, _ name: String?) {
      list.driver.apply {
        ListSection(id: "first", header: "First") { Row(TextCell.self, "first") }
        if isLong { ListSection(id: "long") { Row(TextCell.self, "long") } }
        if let name {
          ListSection(id: "name") { Row(TextCell.self, name) }
        } else {
          ListSection(id: "nobody") { Row(TextCell.self, "nobody") }
        }
        for number in 0..<2 { ListSection(id: "\(number)") { Row(NumberCell.self, number) } }
        if #available(macOS 13, iOS 16, tvOS 16, *) {
          ListSection(id: "new") { Row(TextCell.self, "new") }
        }
        TypedCellsTests.sections(["built elsewhere"])
      }
    }
    apply(true, "Ada")
    #expect(list.shown == ["first", "long", "Ada", "0", "1", "new", "built elsewhere"])
    apply(false, nil)
    #expect(list.shown == ["first", "nobody", "0", "1", "new", "built elsewhere"])
  }

  @Test func `a presenter builds for any host`() throws {
    func presented<BaseCell>(_ names: [String]) -> [ListSection<BaseCell>] {
      [ListSection(id: "names") { for name in names { Row(model: name).id(name) } }]
    }
    let registry = CellRegistry<HeadlessCell>()
    try registry.bind(String.self, to: TextCell.self)
    let list = RecordedList(registry: registry)
    list.driver.apply(presented(["Ada", "Grace"]))
    #expect(list.shown == ["Ada", "Grace"])
  }
}

private final class LoadingCell: HeadlessCell, Updatable {
  func update(viewData: Void) { lines = ["Loading…"] }
}
