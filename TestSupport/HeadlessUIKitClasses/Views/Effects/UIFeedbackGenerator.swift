/// The base class of objects that let the user feel something. HeadlessUIKit does nothing.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates an instance with the default values.
  public override init() { super.init() }

  /// Prepares the feedback.
  open func prepare() {}
}

/// The feedback of a collision.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strengths of a collision.
  public enum FeedbackStyle: Int, Sendable {
    /// Between small objects.
    case light

    /// Between objects of medium size.
    case medium

    /// Between large objects.
    case heavy

    /// Between soft objects.
    case soft

    /// Between hard objects.
    case rigid
  }

  /// Creates a generator.
  public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle) { self.init() }

  /// Gives the feedback.
  open func impactOccurred() {}

  /// Gives the feedback with a strength between 0 and 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// The feedback of a changed selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives the feedback.
  open func selectionChanged() {}
}

/// The feedback of a result.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kinds of results.
  public enum FeedbackType: Int, Sendable {
    /// A success.
    case success

    /// A warning.
    case warning

    /// An error.
    case error
  }

  /// Gives the feedback.
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
  }
}
