public import GalleryModels
import TypedCells
public import TypedCellsUIKit

/// The messages that wait until they are sent, each with its attachments below it.
///
/// The rows are those of the latest value of an asynchronous sequence. The cell of a message reads its progress, so the
/// list updates this cell alone when the progress changes.
@available(iOS 17, macOS 14, *)
public final class OutboxScreen: UITableViewController {
  private let outbox: Outbox
  private(set) lazy var list = TableList(tableView)

  /// Creates the screen.
  ///
  /// - Parameter outbox: the messages.
  public init(_ outbox: Outbox) {
    self.outbox = outbox
    super.init(style: .plain)
    title = "Outbox"
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    list.selectionMode = .single
    list.follow(outbox.deliveries(), weak: self) { screen, deliveries in
      ListSection(id: "deliveries") { deliveries.map { screen.row(of: $0) } }
        .whenEmpty { Row(EverythingSentCell.self) }
    }
  }

  private func row(of delivery: Delivery) -> Row<DeliveryCell, Delivery> {
    Row(DeliveryCell.self, delivery)
      .children { delivery.attachments.map { row(of: $0) } }
  }

  /// A selected attachment shows its size. Large ones have a background.
  private func row(
    of attachment: Attachment
  ) -> Row<ContentTableCell<Attachment, UIListContentConfiguration>, Attachment> {
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
    }
  }
}

/// A message that is being sent.
@available(iOS 17, macOS 14, *)
final class DeliveryCell: UITableViewCell, Updatable {
  func update(viewData delivery: Delivery) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = delivery.subject
    content.secondaryText = "\(delivery.progress) %"
    contentConfiguration = content
  }
}

/// A line in place of messages.
final class EverythingSentCell: UITableViewCell, Updatable {
  func update(viewData: Void) {
    var content = UIListContentConfiguration.cell()
    content.text = "Everything is sent."
    contentConfiguration = content
  }
}
