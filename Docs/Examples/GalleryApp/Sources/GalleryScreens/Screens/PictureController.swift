import GalleryModels
import TypedCellsUIKit

/// A picture that fills the screen.
final class PictureController: UIViewController {
  private let picture: AlbumPicture

  init(_ picture: AlbumPicture) {
    self.picture = picture
    super.init(nibName: nil, bundle: nil)
    title = picture.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let image = UIImageView(image: UIImage(systemName: picture.symbol))
    image.contentMode = .center
    image.tintColor = .white
    image.backgroundColor = PictureTile.color(of: picture)
    image.frame = view.bounds
    image.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(image)
  }
}
