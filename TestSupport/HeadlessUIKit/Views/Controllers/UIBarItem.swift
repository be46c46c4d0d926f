/// An item of a bar: the base of ``UIBarButtonItem``.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding, UIAccessibilityIdentification {
  /// Creates an item without a title or an image.
  public override init() { super.init() }

  /// Creates an item with the default values; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Writes nothing, because nothing here reads archives of views.
  open nonisolated func encode(with coder: NSCoder) {}

  /// The title.
  open var title: String?

  /// The image.
  open var image: UIImage?

  /// Whether the user can tap the item.
  open var isEnabled = true

  /// A number that identifies the item.
  open var tag = 0

  /// The item's name in tests.
  open var accessibilityIdentifier: String?

  /// The text that assistive technologies read.
  open var accessibilityLabel: String?
}
