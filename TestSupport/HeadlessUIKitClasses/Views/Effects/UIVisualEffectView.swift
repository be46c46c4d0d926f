/// The effect of a ``UIVisualEffectView``. Pictures don't show it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
  /// Creates an instance with the default values.
  public override init() { super.init() }

  /// Returns the effect itself, because it doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A blur of what is behind the view.
open class UIBlurEffect: UIVisualEffect {
  /// The styles of a blur.
  public enum Style: Int, Sendable {
    /// Lighter than what is behind.
    case extraLight

    /// As light as what is behind.
    case light

    /// Darker than what is behind.
    case dark

    /// Light or dark like the traits.
    case regular = 4

    /// Clearer than ``regular``.
    case prominent

    /// A very thin material.
    case systemUltraThinMaterial

    /// A thin material.
    case systemThinMaterial

    /// The usual material.
    case systemMaterial

    /// A thick material.
    case systemThickMaterial

    /// The material of bars.
    case systemChromeMaterial
  }

  /// Creates a blur.
  public init(style: UIBlurEffect.Style) { super.init() }
}

/// An effect that lets a content shine through a blur.
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect for the content of a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A view with an effect, whose content is in its ``contentView``.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The view that contains the content.
  open var contentView: UIView { content }
  private let content = UIView()

  /// The effect.
  open var effect: UIVisualEffect?
}
