import TypedCells
import TypedCellsUIKit

/// Draws the list in a collection view from the page about getting started.
@MainActor
func priceList() -> DrawnFile {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 360, height: 190))
  let controller = PriceListController()
  controller.show([
    Price(id: "Tea", cents: 350, note: "with milk"), Price(id: "Coffee", cents: 420),
    Price(id: "Cake", cents: 510, note: "today only"),
  ])
  window.rootViewController = controller
  window.makeKeyAndVisible()
  return DrawnFile(named: "price-list", window)
}

private struct Price: Identifiable, Equatable {
  let id: String
  var cents: Int
  var note: String?
}

private final class PriceListCell: UICollectionViewListCell, Updatable {
  func update(viewData price: Price) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "\(price.id): \(price.cents)"
    content.secondaryText = price.note
    contentConfiguration = content
  }
}

private final class PriceListController: UICollectionViewController {
  private lazy var list = CollectionList(collectionView)

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ prices: [Price]) {
    title = "A list of prices"
    list.apply {
      ListSection(id: "prices", header: "Prices") {
        for price in prices { Row(PriceListCell.self, price) }
      }
    }
  }
}
