// Visible parts that UIKit shows by private subviews and HeadlessUIKit doesn't have, for the test kit.

extension UICellAccessory {
  /// Whether the accessory is visible in its editing state.
  package var isShown: Bool { !look.isHidden }

  /// The closure that a tap calls, or `nil` if the accessory doesn't react.
  package var tapHandler: (() -> Void)? { isShown ? action : nil }

  /// The menu of a pop-up menu.
  package var shownMenu: UIMenu? { look.menu }

  /// The text, the visibility and the tint colour in words.
  package var appearance: String {
    [
      look.text.map { "'\($0)'" }, isShown ? "\(displayed)" : "hidden",
      look.tintColor.map { "tintColor \($0)" },
    ].compactMap(\.self).joined(separator: " ")
  }
}

extension UIButton.Configuration {
  /// The name of the style, such as `filled`.
  package var styleName: String { "\(look)" }
}
