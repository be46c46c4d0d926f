import TypedCells
import TypedCellsUIKit

/// A message in a bubble, which is at the trailing edge if the message is the user's.
final class BubbleCell: UITableViewCell, Updatable {
  let quote = UIButton(type: .system)
  let photo = PhotoView()
  let links = LinksView()
  let status = UILabel()
  let retry = UIButton(type: .system)
  private(set) lazy var quoteTapped = CellEvent(quote)
  private(set) lazy var retried = CellEvent(retry)
  private let label = UILabel()
  private lazy var bubble = UIStackView(
    arrangedSubviews: [quote, photo, label, links, status, retry])
  private lazy var line = UIStackView(arrangedSubviews: [bubble])

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    quote.contentHorizontalAlignment = .leading
    label.numberOfLines = 0
    status.font = .preferredFont(forTextStyle: .caption2)
    retry.setTitle("Retry", for: .normal)
    bubble.axis = .vertical
    bubble.spacing = 4
    bubble.layer.cornerRadius = 16
    bubble.isLayoutMarginsRelativeArrangement = true
    bubble.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 12, bottom: 8, trailing: 12)
    line.axis = .vertical
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 4, leading: 12, bottom: 4, trailing: 12)
    contentView.addSubviewInsideMargins(line)
    bubble.widthAnchor.constraint(lessThanOrEqualTo: line.widthAnchor, multiplier: 0.8)
      .isActive = true
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData message: ChatMessage) {
    quote.setTitle(message.quote.map { "↪ \($0.text)" }, for: .normal)
    quote.isHidden = message.quote == nil
    photo.image = message.image
    photo.isHidden = message.imageURL == nil
    label.text = message.text
    label.isHidden = message.text.isEmpty
    links.urls = message.links
    status.text = message.delivery.text
    status.isHidden = status.text == nil
    retry.isHidden = message.delivery != .failed
    show(isMine: message.isMine, isFailed: message.delivery == .failed)
  }

  private func show(isMine: Bool, isFailed: Bool) {
    line.alignment = isMine ? .trailing : .leading
    bubble.backgroundColor =
      isFailed ? .systemRed : isMine ? .systemBlue : .secondarySystemBackground
    bubble.tintColor = isMine ? .white : .systemBlue
    for text in [label, status] { text.textColor = isMine ? .white : .label }
  }
}

extension ChatMessage.Delivery {
  fileprivate var text: String? {
    switch self {
    case .sending: "Sending…"
    case .sent: nil
    case .failed: "Not delivered"
    }
  }
}
