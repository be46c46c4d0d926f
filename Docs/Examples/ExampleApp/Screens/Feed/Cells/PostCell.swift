import TypedCells
import TypedCellsUIKit

/// A post with its text, its video, or both.
final class PostCell: UICollectionViewListCell, Updatable {
  let video = VideoView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [video, label])
    stack.axis = .vertical
    stack.spacing = 8
    contentView.addSubviewInsideMargins(stack)
    let height = video.heightAnchor.constraint(equalTo: video.widthAnchor, multiplier: 9 / 16)
    // Not required, because the stack gives a hidden view no height.
    height.priority = UILayoutPriority(999)
    height.isActive = true
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData post: Post) {
    video.url = post.video
    video.isHidden = post.video == nil
    label.text = post.text
    label.isHidden = post.text.isEmpty
  }
}
