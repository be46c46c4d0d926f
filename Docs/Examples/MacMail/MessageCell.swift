import TypedCells
import TypedCellsAppKit

/// A message: its sender and subject, with a dot if it is unread and a flag if it is flagged.
final class MessageCell: NSTableCellView, Updatable {
  private(set) lazy var label: NSTextField = {
    let label = NSTextField(labelWithString: "")
    label.frame = bounds
    label.autoresizingMask = [.width, .height]
    addSubview(label)
    return label
  }()

  func update(viewData message: Message) {
    let marks = (message.isRead ? "" : "• ") + (message.isFlagged ? "⚑ " : "")
    label.stringValue = "\(marks)\(message.sender): \(message.subject)"
  }
}
