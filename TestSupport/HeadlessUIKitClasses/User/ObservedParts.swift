// Parts that a user sees and UIKit doesn't tell, for the test kit. UIKit shows it by subviews, which HeadlessUIKit lacks.

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
