import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit
import TypedCellsUIKitTesting

@testable import ExampleApp

@MainActor
struct `Cells of the shop` {
  // The laws of ProductTile take seconds. ShopTests compares the tiles on screen with fresh ones.

  @Test func `with a banner, whose picture arrives late`() async {
    let held = HeldContent()
    let images = ImageLoader { name in
      await held.wait()
      return UIImage(systemName: name)
    }
    await assertCellLaws(
      BannerCell.self,
      samples: Catalog.sample.banners.prefix(2).map { .init(banner: $0, images: images) },
      .delivering(held))
  }

  @Test func `with a category`() {
    let categories = Catalog.sample.categories
    assertCellLaws(
      CategoryChip.self,
      samples: [.init(category: categories[0]), .init(category: categories[1], isChosen: true)])
  }

  @Test func `with a badge`() {
    assertCellLaws(
      BadgeView.self, samples: [.new, .discount(percent: 20), .discount(percent: 5)])
  }

  @Test func `above the products`() {
    assertCellLaws(
      ProductsHeader.self,
      samples: [.init(count: 12, order: .featured), .init(count: 1, order: .cheapest)])
  }

  @Test func `behind a section`() {
    assertCellLaws(ShelfView.self, samples: [.systemYellow, .systemGreen])
  }
}
