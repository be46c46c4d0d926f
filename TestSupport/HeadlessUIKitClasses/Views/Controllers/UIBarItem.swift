/// An item of a bar: the base of ``UIBarButtonItem``.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding, UIAccessibilityIdentification {
  /// Creates an item without a title or an image.
  public override init() { super.init() }

  /// Creates an item with the default values. The archive isn't read.
  public required init?(coder: NSCoder) { super.init() }

  /// Encodes nothing. `NSCoding` requires the method.
  open nonisolated func encode(with coder: NSCoder) {}

  /// The title.
  open var title: String?

  /// The image.
  open var image: UIImage?

  /// Whether the user can tap the item.
  open var isEnabled = true

  /// A number that identifies the item.
  open var tag = 0

  /// The identifier for tests of the user interface.
  open var accessibilityIdentifier: String?

  /// The text that assistive technologies read.
  open var accessibilityLabel: String?
}
