import GalleryModels
import TypedCells
import TypedCellsUIKit

/// A title.
final class TitleCell: UITableViewCell, ListContentCarrying {}

/// A title in its own font and colour.
final class HeadingCell: UITableViewCell, ListContentCarrying {}

/// A title with a detail below.
final class DetailCell: BasicCell, ReusableCell {
  // The table uses the estimate until it shows the cell and measures it.
  static var estimatedRowHeight: Double? { 60 }
}

/// An empty row. It conforms to none of the trait protocols, so it ignores every trait of a model.
final class SpaceCell: UITableViewCell, ReusableCell {
  static var rowHeight: RowHeight { .fixed(16) }
}

/// A title and a detail beside a picture made of characters.
final class ImageDetailCell: UITableViewCell, LabelCarrying, DetailLabelCarrying, PictureShowing,
  ReusableCell
{
  static var rowHeight: RowHeight { .fixed(76) }

  private let portrait = Portrait()
  let titleLabel: UILabel? = UILabel()
  let subtitleLabel: UILabel? = UILabel()
  private let noteLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.fill(with: portrait, beside: [titleLabel, subtitleLabel, noteLabel])
  }

  required init?(coder: NSCoder) { nil }

  func show(picture: String?) { portrait.text = picture }

  /// A line below the title and the detail.
  var note: String? {
    get { noteLabel.text }
    set { noteLabel.text = newValue }
  }

  var picture: String? { portrait.text }
}
