import HeadlessUIKit
import TypedCells
import TypedCellsUIKit

final class TextCell: UITableViewCell, Updatable {
  private(set) var updates = 0

  func update(viewData text: String) {
    updates += 1
    textLabel?.text = text
  }
}

/// A cell that is as tall as its data.
final class TallCell: UITableViewCell, Updatable {
  private var points: CGFloat = 44

  func update(viewData points: Double) {
    self.points = CGFloat(points)
    textLabel?.text = "\(points)"
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: points)
  }
}

/// A cell whose class declares the height of its rows.
final class SlimCell: UITableViewCell, Updatable, ReusableCell {
  static var rowHeight: RowHeight { .fixed(22) }
  static var estimatedRowHeight: Double? { 22 }

  func update(viewData text: String) { textLabel?.text = text }
}

final class FieldCell: UITableViewCell, Updatable {
  let field = UITextField()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData text: String) { field.text = text }
}

final class TitleHeader: UITableViewHeaderFooterView, Updatable {
  private(set) var title = ""

  func update(viewData title: String) { self.title = title }
}
