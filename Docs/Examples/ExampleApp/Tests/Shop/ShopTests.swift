import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit
import TypedCellsUIKitTesting

@testable import ExampleApp

@MainActor
struct `The shop` {
  private let server = ShopServer()
  private let store: ShopStore
  private let shown: OnScreen<ShopScreen>
  private let view: UICollectionView

  init() throws {
    let server = server
    store = ShopStore(images: ImageLoader { await server.image($0) }) {
      try await server.catalog()
    }
    shown = OnScreen(ShopScreen(store))
    view = try #require(shown.screen.list.host.collectionView)
  }

  @Test func `shows placeholders until the products are there`() async throws {
    let answer = server.holdCatalog()
    await settle()
    #expect(try cells("placeholders").count == 6)
    answer.deliver()
    await settle()
    #expect(!has("placeholders"))
    #expect(try cells("banners").first?.texts == ["Winter sale: up to 40 % off"])
  }

  @Test func `loads again after an error`() async throws {
    server.fails = true
    await settle()
    #expect(try cells("failure").first?.texts.first == "The products couldn't be loaded.")
    server.fails = false
    view.user.tapItem(at: try path("failure", 0))
    await settle()
    #expect(!has("failure"))
    #expect(try !cells("recommended").isEmpty)
  }

  @Test func `stops at each banner`() async throws {
    await settle()
    #expect(view.user.scroll(section: try section("banners"), by: 200))
    let banner = try #require(try cells("banners").first { $0.texts == ["New lamps from Aarhus"] })
    #expect(abs(banner.convert(banner.bounds, to: view).midX - view.bounds.midX) < 1)
  }

  @Test func `filters by category, and marks the chosen one`() async throws {
    await settle()
    let lamps = try path("categories", 2)
    view.user.tapItem(at: lamps)
    await settle()
    #expect(view.cellForItem(at: lamps)?.accessibilityTraits.contains(.selected) == true)
    #expect(
      try cells("products").map { $0.texts.first } == ["Desk lamp Arc", "Floor lamp Tripod"])
    #expect(try header().texts.first == "2 products")
    view.user.tapItem(at: lamps)
    await settle()
    #expect(view.cellForItem(at: lamps)?.accessibilityTraits.contains(.selected) == false)
    #expect(try header().texts.first == "12 products")
  }

  @Test func `has chips as wide as their titles`() async throws {
    await settle()
    let widths = try cells("categories").map(\.frame.width)
    #expect(widths[0] < widths[1])
  }

  @Test func `sorts the products by the menu in the header`() async throws {
    await settle()
    try choose("Price")
    await settle()
    view.user.scroll(by: 300)
    #expect(try cells("products").first?.texts.first == "Notebook, dotted")
    #expect(try header().orderButton.title(for: .normal) == "Sort: Price")
  }

  @Test func `keeps the header of the products at the top`() async throws {
    await settle()
    view.user.scroll(by: 900)
    let frame = try header().convert(try header().bounds, to: view)
    #expect(abs(frame.minY - view.contentOffset.y - view.adjustedContentInset.top) < 1)
  }

  @Test func `has badges on some tiles`() async throws {
    await settle()
    view.user.scroll(by: 400)
    let badges = try (0..<3).map {
      view.supplementaryView(forElementKind: "badge", at: try path("products", $0))?.texts
    }
    #expect(badges == [["−20 %"], ["New"], []])
  }

  @Test func `has a shelf behind the recommendations`() async throws {
    await settle()
    let shelf = try #require(view.first(ShelfView.self))
    let tile = try #require(try cells("recommended").first)
    // The shelf is rounded to half points, the tiles to thirds.
    let area = shelf.convert(shelf.bounds, to: view).insetBy(dx: -1, dy: -1)
    #expect(area.contains(tile.convert(tile.bounds, to: view)))
  }

  @Test func `keeps favorites when the user pulls to refresh`() async throws {
    await settle()
    let heart = try #require(try cells("recommended").first as? ProductTile).heart
    #expect(heart.user.tap())
    await settle()
    #expect(heart.accessibilityLabel == "Remove from favorites")
    server.products[3].cents = 7_900
    #expect(view.user.pullToRefresh())
    await settle()
    let tile = try #require(try cells("recommended").first as? ProductTile)
    #expect(tile.texts == ["Chef's knife 20 cm", "€ 79.00"])
    #expect(tile.heart.accessibilityLabel == "Remove from favorites")
    #expect(view.refreshControl?.isRefreshing == false)
  }

  @Test func `keeps the products when a refresh fails`() async throws {
    await settle()
    server.fails = true
    #expect(view.user.pullToRefresh())
    await settle()
    #expect(has("failure"))
    #expect(try !cells("banners").isEmpty)
  }

  @Test func `opens a product, which can be made a favorite`() async throws {
    await settle()
    view.user.tapItem(at: try path("recommended", 0))
    await settle()
    let product = try #require(shown.navigation.topViewController as? ProductScreen)
    #expect(product.title == "Chef's knife 20 cm")
    #expect(product.view.texts.contains("€ 89.00"))
    let favorite = try #require(product.list.paths(of: "favorite").first).indexPath
    product.list.host.collectionView?.user.tapItem(at: favorite)
    #expect(product.view.texts.contains("Remove from favorites"))
    shown.navigation.popViewController(animated: true)
    await settle()
    let tile = try cells("recommended").first as? ProductTile
    #expect(tile?.heart.accessibilityLabel == "Remove from favorites")
  }

  @Test func `shows late pictures in the right cells`() async throws {
    let pictures = server.holdImages()
    await settle()
    view.user.scroll(by: 400)
    try choose("Price")
    await settle()
    pictures.deliver()
    await settle()
    for path in view.indexPathsForVisibleItems {
      let tile = RowPath(path).flatMap {
        shown.screen.list.model(at: $0, as: ProductTile.Content.self)
      }
      guard let tile else { continue }
      let image = view.cellForItem(at: path)?.first(AsyncImageView.self)?.image
      #expect(image == UIImage(systemName: tile.product.imageName))
    }
  }

  @Test func `shows fresh cells, and is deallocated`() async {
    server.products = Array(server.products.prefix(4))
    await store.load()
    func makeScreen() -> ShopScreen { ShopScreen(store) }
    await assertScreen(makeScreen) { _ in store.order = .bestRated }
  }
}

extension `The shop` {
  private func settle() async { await shown.window.settle() }

  private func has(_ section: String) -> Bool { (try? self.section(section)) != nil }

  private func section(_ id: String) throws -> Int {
    let sections = shown.screen.list.sections
    return try sections.firstIndex { $0.identity == RowIdentity(id) } ?? { throw NoSection() }()
  }

  private struct NoSection: Error {}

  private func path(_ section: String, _ item: Int) throws -> IndexPath {
    IndexPath(item: item, section: try self.section(section))
  }

  private func cells(_ id: String) throws -> [UICollectionViewCell] {
    let section = try section(id)
    return view.indexPathsForVisibleItems.filter { $0.section == section }.sorted()
      .compactMap { view.cellForItem(at: $0) }
  }

  private func header() throws -> ProductsHeader {
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: try path("products", 0))
    return try #require(header as? ProductsHeader)
  }

  /// Chooses an order in the menu of the header.
  private func choose(_ order: String) throws {
    let menu = try #require(try header().orderButton.user.openMenu())
    #expect(menu.choose(order))
  }
}

@MainActor
private final class ShopServer {
  struct Offline: Error {}

  var fails = false
  var products = Catalog.sample.products
  private var heldCatalog: HeldContent?
  private var heldImages: HeldContent?

  func catalog() async throws -> Catalog {
    await heldCatalog?.wait()
    if fails { throw Offline() }
    var catalog = Catalog.sample
    catalog.products = products
    return catalog
  }

  func image(_ name: String) async -> UIImage? {
    await heldImages?.wait()
    return UIImage(systemName: name)
  }

  /// Lets the app wait for the catalog until it is delivered.
  func holdCatalog() -> HeldContent {
    let held = HeldContent()
    heldCatalog = held
    return held
  }

  func holdImages() -> HeldContent {
    let held = HeldContent()
    heldImages = held
    return held
  }
}
