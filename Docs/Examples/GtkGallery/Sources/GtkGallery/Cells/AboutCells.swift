import GalleryModels
import GtkList
import GtkToolkit
import TypedCells

/// A title.
final class TitleCell: LabelCell, TitledConfigurable {
  var title: String? { didSet { label.text = title ?? "" } }
}

/// A title in its own font and colour.
final class HeadingCell: LabelCell, TitledConfigurable, FontedConfigurable, ColoredConfigurable {
  var title: String? { didSet { label.text = title ?? "" } }

  var font: Font? {
    didSet {
      if let oldValue { label.removeStyle(oldValue.rawValue) }
      if let font { label.addStyle(font.rawValue) }
    }
  }

  var color: Color? {
    didSet {
      if let oldValue { label.removeStyle(oldValue.rawValue) }
      if let color { label.addStyle(color.rawValue) }
    }
  }
}

/// A title with a detail below.
class DetailCell: GtkCell, TitledConfigurable, SubtitledConfigurable {
  fileprivate let imageLabel = Label()
  private let titleLabel = Label()
  private let detailLabel = Label()

  var title: String? { didSet { titleLabel.show(title) } }
  var subtitle: String? { didSet { detailLabel.show(subtitle) } }

  required init() {
    super.init()
    let (line, text) = (Box(isVertical: false, spacing: 12), Box())
    imageLabel.addStyle("portrait")
    detailLabel.addStyle("detail")
    for label in [imageLabel, titleLabel, detailLabel] { label.show(nil) }
    text.append(titleLabel)
    text.append(detailLabel)
    line.append(imageLabel)
    line.append(text)
    box.append(line)
  }
}

/// A title and a detail beside a picture.
final class ImageDetailCell: DetailCell, ImagedConfigurable {
  var image: String? { didSet { imageLabel.show(image) } }
}

extension Label {
  /// Shows a text, or hides the label if there is none.
  fileprivate func show(_ text: String?) {
    self.text = text ?? ""
    isVisible = text != nil
  }
}

/// An empty row. It conforms to none of the trait protocols, so it ignores every trait of a model.
final class EmptyCell: GtkCell, ReusableCell {
  static var rowHeight: RowHeight { .fixed(20) }
}
