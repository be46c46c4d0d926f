import GalleryModels
import HeadlessList
import TypedCells

/// A picture with its caption below.
final class ImageCell: HeadlessCell, Updatable {
  func update(viewData picture: Picture) {
    lines = picture.lines + [picture.caption]
  }
}
