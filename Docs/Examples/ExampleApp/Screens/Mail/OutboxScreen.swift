import TypedCells
import TypedCellsUIKit

/// The messages that wait until they are sent, each with its attachments below it.
///
/// The rows are those of the latest value of an asynchronous sequence. The cell of a message reads its progress, so the
/// list updates this cell alone when the progress changes.
@available(iOS 17, macOS 14, visionOS 1, *)
final class OutboxScreen: UITableViewController {
  private(set) lazy var list = TableList(tableView)
  private let outbox: Outbox

  init(_ outbox: Outbox) {
    self.outbox = outbox
    super.init(style: .plain)
    title = "Outbox"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.selectionMode = .single
    list.follow(outbox.deliveries(), weak: self) { screen, deliveries in
      ListSection(id: "deliveries") { deliveries.map { screen.row(of: $0) } }
        .whenEmpty { Row("Everything is sent.", content: UIListContentConfiguration.hint) }
    }
  }

  private func row(of delivery: Delivery) -> Row<DeliveryCell, Delivery> {
    Row(DeliveryCell.self, delivery)
      .children { delivery.attachments.map { row(of: $0) } }
  }

  /// A selected attachment shows its size. Large ones have a background.
  private func row(of attachment: Attachment) -> AnyRow<UITableViewCell> {
    AnyRow(
      Row(attachment) { attachment, state in
        var content = UIListContentConfiguration.valueCell()
        content.text = attachment.id
        content.secondaryText = state.isSelected ? "\(attachment.kilobytes) kB" : nil
        return content
      }
      .background { attachment, state in
        var background = UIBackgroundConfiguration.listPlainCell()
        if attachment.kilobytes > 10_000, !state.isSelected {
          background.backgroundColor = .systemYellow
        }
        return background
      })
  }
}

/// A message that is being sent.
@available(iOS 17, macOS 14, visionOS 1, *)
final class DeliveryCell: UITableViewCell, Updatable {
  func update(viewData delivery: Delivery) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = delivery.subject
    content.secondaryText = "\(delivery.progress) %"
    contentConfiguration = content
  }
}
