/// An element of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCopying, UIAccessibilityIdentification {
  /// The attributes of an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates a value from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element is disabled.
    public static let disabled = Attributes(rawValue: 1)

    /// The element has a destructive appearance.
    public static let destructive = Attributes(rawValue: 2)

    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 4)

    /// The menu stays open after the element was chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The states of an element's checkmark.
  public enum State: Int, Sendable {
    /// The element has no checkmark.
    case off

    /// The element has a checkmark.
    case on

    /// The element has a mark for a mixed state.
    case mixed
  }

  /// The title.
  open var title: String { titleText }

  /// The image.
  open var image: UIImage? { picture }

  /// The identifier for tests of the user interface.
  open var accessibilityIdentifier: String?

  /// Returns the element itself. An action and a menu return a copy, which is equal to the original.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  var titleText: String
  var picture: UIImage?

  init(titleText: String, picture: UIImage?) {
    self.titleText = titleText
    self.picture = picture
    super.init()
  }
}
