import Foundation
import HeadlessUIKit
import Testing

private struct Duty: Hashable, Sendable {
  let id: Int
  var title: String
}

extension UIConfigurationStateCustomKey {
  fileprivate static let task = UIConfigurationStateCustomKey("task")
}

extension UICellConfigurationState {
  fileprivate var task: String? {
    get { self[.task] as? String }
    set { self[.task] = newValue }
  }
}

/// A cell that derives its content from its configuration state.
private final class TaskCell: UICollectionViewListCell {
  private var task: Duty?

  func update(with task: Duty) {
    guard self.task != task else { return }
    self.task = task
    setNeedsUpdateConfiguration()
  }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.task = task?.title
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = defaultContentConfiguration().updated(for: state)
    content.text = state.task
    content.textProperties.color = state.isSelected ? .white : .label
    contentConfiguration = content
    var background = defaultBackgroundConfiguration().updated(for: state)
    background.backgroundColor = state.isSelected ? .tintColor : .clear
    backgroundConfiguration = background
  }
}

/// A list in a collection view, made with a list layout.
private final class TasksController: UICollectionViewController {
  enum Part: Hashable, Sendable { case open, done }

  private(set) var shownDetails: [Int] = []
  private(set) var source: UICollectionViewDiffableDataSource<Part, Int>?
  var tasks = (0..<30).map { Duty(id: $0, title: "task \($0)") }

  init() {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    list.showsSeparators = true
    weak var owner: TasksController?
    list.trailingSwipeActionsConfigurationProvider = { path in
      let done = UIContextualAction(style: .destructive, title: "Done") { _, _, finish in
        owner?.finish(path)
        finish(true)
      }
      done.image = UIImage(systemName: "checkmark")
      return UISwipeActionsConfiguration(actions: [done])
    }
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    owner = self
  }

  required init?(coder: NSCoder) { fatalError("no storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<TaskCell, Int> { [weak self] cell, _, id in
      guard let self else { return }
      cell.update(with: tasks[id])
      cell.accessories = [
        .disclosureIndicator(), .reorder(displayed: .whenEditing),
        .detail(options: .init(tintColor: .systemGray)) { self.shownDetails.append(id) },
      ]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, path in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = self?.source?.sectionIdentifier(for: path.section) == .open ? "Open" : "Done"
      view.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collection, path, id in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
    }
    source?.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Part, Int>()
    snapshot.appendSections([.open, .done])
    snapshot.appendItems(tasks.map(\.id), toSection: .open)
    source?.apply(snapshot, animatingDifferences: false)
  }

  private func finish(_ path: IndexPath) {
    guard let source, let id = source.itemIdentifier(for: path) else { return }
    var snapshot = source.snapshot()
    snapshot.deleteItems([id])
    snapshot.appendItems([id], toSection: .done)
    source.apply(snapshot)
  }
}

@MainActor
struct `Headers of lists` {
  @Test(arguments: [
    (UICollectionLayoutListConfiguration.Appearance.plain, true), (.grouped, false),
    (.insetGrouped, false), (.sidebar, false), (.sidebarPlain, true),
  ])
  func `stay in the viewport in plain lists only`(
    appearance: UICollectionLayoutListConfiguration.Appearance, isPinned: Bool
  ) {
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    list.headerMode = .supplementary
    list.footerMode = .supplementary
    let screen = LayoutScreen(UICollectionViewCompositionalLayout.list(using: list), [30])
    func attributes(_ kind: String) -> UICollectionViewLayoutAttributes? {
      screen.collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(0, 0))
    }
    screen.collection.user.scroll(by: 10)
    let header = attributes(UICollectionView.elementKindSectionHeader)
    #expect(header?.frame.minY == (isPinned ? 10 : 0))
    #expect(header?.zIndex == (isPinned ? 1_000_000_200 : 200))
    // 30 rows of 44 points, below a header of 28 points.
    #expect(attributes(UICollectionView.elementKindSectionFooter)?.frame.minY == 1_348)
  }
}

@MainActor
struct ListLayoutTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 468))
  private let tasks = TasksController()

  init() {
    window.rootViewController = tasks
    window.makeKeyAndVisible()
  }

  private func text(_ section: Int, _ item: Int) -> String? {
    let cell =
      tasks.collectionView.cellForItem(at: path(section, item)) as? UICollectionViewListCell
    return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
  }

  @Test func `rows of inset groups are narrower than the list, below their header`() throws {
    let cell = try #require(tasks.collectionView.cellForItem(at: path(0, 1)))
    #expect(cell.frame == CGRect(x: 16, y: 72, width: 288, height: 44))
    #expect(tasks.collectionView.indexPathsForVisibleItems.count == 10)
    let header = tasks.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, 0))
    #expect(header?.frame == CGRect(x: 16, y: 0, width: 288, height: 28))
  }

  @Test func `a cell's content follows from its state`() throws {
    #expect(text(0, 2) == "task 2")
    #expect(tasks.collectionView.user.tapItem(at: path(0, 2)))
    tasks.collectionView.layoutIfNeeded()
    let cell = try #require(
      tasks.collectionView.cellForItem(at: path(0, 2)) as? UICollectionViewListCell)
    let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    #expect(content.textProperties.color == .white)
    #expect(cell.backgroundConfiguration?.backgroundColor == .tintColor)
  }

  @Test func `a swipe and an accessory act on the row that they are shown at`() throws {
    let swipe = try #require(
      tasks.collectionView.user.swipeItem(at: path(0, 1), from: .trailing))
    #expect(swipe.titles == ["Done"])
    #expect(swipe.tap("Done"))
    #expect(tasks.source?.snapshot().itemIdentifiers(inSection: .done) == [1])
    #expect(text(0, 1) == "task 2")
    #expect(tasks.collectionView.user.tapAccessory(ofItemAt: path(0, 1)))
    #expect(tasks.shownDetails == [2])
    #expect(tasks.collectionView.user.swipeItem(at: path(0, 1), from: .leading) == nil)
  }
}
