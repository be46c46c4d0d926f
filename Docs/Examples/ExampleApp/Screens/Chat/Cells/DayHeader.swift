import Foundation
import TypedCells
import TypedCellsUIKit

/// The date of the messages below it.
final class DayHeader: UITableViewHeaderFooterView, Updatable {
  func update(viewData date: Date) {
    var content = UIListContentConfiguration.plainHeader()
    content.text = date.formatted(date: .complete, time: .omitted)
    content.textProperties.alignment = .center
    contentConfiguration = content
  }
}
