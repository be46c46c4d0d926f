import TypedCellsUIKit

extension UIListContentConfiguration {
  static func mailbox(_ mailbox: Mailbox) -> UIListContentConfiguration {
    var content = mailbox.isAccount ? sidebarHeader() : sidebarCell()
    content.text = mailbox.name
    content.secondaryText = mailbox.unreadCount > 0 ? "\(mailbox.unreadCount)" : nil
    content.prefersSideBySideTextAndSecondaryText = true
    content.image = UIImage(systemName: mailbox.symbol)
    return content
  }

  static func message(_ message: Message) -> UIListContentConfiguration {
    var content = subtitleCell()
    content.text = message.sender
    content.secondaryText = message.subject
    content.image = UIImage(systemName: "circle.fill")
    content.imageProperties.tintColor = message.isRead ? .clear : .systemBlue
    return content
  }

  /// A text in place of rows.
  static func hint(_ text: String) -> UIListContentConfiguration {
    var content = cell()
    content.text = text
    content.textProperties.alignment = .center
    content.textProperties.color = .secondaryLabel
    return content
  }
}

extension UICellAccessory {
  @MainActor
  static func flag(of message: Message) -> [UICellAccessory] {
    guard message.isFlagged else { return [] }
    let flag = UIImageView(image: UIImage(systemName: "flag.fill"))
    flag.tintColor = .systemOrange
    return [
      .customView(
        configuration: CustomViewConfiguration(customView: flag, placement: .trailing()))
    ]
  }
}
