/// The traits of an element for assistive technologies, such as a button or a header.
///
/// UIKit documents only the names, so don't rely on the raw values.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The set as bits.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No trait.
  public static let none = UIAccessibilityTraits([])

  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)

  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)

  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)

  /// A selected element.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)

  /// An element that plays a sound when it is activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)

  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)

  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)

  /// An element that summarises the app's state when the app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)

  /// An element that the user cannot activate now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)

  /// An element whose value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)

  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)

  /// An element that starts a media session when it is activated.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)

  /// An element whose value the user can change.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)

  /// An element that the user touches directly, without the assistive technology.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)

  /// An element that turns the page when it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)

  /// A tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)

  /// A header that divides content into sections.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)

  /// An element that the user can zoom.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)

  /// A button with two states.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// A type with an identifier for tests. Assistive technologies don't read it.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The identifier for tests of the user interface.
  var accessibilityIdentifier: String? { get set }
}

/// A type whose font can follow the user's preferred text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font follows the user's preferred text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// The types of assistive technologies.
public enum UIAccessibility {
  /// Whether an element that can be expanded is.
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  public enum ExpandedStatus: Int, Sendable {
    /// The element can't be expanded.
    case unsupported

    /// The element is expanded.
    case expanded

    /// The element is collapsed.
    case collapsed
  }
}
