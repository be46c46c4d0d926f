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

/// A view whose image can follow the user's preferred text size, if that is an accessibility size.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether the size of the image follows the user's preferred text size, if that is an accessibility size.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

/// The types of assistive technologies, and which of them the user has turned on: here none.
public enum UIAccessibility {
  /// Whether VoiceOver is on.
  @MainActor public static var isVoiceOverRunning: Bool { false }

  /// Whether the user prefers few animations.
  @MainActor public static var isReduceMotionEnabled: Bool { false }

  /// Whether the user prefers opaque backgrounds.
  @MainActor public static var isReduceTransparencyEnabled: Bool { false }

  /// Whether the user prefers bold texts.
  @MainActor public static var isBoldTextEnabled: Bool { false }

  /// What an app tells assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public var rawValue: UInt32

    /// Creates a value from a raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)

    /// The screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)

    /// A text that is read.
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Tells assistive technologies what happened. Here none listens.
  @MainActor
  public static func post(notification: Notification, argument: Any?) {}

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

/// The directions of VoiceOver's scrolling.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1

  /// To the left.
  case left

  /// Up.
  case up

  /// Down.
  case down

  /// To the next page.
  case next

  /// To the previous page.
  case previous
}

/// An action that assistive technologies offer for an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Performs an action. Returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// Creates an action with a closure, which returns whether it succeeded.
  public init(name: String, actionHandler: @escaping UIAccessibilityCustomAction.Handler) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with an image and a closure.
  public init(
    name: String, image: UIImage?, actionHandler: @escaping UIAccessibilityCustomAction.Handler
  ) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action that calls a method of a target, which is held weakly.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.selector = selector
    self.target = target as AnyObject?
    super.init()
  }

  /// The name that VoiceOver reads.
  open var name: String

  /// The image, or `nil`.
  open var image: UIImage?

  /// The closure, or `nil` if the action has a target.
  open var actionHandler: UIAccessibilityCustomAction.Handler?

  /// The target, held weakly.
  open weak var target: AnyObject?

  /// The method of the target.
  open var selector = Selector(String())
}
