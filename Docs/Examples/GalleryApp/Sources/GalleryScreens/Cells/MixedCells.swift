import GalleryModels
import TypedCells
import TypedCellsUIKit

/// A text, wrapped into as many lines as it needs.
final class TextCell: UITableViewCell, Updatable {
  func update(viewData text: String) {
    var content = defaultContentConfiguration()
    content.text = text
    contentConfiguration = content
  }
}

/// A picture made of characters, with its caption below.
final class PictureCell: UITableViewCell, Updatable {
  func update(viewData picture: Picture) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = picture.lines.joined(separator: "\n")
    content.textProperties.font = .monospacedSystemFont(ofSize: 17, weight: .regular)
    content.secondaryText = picture.caption
    contentConfiguration = content
  }
}
