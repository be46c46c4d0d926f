import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

@MainActor
struct `A section with a layout of its own` {
  private let screen = LayoutScreen()
  private let journal = Journal()

  @Test func `is a grid of columns of equal width`() {
    screen.apply {
      photos(0..<4).layout(
        .grid(
          columns: 3, spacing: 6, itemHeight: .aspectRatio(2),
          insets: NSDirectionalEdgeInsets(top: 10, leading: 4, bottom: 20, trailing: 8)))
      ListSection(id: "rest") { Row(LineCell.self, "end") }
    }
    // 300 - 4 - 8 - 2 * 6 points for three columns.
    #expect(screen.frame(0, 0) == CGRect(x: 4, y: 10, width: 92, height: 46))
    #expect(screen.frame(0, 2) == CGRect(x: 200, y: 10, width: 92, height: 46))
    #expect(screen.frame(0, 3) == CGRect(x: 4, y: 62, width: 92, height: 46))
    #expect(screen.frame(1, 0)?.minY == 128)
  }

  @Test func `is a grid of whole pixels, and of one column at least`() {
    screen.apply {
      photos(0..<7, id: "a").layout(.grid(columns: 7, itemHeight: .points(10)))
      photos(0..<2, id: "b").layout(.grid(columns: 0, itemHeight: .aspectRatio(0)))
    }
    let width = screen.frame(0, 0)?.width ?? 0
    #expect((width * 3).rounded() == width * 3)
    #expect((0..<7).allSatisfy { screen.frame(0, $0)?.minY == 0 })
    #expect(screen.frame(1, 1) == CGRect(x: 0, y: 310, width: 300, height: 300))
  }

  @Test func `reports numbers that it can't use, once, and uses others`() {
    for _ in 0..<2 {
      screen.apply {
        photos(0..<2, id: "a").layout(.grid(columns: 0, itemHeight: .points(-1)))
        photos(0..<2, id: "b").layout(
          .grid(
            minimumWidth: .nan, spacing: -.infinity, itemHeight: .aspectRatio(0),
            insets: NSDirectionalEdgeInsets(top: .nan, leading: 0, bottom: 0, trailing: 0)
          ).adapting { _, _ in })
        photos(0..<2, id: "c").layout(
          .carousel(
            itemWidth: .fraction(.nan), itemHeight: .estimated(0), rows: -1,
            badges: [SectionLayout.Badge("badge", width: -2, height: .nan)]))
      }
    }
    #expect(
      screen.failures.first?.description
        == "Section 'a' (index 0): the section has a layout with columns 0, which the host doesn't use: expected 1 to "
        + "1000, so 1 is used")
    let names = screen.failures.map { failure in
      failure.description.components(separatedBy: "layout with ").last?
        .components(separatedBy: ",").first
    }
    #expect(
      names == [
        "columns 0", "itemHeight: .points -1.0", "minimumWidth nan", "spacing -inf",
        "itemHeight: .aspectRatio 0.0", "insets.top nan", "itemWidth: .fraction nan",
        "itemHeight: .estimated 0.0", "rows -1", "badge 'badge': width -2.0",
        "badge 'badge': height nan",
      ])
  }

  @Test func `has a header and a footer as wide as the collection view`() {
    let insets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    screen.apply {
      photos(0..<2, id: "a", header: "A").layout(
        .grid(columns: 2, itemHeight: .points(50), insets: insets))
      photos(0..<2, id: "b", footer: "B").layout(
        .carousel(itemWidth: .points(50), itemHeight: .points(50), insets: insets))
    }
    #expect(screen.header(0)?.frame.width == 300)
    #expect(screen.footer(1)?.frame.width == 300)
    #expect(screen.frame(0, 0)?.minX == 20)
  }

  @Test(.enabled(if: isDebugBuild, "release builds don't look for it"))
  func `decides in its closure whether its rows have swipes and its title a style`() {
    screen.apply {
      ListSection(id: "lines", header: "A") {
        Row(LineCell.self, "a").on(.trailingSwipeActions) { _ in [RowAction("Pin") {}] }
      }
      .layout { _ in column() }
      photos(0..<1)
    }
    func style() -> UIFont? {
      let title = screen.header(0) as? CollectionTitle
      return (title?.contentConfiguration as? UIListContentConfiguration)?.textProperties.font
    }
    #expect(style() == UIListContentConfiguration.plainHeader().textProperties.font)
    #expect(screen.failures.count == 1)
  }

  @Test func `is adapted as a copy if a closure returns a section that others share`() {
    let shared = column()
    screen.apply {
      photos(0..<1, id: "a").layout(
        SectionLayout { _ in shared }.adapting { section, _ in section.contentInsets.top = 30 })
      photos(0..<1, id: "b").layout { _ in shared }
    }
    #expect(screen.frame(0, 0)?.minY == 30)
    #expect(screen.frame(1, 0)?.minY == 80)
    #expect(shared.contentInsets.top == 0)
  }

  @Test func `can be adapted after the list has added headers, footers and a background`() {
    var seen: [[String]] = []
    func show(_ layout: SectionLayout) {
      seen = []
      screen.apply {
        photos(0..<40, header: "A", footer: "end").background(CardView.self, "card")
          .layout(
            layout.adapting { section, _ in
              seen.append(
                section.boundarySupplementaryItems.map(\.elementKind)
                  + ["\(section.decorationItems.count)"])
              for item in section.boundarySupplementaryItems { item.pinToVisibleBounds = true }
            })
      }
      screen.view.scrollToItem(at: path(0, 20), at: .top, animated: false)
      screen.view.layoutIfNeeded()
    }
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    for layout in [
      SectionLayout.grid(columns: 1, itemHeight: .points(50)),
      .carousel(itemWidth: .points(50)), SectionLayout { _ in column() },
    ] {
      show(layout)
      #expect(seen.last == kinds + ["1"])
    }
    #expect(screen.header(0)?.frame.minY == screen.view.bounds.minY, "it is pinned")
  }

  @Test(arguments: [true, false])
  func `that is adapted with an id is made again only if the id changes`(isList: Bool) {
    var calls = 0
    func show(_ id: Int?) {
      screen.apply {
        photos(0..<3).layout(
          isList
            ? .list(.plain, id: id) { _ in calls += 1 }
            : .grid(columns: 2, itemHeight: .points(50)).adapting(id: id) { _, _ in calls += 1 })
      }
    }
    show(1)
    calls = 0
    show(1)
    #expect(calls == 0)
    show(2)
    #expect(calls > 0)
    calls = 0
    show(2)
    #expect(calls == 0)
    show(nil)
    calls = 0
    show(nil)
    #expect(calls > 0, "closures can't be compared")
  }

  @Test func `is compared with its adaptations`() {
    let grid = SectionLayout.grid(columns: 2)
    func adapted(_ layout: SectionLayout, _ ids: Int?...) -> SectionLayout {
      ids.reduce(layout) { layout, id in layout.adapting(id: id) { _, _ in } }
    }
    #expect(adapted(grid, 1).isSame(as: adapted(grid, 1)))
    #expect(adapted(grid, 1, 2).isSame(as: adapted(grid, 1, 2)))
    #expect(!adapted(grid, 1, 2).isSame(as: adapted(grid, 2, 1)))
    #expect(!adapted(grid, 1).isSame(as: grid))
    #expect(!adapted(grid, 1).isSame(as: adapted(.grid(columns: 3), 1)))
    #expect(!adapted(grid, nil).isSame(as: adapted(grid, nil)))
    #expect(!adapted(grid, nil, 1).isSame(as: adapted(grid, nil, 1)))
  }

  @Test func `is a grid of as many columns as fit, also after a rotation`() {
    screen.apply {
      photos(0..<6).layout(.grid(minimumWidth: 96, spacing: 6, itemHeight: .points(40)))
    }
    #expect((0..<3).map { screen.frame(0, $0)?.minX } == [0, 102, 204])
    screen.container.frame.size.width = 299
    screen.container.layoutIfNeeded()
    screen.view.layoutIfNeeded()
    #expect(screen.frame(0, 2)?.minX == 0)
    screen.container.frame.size.width = 50
    screen.container.layoutIfNeeded()
    #expect(screen.frame(0, 1) == CGRect(x: 0, y: 46, width: 50, height: 40))
  }

  @Test func `lets cells decide how tall they are`() {
    screen.apply { photos(0..<4).layout(.grid(columns: 2, spacing: 10)) }
    #expect(screen.frame(0, 2) == CGRect(x: 0, y: 80, width: 145, height: 70))
  }

  @Test func `is a carousel that the user scrolls`() {
    screen.apply {
      photos(0..<9).layout(
        .carousel(
          itemWidth: .fraction(0.5), itemHeight: .points(50), spacing: 10,
          insets: NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)))
      photos(0..<9, id: "pairs").layout(
        .carousel(itemWidth: .points(100), itemHeight: .points(30), rows: 2, spacing: 10))
    }
    #expect(screen.frame(0, 1) == CGRect(x: 160, y: 0, width: 140, height: 50))
    #expect(screen.frame(1, 1) == CGRect(x: 0, y: 90, width: 100, height: 30))
    #expect(screen.frame(1, 2) == CGRect(x: 110, y: 50, width: 100, height: 30))
    func shown() -> [Int] {
      screen.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item)
    }
    #expect(shown() == [0, 1])
    #expect(screen.view.user.scroll(section: 0, by: 330))
    #expect(shown() == [2, 3])
    #expect(screen.view.cellForItem(at: path(0, 2))?.frame.minX == 10, "at the inset")
    #expect(screen.view.cellForItem(at: path(1, 0))?.frame.minX == 0, "the other section stays")
  }

  @Test func `lets the items of a carousel decide how wide they are`() {
    screen.apply {
      ListSection(id: "chips") {
        for width in [40, 90, 60] { Row(ChipTile.self, width).id(width) }
      }
      .layout(.carousel(itemWidth: .estimated(70), itemHeight: .points(30), spacing: 10))
    }
    let frames = (0..<3).compactMap { screen.frame(0, $0) }
    #expect(frames.map(\.width) == [40, 90, 60])
    #expect(frames.map(\.minX) == [0, 50, 150] && frames.allSatisfy { $0.height == 30 })
  }

  @Test func `scrolls a carousel to an item as little as possible`() {
    screen.apply {
      photos(0..<20).layout(.carousel(itemWidth: .points(100), itemHeight: .points(50)))
    }
    for (item, expected) in [(10, 8...10), (9, 8...10), (6, 6...8), (0, 0...2)] {
      #expect(screen.list.scroll(to: item))
      #expect(screen.view.indexPathsForVisibleItems.map(\.item).sorted() == Array(expected))
    }
  }

  @Test func `scrolls to an item of a carousel off screen, however it was scrolled before`() {
    screen.apply {
      photos(0..<10, id: "column").layout(.grid(columns: 1, itemHeight: .points(100)))
      photos(20..<40).layout(.carousel(itemWidth: .points(100), itemHeight: .points(50)))
    }
    for (item, shown) in [(30, 8...10), (20, 0...2)] {
      #expect(screen.list.scroll(to: item))
      let items = screen.view.indexPathsForVisibleItems.filter { $0.section == 1 }.map(\.item)
      #expect(items.sorted() == Array(shown))
      #expect(screen.view.contentOffset.y == 450)
      screen.list.scroll(to: 0)
      #expect(screen.view.contentOffset.y == 0)
    }
  }

  @Test func `has a header and a footer if the content has`() {
    screen.apply {
      photos(0..<2, id: "a", header: "A").layout { _ in column() }
      photos(0..<2, id: "b", footer: "end").layout(.grid(columns: 2, itemHeight: .points(50)))
      photos(0..<2, id: "c").layout(.carousel(itemWidth: .points(50), itemHeight: .points(50)))
        .header(Row(BannerView.self, "C").height(20))
    }
    #expect((screen.header(0) as? CollectionTitle)?.title == "A")
    #expect(screen.footer(0) == nil)
    #expect((screen.footer(1) as? CollectionTitle)?.title == "end")
    #expect((screen.header(2) as? BannerView)?.frame.height == 20)
    #expect(screen.frame(2, 0)?.minY == screen.header(2)?.frame.maxY)
    screen.apply {
      photos(0..<2, id: "a").layout { _ in column() }
      photos(0..<2, id: "b", header: "B").layout(.grid(columns: 2, itemHeight: .points(50)))
      photos(0..<2, id: "c").layout(.carousel(itemWidth: .points(50), itemHeight: .points(50)))
        .header(Row(BannerView.self, "C").height(40))
    }
    #expect(screen.header(0) == nil)
    #expect(screen.footer(1) == nil)
    #expect((screen.header(1) as? CollectionTitle)?.title == "B")
    #expect((screen.header(2) as? BannerView)?.frame.height == 40)
  }

  @Test func `has titles in the style of its layout, also after a change`() {
    func style() -> UIFont? {
      let title = screen.header(0) as? CollectionTitle
      return (title?.contentConfiguration as? UIListContentConfiguration)?.textProperties.font
    }
    screen.apply { photos(0..<2, header: "A").layout(.grid(columns: 2)) }
    let ofGrid = style()
    #expect(ofGrid == UIListContentConfiguration.plainHeader().textProperties.font)
    screen.apply { photos(0..<2, header: "A").layout(.list(.plain)) }
    let ofList = CollectionTitle(frame: .zero).defaultContentConfiguration().textProperties.font
    #expect(style() == ofList)
    #expect(ofList != ofGrid)
    screen.apply { photos(0..<2, header: "A").layout(.grid(columns: 2)) }
    #expect(style() == ofGrid)
  }

  @Test func `keeps the boundary items that its layout declares, where the content has them`() {
    let section = column()
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(33)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    screen.apply {
      photos(0..<1, id: "a", header: "A", footer: "end").layout { _ in section }
      photos(0..<1, id: "b").layout { _ in section }
    }
    #expect(screen.header(0)?.frame == CGRect(x: 75, y: 0, width: 150, height: 33))
    #expect(screen.footer(0) != nil)
    #expect(screen.header(1) == nil, "no empty view takes space")
    #expect(section.boundarySupplementaryItems.count == 1, "the developer's section isn't changed")
  }

  @Test func `works beside a list with swipes, accessories and separators`() throws {
    screen.apply {
      photos(0..<3).layout(.grid(columns: 3, itemHeight: .points(50)))
      ListSection(id: "lines", header: "Lines") {
        Row(LineCell.self, "a").accessories([.checkmark()]).hidesSeparators()
          .on(.commitEdit, weak: journal) { journal, text, _ in journal.note("delete \(text)") }
      }
      .layout(.list(.insetGrouped))
    }
    let user = screen.view.user
    #expect(user.swipeItem(at: path(1, 0), from: .trailing)?.tap("Delete") == true)
    #expect(journal.entries == ["delete a"])
    #expect(user.accessories(ofItemAt: path(1, 0)) == [.checkmark])
    #expect(user.separators(ofItemAt: path(1, 0))?.topSeparatorVisibility == .hidden)
    #expect(user.swipeItem(at: path(0, 0), from: .trailing) == nil)
    #expect((screen.header(1) as? CollectionTitle)?.title == "Lines")
    #expect(screen.failures.isEmpty)
  }

  @Test(.enabled(if: isDebugBuild, "release builds don't look for it"))
  func `reports swipe actions of rows whose section isn't a list`() {
    screen.apply {
      ListSection(id: "lines") { Row(LineCell.self, "a").on(.commitEdit) { _, _ in } }
      ListSection(id: "grid") {
        Row(LineCell.self, "b").on(.trailingSwipeActions) { _ in [RowAction("Pin") {}] }
      }
      .layout(.grid(columns: 2))
    }
    #expect(
      screen.failures.map(\.description) == [
        "Row 0 (section 'grid'): the host doesn't deliver 'trailingSwipeActions', which the row handles: only "
          + "rows of sections with the layout '.list(…)' have swipes and separators"
      ])
  }

  @Test func `changes how the section scrolls, and asks for each of its items on screen`() {
    var seen: [Int] = []
    screen.apply {
      photos(0..<9).layout(
        .grid(columns: 1, itemHeight: .points(100)).adapting { section, environment in
          #expect(environment.container.contentSize.width == 300)
          section.visibleItemsInvalidationHandler = { items, _, _ in
            seen = items.map(\.indexPath.item)
          }
        })
    }
    #expect(seen == [0, 1, 2, 3, 4, 5])
  }

  @Test func `has the list's own layout otherwise`() {
    let screen = LayoutScreen(.grid(columns: 2, itemHeight: .points(50)))
    screen.apply { photos(0..<4) }
    #expect(screen.frame(0, 3) == CGRect(x: 150, y: 50, width: 150, height: 50))
    screen.apply { photos(0..<4).layout(.grid(columns: 4, itemHeight: .points(50))) }
    #expect(screen.frame(0, 3) == CGRect(x: 225, y: 0, width: 75, height: 50))
    screen.apply { photos(0..<4) }
    #expect(screen.frame(0, 3) == CGRect(x: 150, y: 50, width: 150, height: 50))
  }

  @Test func `works in a list that was created with an appearance`() {
    let list = TypedCellsUIKit.CollectionList(in: screen.container, appearance: .insetGrouped)
    list.apply {
      photos(0..<2).layout(.grid(columns: 2, itemHeight: .points(50)))
      ListSection(id: "lines") { Row(LineCell.self, "a") }
    }
    let view = list.host.collectionView
    view?.layoutIfNeeded()
    #expect(view?.cellForItem(at: path(0, 1))?.frame.minX == 150)
    #expect(view?.cellForItem(at: path(1, 0))?.frame.width == 268)
  }

  @Test func `works in a collection view whose layout was there before the list`() {
    let layout = CollectionListLayout(.grid(columns: 3, itemHeight: .points(50)))
    let view = UICollectionView(
      frame: screen.window.bounds, collectionViewLayout: layout)
    screen.window.addSubview(view)
    let list = TypedCellsUIKit.CollectionList(view)
    list.apply {
      photos(0..<3)
      photos(3..<5, id: "pairs").layout(.grid(columns: 2, itemHeight: .points(50)))
    }
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: path(0, 2))?.frame.minX == 200)
    #expect(view.cellForItem(at: path(1, 1))?.frame.minX == 150)
    #expect(CollectionListLayout(coder: NSCoder()) == nil)
  }

  @Test func `is kept apart from copies of the section that have another one`() {
    let section = photos(0..<2).layout(.grid(columns: 2, itemHeight: .points(50)))
    let other = section.layout(.grid(columns: 1, itemHeight: .points(50)))
    _ = other.background(CardView.self, "card")
    screen.apply { section }
    #expect(screen.frame(0, 1)?.minX == 150)
    #expect(screen.cards.isEmpty)
  }

  @Test(.enabled(if: isDebugBuild, "release builds don't look for it"))
  func `is reported once if the collection view's layout doesn't ask for it`() {
    let list = CollectionList()
    list.apply {
      ListSection(id: "lines") { Row(TileCell.self, "a") }
      photos(0..<2).layout(.grid(columns: 2))
    }
    list.apply { photos(0..<3).layout(.grid(columns: 2)) }
    #expect(
      list.failures.map(\.description) == [
        "Section 'photos' (index 1): the section has a layout, which the host doesn't use: the collection view "
          + "has a UICollectionViewFlowLayout, which doesn't ask sections. Expected a CollectionListLayout: create "
          + "the list by 'CollectionList(in:layout:)', or give the collection view a CollectionListLayout"
      ])
    #expect(list.failures.first?.troubleshootingTopic == "A section's layout isn't used")
    list.collection.collectionViewLayout = CollectionListLayout()
    list.apply { photos(0..<2).layout(.grid(columns: 2)) }
    #expect(list.failures.count == 1)
    #expect(list.cell(0, 1)?.frame.minX == 160)
  }

  @Test func `doesn't keep the list alive`() {
    weak var gone: ListEngine<CollectionHost>?
    let view = UICollectionView(
      frame: screen.window.bounds, collectionViewLayout: CollectionListLayout())
    screen.window.addSubview(view)
    do {
      let list = TypedCellsUIKit.CollectionList(view)
      list.apply { photos(0..<2).layout(.grid(columns: 2)).background(CardView.self, "card") }
      view.layoutIfNeeded()
      gone = list.engine
      #expect(gone != nil)
    }
    #expect(gone == nil)
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.dataSource == nil)
  }
}

@MainActor
struct `A pinned header` {
  private let screen = LayoutScreen()

  @Test(arguments: 0..<3)
  func `stays at the top while its section scrolls`(number: Int) {
    let layouts: [SectionLayout] = [
      .grid(columns: 1, itemHeight: .points(50)), .list(.grouped),
      .carousel(itemWidth: .points(100), itemHeight: .points(900)),
    ]
    let layout = layouts[number]
    func show(_ layout: SectionLayout) {
      screen.apply {
        ListSection(id: "lines", header: "Lines") {
          for number in 0..<40 { Row(LineCell.self, "\(number)") }
        }
        .layout(layout)
      }
    }
    show(layout)
    screen.view.user.scroll(by: 200)
    #expect(screen.header(0)?.frame.minY ?? 0 < screen.view.bounds.minY)
    show(layout.pinning(.header))
    #expect(screen.header(0)?.frame.minY == screen.view.bounds.minY)
    #expect(layout.pinning(.header).isSame(as: layout.pinning(.header)))
    #expect(!layout.pinning(.header).isSame(as: layout.pinning(.footer)))
  }
}
