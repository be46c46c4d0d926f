/// An element of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCopying, UIAccessibilityIdentification {
  /// How an element can be used.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The value as a number, a text or a set of bits.
    public let rawValue: UInt

    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)

    /// The element deletes something.
    public static let destructive = Attributes(rawValue: 2)

    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// Whether an element is ticked.
  public enum State: Int, Sendable {
    /// There is no mark.
    case off

    /// There is a mark.
    case on

    /// The mark says that some of it is on.
    case mixed
  }

  /// The title.
  open var title: String { titleText }

  /// The image.
  open var image: UIImage? { picture }

  /// The element's name in tests.
  open var accessibilityIdentifier: String?

  /// Returns the element itself, because menus don't change and actions differ by their identifiers.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  var titleText: String
  var picture: UIImage?

  init(titleText: String, picture: UIImage?) {
    self.titleText = titleText
    self.picture = picture
    super.init()
  }
}
