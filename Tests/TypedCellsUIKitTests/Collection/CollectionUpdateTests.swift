import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

@MainActor
struct `Changes of a list in a collection` {
  private let list = CollectionList()

  private func show(_ letters: [String], animated: Bool = true) {
    list.apply(animated: animated) {
      ListSection(id: 0) { for letter in letters { Row(TileCell.self, letter).id(letter) } }
    }
  }

  @Test(arguments: [true, false])
  func `items are inserted, deleted and moved, and the others keep their cells`(animated: Bool)
    throws
  {
    show(["a", "b", "c", "d"])
    let (b, d) = (try #require(list.cell(0, 1)), try #require(list.cell(0, 3)))
    show(["d", "x", "b"], animated: animated)
    #expect(list.shown == ["d", "x", "b"])
    #expect(list.cell(0, 0) === d)
    #expect(list.cell(0, 2) === b)
  }

  /// A tap on the title of a section without items leads to the next section that has some, or else to the last before.
  @Test(arguments: [([1, 0, 2], 2), ([1, 0, 0], 0), ([1, 3, 0], 1), ([0, 0, 0], 1)])
  func `an index title never leads to an empty section`(counts: [Int], section: Int) throws {
    list.apply {
      for (id, count) in counts.enumerated() {
        ListSection(id: id) { for number in 0..<count { Row(TileCell.self, "\(number)") } }
          .indexTitle("\(id)")
      }
    }
    let collection = list.collection
    let source = try #require(collection.dataSource)
    #expect(
      source.collectionView(collection, indexPathForIndexTitle: "1", at: 1)
        == IndexPath(item: 0, section: section))
  }

  @Test func `sections are inserted, deleted and moved with their titles`() {
    func show(_ sections: [String]) {
      list.apply {
        for section in sections {
          ListSection(id: section, header: section) { Row(TileCell.self, section) }
        }
      }
    }
    show(["a", "b", "c"])
    show(["c", "d", "a"])
    #expect(list.shown == ["c", "d", "a"])
    #expect((0..<3).map { (list.header($0) as? CollectionTitle)?.title } == ["c", "d", "a"])
  }

  @Test func `a section that moves to the end keeps its cells`() throws {
    func show(_ sections: [String]) {
      list.apply {
        for section in sections {
          ListSection(id: section) { Row(TileCell.self, section).id(section) }
        }
      }
    }
    show(["a", "b", "c", "d"])
    let cells = try (0..<4).map { try #require(list.cell($0, 0)) }
    show(["b", "c", "d", "a"])
    #expect(list.shown == ["b", "c", "d", "a"])
    #expect([3, 0, 1, 2].map { list.cell($0, 0) } == cells)
  }

  @Test func `a collection in no window is reloaded, and keeps its selection`() {
    let hidden = CollectionList(inWindow: false)
    func show(_ letters: [String]) {
      hidden.apply {
        ListSection(id: 0) { for letter in letters { Row(TileCell.self, letter).id(letter) } }
      }
    }
    show(["a", "b"])
    hidden.collection.selectItem(at: path(0, 1), animated: false, scrollPosition: [])
    show(["x", "y", "b"])
    #expect(hidden.shown == ["x", "y", "b"])
    #expect(hidden.collection.indexPathsForSelectedItems == [path(0, 2)])
  }

  @Test func `an update in place keeps the cell, and another class replaces it`() {
    list.show { Row(TileCell.self, "a").id(1) }
    let cell = list.cell(0, 0)
    list.show { Row(TileCell.self, "b").id(1) }
    #expect(list.cell(0, 0) === cell)
    #expect(list.shown == ["b"])
    list.show { Row(OtherTile.self, "b").id(1) }
    #expect(list.cell(0, 0) is OtherTile)
  }

  @Test func `titles and views appear, disappear and replace each other`() {
    func show(
      _ header: String? = nil,
      _ change: (ListSection<UICollectionViewCell>) -> ListSection<UICollectionViewCell> = { $0 }
    ) {
      list.apply { change(ListSection(id: 0, header: header) { Row(TileCell.self, "a").id(1) }) }
    }
    show()
    #expect(list.header(0) == nil)
    show("title")
    let title = list.header(0) as? CollectionTitle
    #expect(title?.title == "title")
    show("other")
    #expect(list.header(0) === title, "a title changes where it stands")
    #expect(title?.title == "other")
    show { $0.header(Row(TitleView.self, "view")).footer(Row(TitleView.self, "below")) }
    #expect((list.header(0) as? TitleView)?.title == "view")
    #expect((list.footer(0) as? TitleView)?.title == "below")
    show { $0.header(Row(TitleView.self, "new")) }
    #expect((list.header(0) as? TitleView)?.title == "new")
    #expect(list.footer(0) == nil)
    show("again")
    #expect((list.header(0) as? CollectionTitle)?.title == "again")
    show()
    #expect(list.header(0) == nil)
    #expect(list.failures.isEmpty)
  }

  @Test func `supplementary views handle their display and its end`() {
    let journal = Journal()
    func show(_ count: Int) {
      list.apply {
        for section in 0..<count {
          ListSection(id: section) { Row(TileCell.self, "a") }
            .header(
              Row(TitleView.self, "h")
                .on(.willDisplay, weak: journal) { $0.note("+\($1)") }
                .on(.didEndDisplaying, weak: journal) { $0.note("-\($1)") })
        }
      }
    }
    show(1)
    show(0)
    #expect(journal.entries == ["+h", "-h"])
  }

  @Test func `items have the heights of their rows`() {
    list.show {
      Row(TileCell.self, "a").height(20)
      Row(SlimTile.self, "b")
      Row(TileCell.self, "c")
    }
    let sizes = (0..<3).map { list.cell(0, $0)?.frame.size }
    #expect(
      sizes == [
        CGSize(width: 320, height: 20), CGSize(width: 320, height: 22),
        CGSize(width: 320, height: 44),
      ])
    list.show { Row(TileCell.self, "a").height(33) }
    #expect(list.cell(0, 0)?.frame.height == 33)
  }

  @Test func `items are as wide as the collection on request`() {
    list.layout.itemSize = CGSize(width: 50, height: 50)
    list.layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    list.host.fillsWidth = true
    list.show { Row(TileCell.self, "a") }
    #expect(list.cell(0, 0)?.frame == CGRect(x: 10, y: 0, width: 290, height: 50))
  }

  @Test func `sections without a header have no room for one`() {
    list.layout.headerReferenceSize = CGSize(width: 0, height: 60)
    list.apply {
      ListSection(id: 0) { Row(TileCell.self, "a") }
      ListSection(id: 1, header: "title") { Row(TileCell.self, "b") }
      ListSection(id: 2) { Row(TileCell.self, "c") }
        .header(Row(TitleView.self, "view").height(20))
      ListSection(id: 3) { Row(TileCell.self, "d") }
        .footer(Row(TitleView.self, "view").estimatedHeight(15))
    }
    #expect(list.header(0) == nil)
    #expect(list.header(1)?.frame.height == 60)
    #expect(list.header(2)?.frame.height == 20)
    #expect(list.footer(3)?.frame.height == 15)
  }

  @Test func `a supplementary view of another kind is yours`() {
    list.collection.register(
      TitleView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
    list.host.otherSupplementaryView = { collection, kind, path in
      collection.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "badge", for: path)
    }
    list.show { Row(TileCell.self, "a") }
    let source = list.collection.dataSource
    let badge = source?.collectionView(
      list.collection, viewForSupplementaryElementOfKind: "badge", at: path(0, 0))
    #expect(badge is TitleView)
    let other = CollectionList()
    other.show { Row(TileCell.self, "a") }
    let empty = other.collection.dataSource?.collectionView(
      other.collection, viewForSupplementaryElementOfKind: "badge", at: path(0, 0))
    #expect(empty?.reuseIdentifier == "TypedCells.empty")
  }

  @Test func `a host doesn't retain its collection`() {
    var collection: UICollectionView? = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    weak var gone: AnyObject?
    gone = collection
    guard let driver = collection.map({ ListDriver($0) }) else { return }
    driver.apply { ListSection(id: 0) { Row(TileCell.self, "a").onSelect { _ in } } }
    collection = nil
    #expect(gone == nil)
    driver.apply { ListSection(id: 0) { Row(TileCell.self, "b") } }
    #expect(driver.rowCount(in: 0) == 1)
  }
}
