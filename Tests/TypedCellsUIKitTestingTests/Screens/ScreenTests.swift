import Foundation
import Testing
import TypedCells

@testable import TypedCellsUIKitTesting

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

  func scrollViewDidScroll(_ scrollView: UIScrollView) {}

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

/// Shows the width of its table in each row, and doesn't update the rows when it rotates.
private final class WidthScreen: PlainScreen<NameCell> {
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    posts[indexPath.row].title = "\(Int(view.bounds.width))"
    return super.tableView(tableView, cellForRowAt: indexPath)
  }
}

/// Changes its data without its table, when memory is low.
private final class FrugalScreen: PlainScreen<NameCell> {
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    posts = posts.map { Post(title: "no " + $0.title) }
  }
}

/// Holds itself once it is scrolled.
private final class ScrolledScreen: PlainScreen<NameCell> {
  private var held: AnyObject?
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { held = self }
}

/// Holds itself once its content is changed.
private final class ChangedScreen: PlainScreen<NameCell> {
  var held: AnyObject?
}

/// Records the notifications of the app.
private final class NotifiedScreen: PlainScreen<NameCell> {
  private(set) static var names: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for name in [
      "DidReceiveMemoryWarning", "WillResignActive", "DidEnterBackground", "WillEnterForeground",
      "DidBecomeActive",
    ] {
      _ = NotificationCenter.default.addObserver(
        forName: Notification.Name("UIApplication\(name)Notification"), object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { if Self.names.last != name { Self.names.append(name) } } }
    }
  }
}

/// A collection whose items can be selected.
private class CollectionScreen: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  var posts = Array(many.prefix(20))
  let collection: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    return UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 700), collectionViewLayout: layout)
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    collection.register(PlainTile.self, forCellWithReuseIdentifier: "post")
    collection.dataSource = self
    collection.delegate = self
    view.addSubview(collection)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collection.frame = view.bounds
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { posts.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "post", for: indexPath)
    (cell as? PlainTile)?.label.text = posts[indexPath.item].title
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

private final class ForgetfulCollectionScreen: CollectionScreen {
  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { posts[indexPath.item].title += "!" }
}

private final class PlainTile: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { nil }
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
  }

  @Test func `are tapped only where a user can select a row`() {
    assertScreen { RefusingScreen() }
    assertScreen { TilesScreen() }
  }

  @Test func `with a stale cell are noticed while they scroll`() {
    #expect(laws { PlainScreen<StaleNameCell>() } == ["screen.rowsLookFresh"])
  }

  @Test(arguments: 2...6)
  func `with a stale cell are noticed although they have only a few rows`(count: Int) {
    for position in 0..<count {
      let posts = (0..<count).map { Post(title: "\($0)", isPinned: $0 == position) }
      let make: @MainActor () -> UIViewController = {
        let screen = PlainScreen<StaleNameCell>()
        screen.posts = posts
        return screen
      }
      #expect(laws(brokenBy: make) == ["screen.rowsLookFresh"], "row \(position) of \(count)")
      assertScreen {
        let screen = PlainScreen<NameCell>()
        screen.posts = posts
        return screen
      }
    }
  }

  @Test func `that don't update a row after a tap are noticed`() {
    #expect(laws { ForgetfulScreen() } == ["screen.followsItsData"])
  }

  @Test func `that keep themselves alive are noticed`() {
    #expect(laws { LeakingScreen() } == ["screen.isReleased"])
  }

  /// The first details of the violations, up to the first comma after the event.
  private func details(
    _ make: @escaping @MainActor () -> UIViewController,
    changing change: @escaping @MainActor (UIViewController) -> Void = { _ in }
  ) -> [String] {
    ScreenLaws(of: make, changing: change).report().violations.map {
      "\($0.law) \($0.detail.components(separatedBy: " differs at ")[0])"
    }
  }

  @Test func `are reported with the event after which a row is wrong`() {
    #expect(
      details { WidthScreen() } == [
        "screen.followsItsData after a rotation, row 0.0 (NameCell \"390\")"
      ])
    #expect(
      details { FrugalScreen() } == [
        "screen.followsItsData after a memory warning, row 0.0 (NameCell \"0\")"
      ])
    #expect(
      details { ForgetfulScreen() } == [
        "screen.followsItsData after a tap on row 0.0 (NameCell \"0\"), row 0.0 (NameCell \"0\")"
      ])
    #expect(
      details { ForgetfulCollectionScreen() } == [
        "screen.followsItsData after a tap on row 0.0 (PlainTile \"0\"), row 0.0 (PlainTile \"0\")"
      ])
  }

  @Test func `are reported with the value after scrolling and that of a new cell`() {
    #expect(
      ScreenLaws(of: { PlainScreen<StaleNameCell>() }).report().violations.map(\.detail) == [
        "after scrolling, row 0.8 (StaleNameCell \"8\") differs at accessoryType: .checkmark, new cell: .none. Set in every "
          + "update what any update sets"
      ])
  }

  @Test func `are scrolled to the end and back, in at most 200 steps each way`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
    func offsets(_ height: CGFloat) -> [CGFloat] {
      table.contentSize.height = height
      return VisitedList.table(table).offsets
    }
    #expect(offsets(80).allSatisfy { $0 == 0 })
    #expect(offsets(250) == [0, 90, 150, 150, 90, 0])
    #expect(offsets(40_100).count == 404)
    #expect(offsets(40_100).dropFirst().first == 200)
  }

  @Test func `with a collection can be correct`() {
    #expect(laws { CollectionScreen() } == [])
  }

  @Test func `receive the app's notifications in UIKit's order`() {
    #expect(laws { NotifiedScreen() } == [])
    #expect(
      NotifiedScreen.names.prefix(5) == [
        "DidReceiveMemoryWarning", "WillResignActive", "DidEnterBackground",
        "WillEnterForeground", "DidBecomeActive",
      ])
  }

  @Test func `that are retained only after a scroll or a change are noticed`() {
    #expect(laws { ScrolledScreen() } == ["screen.isReleased"])
    #expect(
      details {
        ChangedScreen()
      } changing: {
        ($0 as? ChangedScreen)?.held = $0
      }.map { $0.prefix(17) } == ["screen.isReleased"])
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
