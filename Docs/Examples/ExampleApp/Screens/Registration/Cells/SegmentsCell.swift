import TypedCells
import TypedCellsUIKit

/// A title with segments, of which one is selected.
final class SegmentsCell: UITableViewCell, Updatable {
  struct Content: Equatable {
    var title: String
    var segments: [String]
    var selected: String
  }

  let control = UISegmentedControl()
  private(set) lazy var chosen = CellEvent(control) {
    $0.titleForSegment(at: $0.selectedSegmentIndex) ?? ""
  }
  private let titleLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.adjustsFontForContentSizeCategory = true
    let stack = UIStackView(arrangedSubviews: [titleLabel, control])
    stack.spacing = 12
    contentView.addSubviewInsideMargins(stack)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData content: Content) {
    titleLabel.text = content.title
    control.accessibilityLabel = content.title
    control.removeAllSegments()
    for (index, title) in content.segments.enumerated() {
      control.insertSegment(withTitle: title, at: index, animated: false)
    }
    let selected = content.segments.firstIndex(of: content.selected)
    control.selectedSegmentIndex = selected ?? UISegmentedControl.noSegment
  }
}
