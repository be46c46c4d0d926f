import TypedCells
import TypedCellsUIKit

/// A title with a stepper.
final class StepperCell: UITableViewCell, Updatable {
  struct Content: Equatable {
    var title: String
    var value: Int
    var range: ClosedRange<Int>
  }

  let stepper = UIStepper()
  private(set) lazy var stepped = CellEvent(stepper) { Int($0.value) }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryView = stepper
    selectionStyle = .none
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData content: Content) {
    contentConfiguration = UIListContentConfiguration.title(content.title)
    stepper.minimumValue = Double(content.range.lowerBound)
    stepper.maximumValue = Double(content.range.upperBound)
    stepper.value = Double(content.value)
    stepper.accessibilityLabel = content.title
  }
}
