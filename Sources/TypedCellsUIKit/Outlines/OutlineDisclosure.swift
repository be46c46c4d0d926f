import TypedCells

/// The chevron of a row with children. It points down while the row is expanded.
///
/// UIKit turns its own outline disclosure by the state that a diffable data source keeps, and lets nothing else set
/// that state. A table has none.
package final class OutlineDisclosure: UIControl {
  /// The size in points: as high as Apple recommends for a finger, and narrow, because the row is beside it.
  private static let size = CGSize(width: 32, height: 44)
  /// UIKit's own disclosure takes as long, in seconds.
  private static let duration = 0.25

  private let chevron = UIImageView(image: UIImage(systemName: "chevron.forward"))

  /// Whether the chevron points down; `nil` until it is shown for a row.
  package private(set) var isExpanded: Bool?

  /// - Parameter tap: called when the user taps the chevron.
  init(tap: @escaping @MainActor () -> Void) {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    chevron.frame = bounds
    chevron.contentMode = .center
    addSubview(chevron)
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction(UIAction { _ in tap() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func show(isExpanded: Bool, animated: Bool) {
    guard isExpanded != self.isExpanded else { return }
    let turns = animated && self.isExpanded != nil
    self.isExpanded = isExpanded
    accessibilityLabel = isExpanded ? ListTexts.current.collapse : ListTexts.current.expand
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let angle: CGFloat = isExpanded ? (isMirrored ? -.pi / 2 : .pi / 2) : 0
    let turn = { [chevron] in chevron.transform = CGAffineTransform(rotationAngle: angle) }
    if turns {
      UIView.animate(withDuration: Self.duration, animations: turn)
    } else {
      turn()
    }
  }
}
