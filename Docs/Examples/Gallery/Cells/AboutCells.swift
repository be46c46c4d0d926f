import HeadlessList
import TypedCells

/// A title.
final class TitleCell: HeadlessCell, TitledConfigurable {
  var title: String? { didSet { lines = [title].compactMap(\.self) } }
}

/// A title with a detail below.
final class DetailCell: HeadlessCell, TitledConfigurable, SubtitledConfigurable {
  var title: String? { didSet { layOut() } }
  var subtitle: String? { didSet { layOut() } }

  private func layOut() {
    lines = [title, subtitle.map { "  \($0)" }].compactMap(\.self)
  }
}

/// A title and a detail beside a picture.
final class ImageDetailCell: HeadlessCell, TitledConfigurable, SubtitledConfigurable,
  ImagedConfigurable
{
  var title: String? { didSet { layOut() } }
  var subtitle: String? { didSet { layOut() } }
  var image: String? { didSet { layOut() } }

  private func layOut() {
    let text = [title, subtitle].compactMap(\.self)
    lines = image.map { boxed($0, beside: text) } ?? text
  }
}

/// A row of nothing. It takes no trait, so whatever a model offers is ignored.
final class EmptyCell: HeadlessCell {}
