#if os(Linux)
  /// What stands in a menu.
  @preconcurrency @MainActor
  open class UIMenuElement: NSObject {
    /// How an element can be used.
    public struct Attributes: OptionSet, Hashable, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) { self.rawValue = rawValue }

      public static let disabled = Attributes(rawValue: 1)
      public static let destructive = Attributes(rawValue: 2)
      public static let hidden = Attributes(rawValue: 4)
    }

    /// Whether an element is ticked.
    public enum State: Int, Sendable {
      case off, on, mixed
    }

    open var title: String { titleText }
    open var image: UIImage? { picture }

    var titleText: String
    var picture: UIImage?

    init(titleText: String, picture: UIImage?) {
      self.titleText = titleText
      self.picture = picture
      super.init()
    }
  }
#endif
