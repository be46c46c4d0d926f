import Testing
import TypedCells
import TypedCellsUIKitTesting

/// A label at the margins of the cell.
private final class MarginCell: UITableViewCell, Updatable {
  private let label = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData text: String) { label.text = text }
}

/// Has a new selected background with the size of the cell after each reuse.
private final class SelectedBackgroundCell: UITableViewCell, Updatable {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectedBackgroundView = UIView(frame: bounds)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    selectedBackgroundView = UIView(frame: bounds)
  }

  func update(viewData text: String) { textLabel?.text = text }
}

/// A square picture above a label that is no wider, so that lengths aren't whole numbers.
private final class CenteredCell: UICollectionViewCell, Updatable {
  private let label = UILabel()
  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let stack = UIStackView(arrangedSubviews: [picture, label])
    (stack.axis, stack.alignment, stack.spacing) = (.vertical, .center, 4)
    for view in [stack, picture, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    label.font = .preferredFont(forTextStyle: .subheadline)
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      label.widthAnchor.constraint(lessThanOrEqualTo: picture.widthAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData name: String) { (picture.image, label.text) = (UIImage(named: name), name) }
}

@MainActor
struct `Cells as public apps build them` {
  @Test func `pass the laws with a label at the margins`() {
    assertCellLaws(MarginCell.self, samples: ["a", "b"])
  }

  @Test func `pass the laws with a selected background that has their size`() {
    assertCellLaws(SelectedBackgroundCell.self, samples: ["a", "b"])
  }

  @Test func `pass the laws if their lengths aren't whole numbers`() {
    assertCellLaws(
      CenteredCell.self, samples: ["Chess", "Error", "A checklist with a long name"])
  }
}
