import TypedCellsUIKit

/// The number of messages that have arrived below those on screen; hidden if there are none.
final class NewMessagesButton: UIButton {
  var count = 0 { didSet { show() } }

  convenience init() {
    self.init(frame: .zero)
    configuration = .filled()
    configuration?.cornerStyle = .capsule
    show()
  }

  private func show() {
    isHidden = count == 0
    configuration?.title = count == 1 ? "1 new message" : "\(count) new messages"
  }
}
