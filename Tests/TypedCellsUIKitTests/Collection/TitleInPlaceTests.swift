import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

/// A section is reloaded only if its header or footer needs another view, because its cells would be replaced and the
/// keyboard dismissed.
@MainActor
struct `A title that changes in a collection view` {
  private let list = CollectionList()

  private func show(_ titles: [String?]) {
    list.apply {
      for (number, title) in titles.enumerated() {
        ListSection(id: number, header: title) { Row(PatientTile.self, "\(number)").id(number) }
      }
    }
  }

  private var titles: [String?] { (0..<2).map { (list.header($0) as? CollectionTitle)?.title } }

  private var reuses: [Int?] { (0..<2).map { (list.cell($0, 0) as? PatientTile)?.reuses } }

  @Test func `keeps the cells of its section`() {
    show(["a", "b"])
    show(["a", "c"])
    #expect(titles == ["a", "c"])
    #expect(reuses == [0, 0])
  }

  @Test func `keeps them also when it disappears`() {
    show(["a", "b"])
    show(["a", nil])
    #expect(titles == ["a", nil])
    #expect(reuses == [0, 0])
  }

  @Test func `is replaced by a view of your own with the cells of its section only`() {
    show(["a", "b"])
    list.apply {
      ListSection(id: 0, header: "a") { Row(PatientTile.self, "0").id(0) }
      ListSection(id: 1) { Row(PatientTile.self, "1").id(1) }.header(Row(TitleView.self, "view"))
    }
    #expect((list.header(1) as? TitleView)?.title == "view")
    #expect(titles == ["a", nil])
    #expect(reuses == [0, 1])
  }

  @Test(arguments: [true, false])
  func `keeps the cells in a grid, or in lists of your own layout, when it disappears`(
    isGrid: Bool
  ) {
    let host = list.host
    list.collection.collectionViewLayout =
      isGrid
      ? CollectionListLayout(.grid(columns: 1, itemHeight: .points(40)))
      : UICollectionViewCompositionalLayout { section, environment in
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        host.prepare(&configuration, forSection: section)
        return .list(using: configuration, layoutEnvironment: environment)
      }
    show(["a", "b"])
    #expect(titles == ["a", "b"])
    show(["a", nil])
    #expect(titles == ["a", nil])
    #expect(reuses == [0, 0])
  }

  @Test func `is hidden in a layout that has headers in any case`() throws {
    let section = column()
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    list.collection.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    show(["a", "b"])
    #expect(titles == ["a", "b"])
    show(["a", nil])
    #expect(titles == ["a", nil])
    #expect(list.header(1) != nil, "an empty view, because the layout has a place for it")
  }
}
