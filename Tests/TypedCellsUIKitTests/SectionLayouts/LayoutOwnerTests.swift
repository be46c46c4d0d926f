import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

/// A data source of an app that uses only the layout.
private final class OwnSource: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor
private final class GridController: UIViewController {
  private(set) lazy var list = TypedCellsUIKit.CollectionList(
    in: view, layout: .grid(columns: 2, itemHeight: .points(50)))

  override func viewDidLoad() {
    super.viewDidLoad()
    list.apply { photos(0..<2) }
  }
}

@MainActor
struct `A layout in which sections have layouts of their own` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  @Test func `works without a list, and adapts a copy of a shared section`() {
    let shared = column()
    let layout = CollectionListLayout(
      SectionLayout { _ in shared }.adapting { section, _ in section.contentInsets.top += 30 })
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = OwnSource()
    view.dataSource = source
    window.addSubview(view)
    view.layoutIfNeeded()
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: path(0, 0))?.frame.minY == 30)
    #expect(shared.contentInsets.top == 0)
  }

  @Test func `adapts a list that your closure makes, and no copy of it`() {
    let screen = LayoutScreen()
    let host = screen.list.host
    var made: NSCollectionLayoutSection?
    var adapted: NSCollectionLayoutSection?
    screen.apply {
      photos(0..<1).layout(
        SectionLayout { environment in
          var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
          host.prepare(&configuration, forSection: 0)
          let section = NSCollectionLayoutSection.list(
            using: configuration, layoutEnvironment: environment)
          made = section
          return section
        }
        .adapting { section, _ in adapted = section })
    }
    #expect(made != nil)
    #expect(adapted === made)
  }

  @Test func `belongs to the list that viewDidLoad fills`() {
    let controller = GridController()
    #expect(controller.list.rowCount(in: 0) == 2)
    #expect(controller.view.subviews.filter { $0 is UICollectionView }.count == 1)
    #expect(controller.list.host.collectionView === controller.view.subviews.first)
  }

  @Test func `replaces the layout of a collection view that you have`() throws {
    let view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    window.addSubview(view)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 9
    let list = TypedCellsUIKit.CollectionList(
      view, layout: .grid(columns: 2, itemHeight: .points(50)), configuration: configuration)
    list.apply {
      photos(0..<2)
      photos(0..<1, id: "b")
    }
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: path(0, 1))?.frame.minX == 150)
    #expect(view.cellForItem(at: path(1, 0))?.frame.minY == 59)
    view.user.tapItem(at: path(0, 0))
    #expect(view.indexPathsForSelectedItems == [], "a row that the user taps is deselected")
  }

  @Test func `gives a background its data also inside of another view`() throws {
    let screen = LayoutScreen()
    screen.apply { photos(0..<1).background(CardView.self, "card") }
    // UIKit puts the items of a section that scrolls horizontally into a view of its own.
    let inner = UIView(frame: screen.view.bounds)
    screen.view.addSubview(inner)
    let decoration = SectionDecorationView<CardView>(
      frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(decoration.subviews.first?.frame == decoration.bounds)
    inner.addSubview(decoration)
    decoration.apply(
      UICollectionViewLayoutAttributes(forDecorationViewOfKind: "card", with: path(0, 0)))
    #expect((decoration.subviews.first as? CardView)?.name == "card")
  }
}
