import HeadlessSwiftUI
import Testing

/// A table with rows that show views.
@MainActor
private final class HostedTable: NSObject, UITableViewDataSource {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let table: UITableView
  var rows: [any UIContentConfiguration]

  init(_ rows: [any UIContentConfiguration]) {
    self.rows = rows
    table = UITableView(frame: window.bounds)
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.contentConfiguration = rows[path.row]
    return cell
  }

  func cell(_ row: Int) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: 0))
  }

  func texts(_ row: Int) -> [String] { cell(row)?.contentView.shownTexts ?? [] }

  func tap(_ row: Int) {
    cell(row)?.contentView.buttons[0].user.tap()
    window.layoutIfNeeded()
  }
}

private struct Growing: View {
  @State var lines = 1

  var body: some View {
    text(lines)
    Button("more") { lines += 4 }
  }

  private func text(_ count: Int) -> some View {
    Text(
      Array(repeating: "a line of text that is long enough", count: count).joined(separator: " "))
  }
}

@MainActor
struct HostingConfigurationTests {
  @Test func `a cell shows the view, and keeps its state when it's configured again`() throws {
    let table = HostedTable([UIHostingConfiguration { Counter(name: "first") }])
    let cell = try #require(table.cell(0))
    let content = cell.contentView
    #expect(table.texts(0) == ["first 0"])
    table.tap(0)
    cell.contentConfiguration = UIHostingConfiguration { Counter(name: "second") }
    #expect(cell.contentView === content)
    table.window.layoutIfNeeded()
    #expect(table.texts(0) == ["second 1"])
  }

  @Test func `another id resets the state in a reused cell`() throws {
    let table = HostedTable([UIHostingConfiguration { Counter().id(1) }])
    table.tap(0)
    #expect(table.texts(0) == ["count 1"])
    table.cell(0)?.contentConfiguration = UIHostingConfiguration { Counter().id(1) }
    table.window.layoutIfNeeded()
    #expect(table.texts(0) == ["count 1"])
    table.cell(0)?.contentConfiguration = UIHostingConfiguration { Counter().id(2) }
    table.window.layoutIfNeeded()
    #expect(table.texts(0) == ["count 0"])
  }

  @Test func `a configuration of another type has another content view`() throws {
    let table = HostedTable([UIHostingConfiguration { Counter() }])
    let cell = try #require(table.cell(0))
    let content = cell.contentView
    cell.contentConfiguration = UIHostingConfiguration { Text("text") }
    #expect(cell.contentView !== content)
    table.window.layoutIfNeeded()
    #expect(table.texts(0) == ["text"])
  }

  @Test func `a cell is as tall as its view, and grows with it`() throws {
    let table = HostedTable([
      UIHostingConfiguration { Text("short") },
      UIHostingConfiguration { Growing() },
      UIHostingConfiguration { Color.red }.minSize(height: 70),
      UIHostingConfiguration { Text("tall") }.margins(.vertical, 30),
    ])
    let heights = { (0..<4).map { table.cell($0)?.frame.height ?? 0 } }
    let before = heights()
    let line = UILabel.height(of: "tall")
    #expect(before[0] == 44 && before[2] == 70 && before[3] == 60 + line)
    table.tap(1)
    table.window.layoutIfNeeded()
    #expect(heights()[1] > before[1] + 2 * line)
    #expect([heights()[0], heights()[2]] == [44, 70])
    #expect(table.cell(2)?.frame.minY == 44 + heights()[1])
  }

  @Test func `the content is inside the margins, and the background fills the cell`() throws {
    let table = HostedTable([
      UIHostingConfiguration { Text("a") }
        .background { Color.blue }
        .margins(.leading, 50).margins(.trailing, 0)
    ])
    let content = try #require(table.cell(0)?.contentView)
    let (background, label) = (content.subviews[0].subviews[0], content.views(UILabel.self)[0])
    #expect(background.backgroundColor == .systemBlue)
    #expect(background.bounds.size == content.bounds.size)
    #expect(label.frame.minX == 50 && label.frame.maxX == content.bounds.maxX)
  }

  @Test func `a cell updates its view when an observed value changes`() async {
    final class Model: ObservableObject {
      let objectWillChange = ObservableObjectPublisher()
      var text = "a" { willSet { objectWillChange.send() } }
    }
    struct Row: View {
      @ObservedObject var model: Model

      var body: some View { Text(model.text) }
    }
    let model = Model()
    let table = HostedTable([UIHostingConfiguration { Row(model: model) }])
    model.text = "b"
    await table.window.settle()
    #expect(table.texts(0) == ["b"])
  }

  @Test func `an item of a collection view is as tall as its view`() {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, number in
      cell.contentConfiguration = UIHostingConfiguration { Text("\(number)") }.minSize(height: 90)
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      collection, path, number in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    window.addSubview(collection)
    window.layoutIfNeeded()
    let cell = collection.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(cell?.frame.minY == 90 && cell?.contentView.shownTexts == ["2"])
  }
}
