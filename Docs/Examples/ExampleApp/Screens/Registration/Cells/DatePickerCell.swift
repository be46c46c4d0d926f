import Foundation
import TypedCells
import TypedCellsUIKit

/// A picker for a day.
final class DatePickerCell: UITableViewCell, Updatable {
  struct Content: Equatable {
    var date: Date
    var days: ClosedRange<Date>
  }

  let picker = UIDatePicker()
  private(set) lazy var picked = CellEvent(picker, \.date)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    contentView.addSubviewInsideMargins(picker)
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData content: Content) {
    picker.minimumDate = content.days.lowerBound
    picker.maximumDate = content.days.upperBound
    picker.date = content.date
  }
}
