import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit

@MainActor
struct `Registration in a collection` {
  private let list = CollectionList()
  private let bundlePath = Bundle.main.bundlePath

  @Test func `cells and supplementary views come from nibs`() throws {
    NibLibrary.provide("CollectionRegistrationTests.Tile", in: .main, TileCell.self)
    NibLibrary.provide("CollectionRegistrationTests.Header", in: .main, TitleView.self)
    try list.driver.registry.register(
      TileCell.self, as: "tile",
      from: .nib(name: "CollectionRegistrationTests.Tile", bundlePath: bundlePath))
    try list.driver.headerFooterRegistry.register(
      headerFooter: TitleView.self, as: "header",
      from: .nib(name: "CollectionRegistrationTests.Header", bundlePath: bundlePath))
    list.apply {
      ListSection(id: 0) { Row(TileCell.self, "a").reuseIdentifier("tile") }
        .header(Row(TitleView.self, "h").reuseIdentifier("header"))
    }
    #expect(list.shown == ["a"])
    #expect((list.header(0) as? TitleView)?.title == "h")
  }

  @Test func `a header with another identifier, and the same class, is replaced`() throws {
    let registry = list.driver.headerFooterRegistry
    try registry.register(headerFooter: TitleView.self, as: "small")
    try registry.register(headerFooter: TitleView.self, as: "large")
    for (title, identifier) in [("a", "small"), ("b", "large"), ("c", "large")] {
      list.apply {
        ListSection(id: 0) { Row(TileCell.self, "a") }
          .header(Row(TitleView.self, title).reuseIdentifier(ReuseIdentifier(identifier)))
      }
      #expect((list.header(0) as? TitleView)?.title == title)
      #expect(list.header(0)?.reuseIdentifier == identifier)
    }
  }

  @Test func `a nib of another class is a mismatch, and an empty view is shown`() throws {
    NibLibrary.provide("CollectionRegistrationTests.Wrong", in: .main, OtherTile.self)
    NibLibrary.provide(
      "CollectionRegistrationTests.WrongHeader", in: .main, UICollectionReusableView.self)
    try list.driver.registry.register(
      TileCell.self, as: "wrong",
      from: .nib(name: "CollectionRegistrationTests.Wrong", bundlePath: bundlePath))
    try list.driver.headerFooterRegistry.register(
      headerFooter: TitleView.self, as: "wrong",
      from: .nib(name: "CollectionRegistrationTests.WrongHeader", bundlePath: bundlePath))
    let raised = UIKitException.recording {
      list.apply {
        ListSection(id: 0) { Row(TileCell.self, "a").reuseIdentifier("wrong") }
          .header(Row(TitleView.self, "h").reuseIdentifier("wrong"))
      }
    }
    #expect(raised.isEmpty)
    let cell = try #require(list.cell(0, 0))
    #expect(cell.contentView.isHidden)
    #expect(cell is OtherTile, "the cell that was dequeued for the row")
    #expect(list.header(0)?.reuseIdentifier == "wrong")
    #expect(list.host.visibleCells.map(\.identifier) == [nil])
    #expect(list.host.visibleHeaderFooters.map(\.identifier) == [nil])
    #expect(list.failures.count == 2)
  }

  @Test func `a missing nib is a failure, and an empty view is shown`() throws {
    try list.driver.registry.register(
      TileCell.self, as: "lost", from: .nib(name: "Lost", bundlePath: "/nowhere/at/all"))
    try list.driver.headerFooterRegistry.register(
      headerFooter: TitleView.self, as: "lost",
      from: .nib(name: "Lost", bundlePath: "/nowhere/at/all"))
    let raised = UIKitException.recording {
      list.apply {
        ListSection(id: 0) {
          Row(TileCell.self, "a").reuseIdentifier("lost")
          Row(TileCell.self, "b").reuseIdentifier("unknown")
        }
        .header(Row(TitleView.self, "h").reuseIdentifier("lost"))
      }
    }
    #expect(raised.isEmpty)
    #expect(list.collection.visibleCells.count == 2)
    #expect(list.header(0) != nil)
    #expect(list.host.visibleCells.map(\.identifier) == [nil, nil])
    #expect(list.failures.count == 3)
  }

  @Test func `a storyboard's prototype is dequeued as it is`() throws {
    list.collection.connectPrototype(withIdentifier: "prototype", TileCell.self)
    try list.driver.registry.register(TileCell.self, as: "prototype", from: .prototype)
    list.show { Row(TileCell.self, "a").reuseIdentifier("prototype") }
    #expect(list.shown == ["a"])
  }
}
