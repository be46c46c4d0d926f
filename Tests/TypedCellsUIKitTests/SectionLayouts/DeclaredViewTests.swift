import HeadlessUIKit
import Observation
import Testing
import TypedCells

@testable import TypedCellsUIKit

@available(macOS 14, iOS 17, tvOS 17, *)
@Observable
private final class Inbox {
  var count = 0
}

@MainActor
struct `A background of a section` {
  private let screen = LayoutScreen()

  @Test func `is behind its rows, header and footer, and shows its data`() throws {
    screen.apply {
      photos(0..<2, id: "a", header: "A", footer: "end").layout { _ in column() }
        .background(
          CardView.self, "first",
          insets: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      photos(0..<1, id: "b").layout { _ in column() }
      photos(0..<1, id: "c").background(CardView.self, "third")
    }
    #expect(screen.cards.map(\.name) == ["first", "third"])
    let end = try #require(screen.footer(0)).frame.maxY
    let card = try #require(screen.cards.first?.superview)
    #expect(card.frame == CGRect(x: 2, y: 1, width: 294, height: end - 4))
    #expect(screen.cards.first?.frame == card.bounds)
    #expect(screen.view.subviews.prefix(2).allSatisfy { $0.subviews.first is CardView })
  }

  @Test func `shows new data in place, and goes with its section`() throws {
    func show(_ order: [String], _ suffix: String) {
      screen.apply {
        for id in order {
          photos(0..<1, id: id).layout { _ in column() }.background(CardView.self, id + suffix)
        }
      }
    }
    show(["a", "b"], "1")
    let card = try #require(screen.cards.first)
    show(["a", "b"], "2")
    #expect(screen.cards.first === card)
    #expect(screen.cards.map(\.name) == ["a2", "b2"])
    show(["c", "b", "a"], "3")
    #expect(screen.cards.map(\.name) == ["c3", "b3", "a3"])
    screen.apply { photos(0..<1, id: "c").layout { _ in column() } }
    #expect(screen.cards.isEmpty)
  }

  @Test func `appears, changes its insets and disappears while the layout stays`() {
    func show(_ inset: CGFloat?) {
      screen.apply {
        let section = photos(0..<2).layout(.grid(columns: 2, itemHeight: .points(50)))
        if let inset {
          section.background(
            CardView.self, "card",
            insets: NSDirectionalEdgeInsets(top: inset, leading: 0, bottom: 0, trailing: 0))
        } else {
          section
        }
      }
    }
    show(nil)
    show(0)
    #expect(screen.cards.first?.superview?.frame.height == 50)
    show(10)
    #expect(screen.cards.first?.superview?.frame.height == 40)
    show(nil)
    #expect(screen.cards.isEmpty)
  }

  @Test func `can do without data`() {
    final class PlainView: UIView, Updatable {
      private(set) var updates = 0
      func update(viewData: Void) { updates += 1 }
    }
    screen.apply { photos(0..<1).background(PlainView.self) }
    let background = screen.view.subviews.first?.subviews.first as? PlainView
    #expect((background?.updates ?? 0) > 0)
  }

  @Test(.enabled(if: isDebugBuild, "release builds don't look for it"))
  func `is reported if the collection view's layout doesn't ask for it`() {
    let list = CollectionList()
    list.apply { photos(0..<1).background(CardView.self, "card") }
    #expect(list.failures.count == 1)
    #expect(
      list.failures.first?.description.hasPrefix(
        "Section 'photos' (index 0): the section has a background") == true)
  }
}

@MainActor
struct `Views beside rows` {
  private let screen = LayoutScreen()

  private func badge(_ item: Int) -> UICollectionReusableView? {
    screen.view.supplementaryView(forElementKind: "badge", at: path(0, item))
  }

  private func show(_ photos: [Photo]) {
    screen.apply {
      ListSection(id: "photos") {
        for photo in photos {
          Row(PhotoCell.self, photo).supplementary("badge") { photo in
            photo.comments > 0 ? Row(CountView.self, photo.comments) : nil
          }
        }
      }
      .layout { _ in column(withItemOfKind: "badge") }
    }
  }

  @Test func `show data that belongs to their row`() throws {
    show([Photo(id: 1, comments: 3), Photo(id: 2), Photo(id: 3, comments: 5)])
    #expect((badge(0) as? CountView)?.count == 3)
    #expect(badge(0)?.frame == CGRect(x: 280, y: 0, width: 20, height: 20))
    #expect(badge(1)?.mask != nil, "hidden")
    #expect((badge(1) as? CountView)?.updates == 0)
    #expect(badge(0)?.mask == nil)
    #expect((badge(2) as? CountView)?.count == 5)
  }

  @Test func `are updated in place when their data changes, and replaced when their class does`()
    throws
  {
    show([Photo(id: 1, comments: 3), Photo(id: 2, comments: 4)])
    let first = try #require(badge(0) as? CountView)
    let second = try #require(badge(1) as? CountView)
    show([Photo(id: 1, comments: 7), Photo(id: 2, comments: 4)])
    #expect(badge(0) === first)
    #expect(first.count == 7)
    #expect((first.updates, second.updates) == (2, 1), "the other one still shows its data")
    show([Photo(id: 1), Photo(id: 2, comments: 4)])
    #expect(badge(0)?.mask != nil)
    show([Photo(id: 1, comments: 1), Photo(id: 2, comments: 4)])
    #expect((badge(0) as? CountView)?.count == 1)
  }

  @Test func `appear and disappear while the cells stay`() throws {
    show([Photo(id: 1), Photo(id: 2, comments: 4)])
    let cell = try #require(screen.view.cellForItem(at: path(0, 0)))
    let view = try #require(badge(0))
    view.isUserInteractionEnabled = true
    show([Photo(id: 1, comments: 3), Photo(id: 2)])
    #expect(screen.view.cellForItem(at: path(0, 0)) === cell)
    #expect(badge(0) === view)
    #expect((view as? CountView)?.count == 3)
    #expect(view.mask == nil)
    #expect(!view.accessibilityElementsHidden)
    let other = try #require(badge(1))
    #expect(other.mask != nil)
    #expect(other.accessibilityElementsHidden)
    #expect(!other.isUserInteractionEnabled)
    show([Photo(id: 1), Photo(id: 2, comments: 9)])
    #expect(screen.view.cellForItem(at: path(0, 0)) === cell)
    #expect(other.isUserInteractionEnabled)
    #expect((other as? CountView)?.count == 9)
  }

  @available(macOS 14, iOS 17, tvOS 17, *)
  @Test func `appear when a value changes that only their closure reads`() async throws {
    let inbox = Inbox()
    screen.list.follow {
      ListSection(id: "photos") {
        Row(PhotoCell.self, Photo(id: 1)).supplementary("badge") { _ in
          inbox.count > 0 ? Row(CountView.self, inbox.count) : nil
        }
      }
      .layout { _ in column(withItemOfKind: "badge") }
    }
    screen.view.layoutIfNeeded()
    #expect(badge(0)?.mask != nil)
    inbox.count = 2
    await screen.list.followedChanges()
    #expect((badge(0) as? CountView)?.count == 2)
    #expect(badge(0)?.mask == nil)
    inbox.count = 5
    await screen.list.followedChanges()
    #expect((badge(0) as? CountView)?.count == 5)
    inbox.count = 0
    await screen.list.followedChanges()
    #expect(badge(0)?.mask != nil)
  }

  @Test(.enabled(if: isDebugBuild, "release builds don't look for it"))
  func `are reported once if their kind is that of headers`() {
    for _ in 0..<2 {
      screen.apply {
        ListSection(id: "photos") {
          Row(PhotoCell.self, Photo(id: 1))
            .supplementary(UICollectionView.elementKindSectionHeader) { _ in
              Row(CountView.self, 1)
            }
        }
        .supplementary(UICollectionView.elementKindSectionFooter, Row(BannerView.self, "b"))
      }
    }
    let texts = screen.failures.map(\.description)
    #expect(texts.count == 2)
    let ofRow = "is the kind of UIKit's headers or footers, which belong to sections"
    #expect(texts.contains { $0.contains(ofRow) })
    let ofSection =
      "the section has a view of the kind '\(UICollectionView.elementKindSectionFooter)', which "
      + "the host doesn't use"
    #expect(texts.contains { $0.contains(ofSection) })
  }

  @Test(.enabled(if: isDebugBuild, "release builds don't look for it"))
  func `of a section are reported once if its layout has no place for them`() {
    for text in ["a", "b"] {
      screen.apply {
        photos(0..<2).layout(.grid(columns: 2)).supplementary("banner", Row(BannerView.self, text))
      }
    }
    #expect(
      screen.failures.map(\.description) == [
        "Section 'photos' (index 0): the section has a view of the kind 'banner', which the host doesn't use: its "
          + "layout has no supplementary item of this kind; add one to 'boundarySupplementaryItems' of your layout"
      ])
  }

  @Test func `have their places in grids and carousels`() {
    let badges = [
      SectionLayout.Badge(
        "badge", width: 20, height: 10, edges: [.bottom, .leading], offset: CGPoint(x: 0.5, y: 0))
    ]
    screen.apply {
      for (id, layout) in [
        ("a", SectionLayout.grid(columns: 3, itemHeight: .points(50), badges: badges)),
        ("b", .grid(minimumWidth: 100, itemHeight: .points(50), badges: badges)),
        ("c", .carousel(itemWidth: .points(100), itemHeight: .points(50), badges: badges)),
      ] {
        ListSection(id: id) {
          for number in 0..<3 {
            Row(PhotoCell.self, Photo(id: number)).supplementary("badge") { photo in
              Row(CountView.self, photo.id)
            }
          }
        }
        .layout(layout)
      }
    }
    for section in 0..<3 {
      let badge = screen.view.supplementaryView(forElementKind: "badge", at: path(section, 2))
      #expect((badge as? CountView)?.count == 2)
      #expect(
        badge?.frame == CGRect(x: 210, y: CGFloat(section) * 50 + 40, width: 20, height: 10))
    }
  }

  @Test func `of a section have a place beside its first row, whichever row is shown first`() {
    screen.apply {
      for id in ["a", "b"] {
        photos(0..<20, id: id).layout { _ in
          let section = column()
          section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
              layoutSize: .init(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
              elementKind: "banner", alignment: .top)
          ]
          return section
        }
        .supplementary("banner", Row(BannerView.self, id))
      }
    }
    screen.view.scrollToItem(at: path(1, 19), at: .bottom, animated: false)
    screen.view.layoutIfNeeded()
    #expect(screen.failures.isEmpty)
  }

  @Test func `are configured again if their section moves`() {
    func show(_ sections: [Int]) {
      screen.apply {
        for section in sections {
          photos(0..<1, id: "\(section)").layout { _ in column(withItemOfKind: "badge") }
            .supplementary(
              "badge",
              Row(CountView.self, 5).configure { view, _, path in view.tag = path.section + 1 })
        }
      }
    }
    show([1, 2])
    show([0, 1, 2])
    let tags = (0..<3).map {
      screen.view.supplementaryView(forElementKind: "badge", at: path($0, 0))?.tag
    }
    #expect(tags == [1, 2, 3])
  }

  @Test func `of a section are reported for it if they can't be shown`() {
    final class NibView: UICollectionReusableView, Updatable, ReusableCell {
      static var cellSource: CellSource { .nib(name: "Missing", bundlePath: nil) }
      func update(viewData: Int) {}
    }
    screen.apply {
      photos(0..<1).layout { _ in column(withItemOfKind: "badge") }
        .supplementary("badge", Row(NibView.self, 1))
    }
    #expect(screen.failures.count == 1)
    #expect(screen.failures.first?.description.hasPrefix("Section 'photos' (index 0)") == true)
  }

  @Test func `are updated in a layout of your own, which has no sections' layouts`() {
    let list = CollectionList()
    list.collection.collectionViewLayout = UICollectionViewCompositionalLayout(
      section: column(withItemOfKind: "badge"))
    func show(_ comments: Int) {
      list.show {
        Row(PhotoCell.self, Photo(id: 1, comments: comments)).supplementary("badge") { photo in
          Row(CountView.self, photo.comments)
        }
      }
    }
    show(3)
    show(4)
    let badge = list.collection.supplementaryView(forElementKind: "badge", at: path(0, 0))
    #expect((badge as? CountView)?.count == 4)
  }

  @Test func `show the data of their rows after changes of the order`() {
    show((1...4).map { Photo(id: $0, comments: $0) })
    show([4, 2, 9, 1].map { Photo(id: $0, comments: $0) })
    #expect((0..<4).map { (badge($0) as? CountView)?.count } == [4, 2, 9, 1])
  }

  @Test func `can belong to the section, or be the developer's own`() {
    screen.list.host.otherSupplementaryView = { view, kind, path in
      view.register(
        BannerView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "own")
      return view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "own", for: path)
    }
    func show(_ text: String) {
      screen.apply {
        photos(0..<1).layout { _ in
          let section = column()
          section.boundarySupplementaryItems = ["banner", "own"].map {
            NSCollectionLayoutBoundarySupplementaryItem(
              layoutSize: .init(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
              elementKind: $0, alignment: .top)
          }
          return section
        }
        .supplementary("banner", Row(BannerView.self, text))
      }
    }
    show("a")
    func banner(_ kind: String) -> BannerView? {
      screen.view.supplementaryView(forElementKind: kind, at: path(0, 0)) as? BannerView
    }
    let first = banner("banner")
    #expect(first?.text == "a")
    #expect(banner("own")?.text == "")
    show("b")
    #expect(banner("banner") === first)
    #expect(first?.text == "b")
    #expect(screen.frame(0, 0)?.minY == 30, "views of one side aren't stacked")
  }

  @Test(.enabled(if: isDebugBuild, "release builds don't look for it"))
  func `are reported once if the layout has no place for them`() {
    func show(_ layout: SectionLayout) {
      screen.apply {
        ListSection(id: "photos") {
          for number in 0..<2 {
            Row(PhotoCell.self, Photo(id: number)).supplementary("badge") { photo in
              Row(CountView.self, photo.id)
            }
          }
        }
        .layout(layout)
      }
    }
    show(.grid(columns: 2, badges: [SectionLayout.Badge("badge", width: 20, height: 20)]))
    #expect(screen.failures.isEmpty)
    screen.apply {}
    show(.grid(columns: 2))
    #expect(
      screen.failures.map(\.description) == [
        "Row '0' (section 'photos', index 0): the host doesn't deliver 'UIKit.supplementary.badge', which the row "
          + "handles: the layout of its section has no supplementary item of the kind 'badge'; add it to the "
          + "items of your layout, or a badge to '.grid(…)' or '.carousel(…)'"
      ])
  }

  @Test func `of a nib that doesn't exist are reported, and an empty view is shown`() {
    final class NibView: UICollectionReusableView, Updatable, ReusableCell {
      static var cellSource: CellSource { .nib(name: "Missing", bundlePath: nil) }
      func update(viewData: Int) {}
    }
    screen.apply {
      ListSection(id: "photos") {
        Row(PhotoCell.self, Photo(id: 1)).supplementary("badge") { _ in Row(NibView.self, 1) }
      }
      .layout { _ in column(withItemOfKind: "badge") }
    }
    #expect(screen.failures.count == 1)
    #expect(screen.failures.first?.path == RowPath(section: 0, row: 0))
    #expect(badge(0) != nil)
  }
}
