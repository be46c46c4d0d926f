import HeadlessUIKit
import Testing

private final class TitleView: UITableViewHeaderFooterView {
  var title = ""
}

private final class TitleTile: UICollectionReusableView {
  var title = ""

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 33) }
}

/// Sections of one row each, with a header and a footer. It records the titles for which views were requested.
private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
  var titles = ["a", "b", "c"]
  var requests: [String] = []
  var ended: [String] = []

  func numberOfSections(in tableView: UITableView) -> Int { titles.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    view("header", section, in: tableView)
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    view("footer", section, in: tableView)
  }
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { ended.append("\((view as? TitleView)?.title ?? "–") \(section)") }

  private func view(_ kind: String, _ section: Int, in table: UITableView) -> UIView? {
    let view = table.dequeueReusableHeaderFooterView(withIdentifier: "title")
    (view as? TitleView)?.title = titles[section]
    requests.append("\(kind) \(titles[section])")
    return view
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { titles.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    let title = indexPath.count == 2 ? titles[indexPath.section] : "all"
    (view as? TitleTile)?.title = title
    requests.append("\(kind) \(title)")
    return view
  }
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { ended.append("\((view as? TitleTile)?.title ?? "–") \(indexPath.section)") }
}

@MainActor
struct `Headers and footers after a change of sections` {
  private let sections = Sections()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 800))

  private func makeTable() -> UITableView {
    let table = UITableView(frame: window.bounds)
    window.addSubview(table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(TitleView.self, forHeaderFooterViewReuseIdentifier: "title")
    table.dataSource = sections
    table.delegate = sections
    table.layoutIfNeeded()
    sections.requests = []
    return table
  }

  /// A compositional layout with measured headers, and one for the whole layout.
  private func makeCollection() -> UICollectionView {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    func header(_ kind: String) -> NSCollectionLayoutBoundarySupplementaryItem {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)),
        elementKind: kind, alignment: .top)
    }
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [header("header")]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [header("top")]
    let collection = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: section, configuration: configuration))
    window.addSubview(collection)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    for kind in ["header", "top"] {
      collection.register(
        TitleTile.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
    }
    collection.dataSource = sections
    collection.delegate = sections
    collection.layoutIfNeeded()
    sections.requests = []
    return collection
  }

  @Test func `move with the sections of a table, and are requested for new sections`() throws {
    let table = makeTable()
    let headers = try (0..<3).map { try #require(table.headerView(forSection: $0)) }
    let footers = try (0..<3).map { try #require(table.footerView(forSection: $0)) }
    sections.titles = ["new", "c", "a"]
    table.performBatchUpdates {
      table.deleteSections([1], with: .none)
      table.insertSections([0], with: .none)
      table.moveSection(2, toSection: 1)
    }
    #expect(sections.requests == ["header new", "footer new"])
    #expect(sections.ended == ["b 1"])
    #expect(table.headerView(forSection: 1) === headers[2])
    #expect(table.headerView(forSection: 2) === headers[0])
    #expect(table.footerView(forSection: 1) === footers[2])
    #expect(table.headerView(forSection: 2)?.frame.minY == table.rectForHeader(inSection: 2).minY)
  }

  @Test func `are requested again for the reloaded sections of a table only`() {
    let table = makeTable()
    sections.titles[1] = "B"
    table.reloadSections([1], with: .none)
    #expect(sections.requests == ["header B", "footer B"])
    #expect((table.headerView(forSection: 1) as? TitleView)?.title == "B")
  }

  @Test func `move with the sections of a collection, and keep their heights`() throws {
    let collection = makeCollection()
    func header(_ section: Int) -> UICollectionReusableView? {
      collection.supplementaryView(forElementKind: "header", at: path(section, 0))
    }
    let headers = try (0..<3).map { try #require(header($0)) }
    #expect(headers.map(\.frame.height) == [33, 33, 33])
    sections.titles = ["new", "c", "a"]
    collection.performBatchUpdates {
      collection.deleteSections([1])
      collection.insertSections([0])
      collection.moveSection(2, toSection: 1)
    }
    #expect(sections.requests == ["header new"])
    #expect(sections.ended == ["b 1"])
    #expect(header(1) === headers[2] && header(2) === headers[0])
    #expect((0..<3).map { header($0)?.frame.minY } == [33, 116, 199])
    sections.requests = []
    collection.reloadSections([2])
    #expect(sections.requests == ["header a"])
  }
}
