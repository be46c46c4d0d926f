import Foundation
import Testing
import TypedCells
import TypedCellsUIKitTesting

struct Post: Equatable {
  var title: String
  var isPinned = false
}

private final class NameCell: UITableViewCell, Updatable {
  func update(viewData post: Post) {
    textLabel?.text = post.title
    accessoryType = post.isPinned ? .checkmark : .none
  }
}

private final class StaleNameCell: UITableViewCell, Updatable {
  func update(viewData post: Post) {
    textLabel?.text = post.title
    if post.isPinned { accessoryType = .checkmark }
  }
}

private let many = (0..<60).map { Post(title: "\($0)", isPinned: $0 % 7 == 0) }

/// A screen of an app that doesn't use TypedCells.
private class PlainScreen<Cell: UITableViewCell & Updatable>: UIViewController,
  UITableViewDataSource,
  UITableViewDelegate
where Cell.ViewData == Post {
  var posts = many
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 700), style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(Cell.self, forCellReuseIdentifier: "post")
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    table.frame = view.bounds
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    (cell as? Cell)?.update(viewData: posts[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

private final class PinningScreen: PlainScreen<NameCell> {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    posts[indexPath.row].isPinned.toggle()
    tableView.reloadRows(at: [indexPath], with: .none)
  }
}

private final class ForgetfulScreen: PlainScreen<NameCell> {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    posts[indexPath.row].isPinned.toggle()
  }
}

private final class LeakingScreen: PlainScreen<NameCell> {
  private var onClose: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    onClose = { self.posts = [] }
  }
}

private final class ListScreen: UIViewController {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 700), style: .plain)
  lazy var list = ListDriver(table)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    show(many)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    table.frame = view.bounds
  }

  func show(_ posts: [Post]) {
    list.apply {
      ListSection(id: "posts") {
        for post in posts { Row(NameCell.self, post).id(post.title) }
      }
    }
  }
}

/// Refuses the selection of pinned rows, whose handler would end the process.
private final class RefusingScreen: PlainScreen<NameCell> {
  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    posts[indexPath.row].isPinned ? nil : indexPath
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if posts[indexPath.row].isPinned { Issue.record("row \(indexPath.row) can't be selected") }
  }
}

private final class TilesScreen: UIViewController {
  private lazy var tiles = UICollectionView(
    frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
  private lazy var list = CollectionList(tiles)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tiles)
    list.apply {
      ListSection(id: 0) {
        Row(PostTile.self, Post(title: "a")).id("a")
          .on(.shouldSelect) { _ in false }
          .onSelect { _ in Issue.record("the row can't be selected") }
      }
    }
  }
}

private final class PostTile: UICollectionViewCell, Updatable {
  func update(viewData post: Post) { accessibilityLabel = post.title }
}

@MainActor
struct `Screens` {
  private func laws(brokenBy make: @escaping @MainActor () -> UIViewController) -> Set<String> {
    Set(ScreenLaws(of: make).report().violations.map(\.law))
  }

  @Test func `that are correct keep all laws`() {
    assertScreen { PlainScreen<NameCell>() }
    assertScreen {
      PinningScreen()
    } changing: { screen in
      screen.posts.removeFirst()
      screen.table.reloadData()
    }
    assertScreen {
      ListScreen()
    } changing: {
      $0.show(Array(many.dropFirst(3)))
    }
    assertRowLaws { ListScreen() }
  }

  @Test func `are tapped only where a user can select a row`() {
    assertScreen { RefusingScreen() }
    assertScreen { TilesScreen() }
  }

  @Test func `with a stale cell are noticed while they scroll`() {
    #expect(laws { PlainScreen<StaleNameCell>() } == ["screen.rowsLookFresh"])
  }

  @Test func `that don't update a row after a tap are noticed`() {
    #expect(laws { ForgetfulScreen() } == ["screen.followsItsData"])
  }

  @Test func `that keep themselves alive are noticed`() {
    #expect(laws { LeakingScreen() } == ["screen.isReleased"])
  }

  @Test func `without a list are noticed`() {
    #expect(laws { UIViewController() } == ["screen.showsList"])
  }

  @Test func `whose content changes without the list are noticed`() {
    let report = ScreenLaws(of: { PlainScreen<NameCell>() }) { screen in
      (screen as? PlainScreen<NameCell>)?.posts.removeFirst(1)
    }.report()
    #expect(report.violations.map(\.law) == ["screen.followsItsData"])
  }
}
