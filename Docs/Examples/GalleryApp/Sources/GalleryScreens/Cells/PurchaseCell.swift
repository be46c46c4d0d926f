import GalleryModels
import TypedCells
import TypedCellsUIKit

/// A purchase, with its amount below its name.
final class PurchaseCell: UICollectionViewListCell, Updatable {
  func update(viewData purchase: Purchase) {
    var content = defaultContentConfiguration()
    content.text = purchase.name
    content.secondaryText = purchase.amount
    content.textProperties.color = purchase.isBought ? .secondaryLabel : .label
    contentConfiguration = content
  }
}

/// A line of text above or in place of purchases.
final class CaptionCell: UICollectionViewListCell, Updatable {
  func update(viewData text: String) {
    var content = defaultContentConfiguration()
    content.text = text
    content.textProperties.color = .secondaryLabel
    contentConfiguration = content
  }
}
