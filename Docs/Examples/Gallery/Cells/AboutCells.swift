import GalleryModels
import HeadlessList
import TypedCells

/// A title.
final class TitleCell: HeadlessCell, TitledConfigurable {
  var title: String? { didSet { lines = [title].compactMap(\.self) } }
}

/// A title that stands out.
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
  // A list asks for the height of a cell when it shows it, and guesses it before.
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
  // All that a list has to know of the class, said once, in the class.
  static var cellSource: CellSource { .nib(name: "ImageDetailCell") }
  static var rowHeight: RowHeight { .fixed(3 * HeadlessList.lineHeight) }

  var title: String? { didSet { layOut() } }
  var subtitle: String? { didSet { layOut() } }
  var image: String? { didSet { layOut() } }

  /// What stands below the title and the detail.
  var note = "" { didSet { layOut() } }

  private func layOut() {
    let text = [title ?? "", subtitle ?? "", note]
    lines = boxed(image ?? "", beside: text)
  }
}

/// A row of nothing. It takes no trait, so whatever a model offers is ignored.
final class EmptyCell: HeadlessCell, ReusableCell {
  static var rowHeight: RowHeight { .fixed(HeadlessList.lineHeight) }
}
