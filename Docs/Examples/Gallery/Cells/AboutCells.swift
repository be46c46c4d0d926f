import GalleryModels
import HeadlessList
import TypedCells

/// A title.
final class TitleCell: HeadlessCell, TitledConfigurable {
  var title: String? { didSet { lines = [title].compactMap(\.self) } }
}

/// A title in its own font, after a mark in its colour.
final class HeadingCell: HeadlessCell, TitledConfigurable, FontedConfigurable, ColoredConfigurable {
  var title: String? { didSet { layOut() } }
  var font: Font? { didSet { layOut() } }
  var color: Color? { didSet { layOut() } }

  private func layOut() {
    let mark = color.map(coloredMark)
    lines =
      title.map { [[mark, written($0, in: font)].compactMap(\.self).joined(separator: " ")] } ?? []
  }
}

/// A title with a detail below.
final class DetailCell: HeadlessCell, TitledConfigurable, SubtitledConfigurable, ReusableCell {
  // The list uses the estimate until it shows the cell and measures it.
  static var estimatedRowHeight: Double? { 2 * HeadlessList.lineHeight }

  var title: String? { didSet { layOut() } }
  var subtitle: String? { didSet { layOut() } }

  private func layOut() {
    lines = [title, subtitle.map { "  \($0)" }].compactMap(\.self)
  }
}

/// A title and a detail beside a picture.
final class ImageDetailCell: HeadlessCell, TitledConfigurable, SubtitledConfigurable,
  ImagedConfigurable, ReusableCell
{
  // The class declares where its cells come from and how tall they are, so rows don't repeat it.
  static var cellSource: CellSource { .nib(name: "ImageDetailCell") }
  static var rowHeight: RowHeight { .fixed(3 * HeadlessList.lineHeight) }

  var title: String? { didSet { layOut() } }
  var subtitle: String? { didSet { layOut() } }
  var image: String? { didSet { layOut() } }

  /// A line below the title and the detail.
  var note = "" { didSet { layOut() } }

  private func layOut() {
    let text = [title ?? "", subtitle ?? "", note]
    lines = boxed(image ?? "", beside: text)
  }
}

/// An empty row. It conforms to none of the trait protocols, so it ignores every trait of a model.
final class EmptyCell: HeadlessCell, ReusableCell {
  static var rowHeight: RowHeight { .fixed(HeadlessList.lineHeight) }
}
