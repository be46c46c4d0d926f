/// An activity indicator.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The styles of an activity indicator.
  public enum Style: Int, Sendable {
    /// The default size.
    case medium = 100

    /// A large size.
    case large = 101
  }

  /// Creates an indicator with a style.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: .zero)
    isHidden = true
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    isHidden = true
  }

  /// The natural size, in points.
  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  /// The style.
  open var style: UIActivityIndicatorView.Style

  /// The colour of the indicator.
  open var color: UIColor! = .systemGray

  /// Whether the indicator is hidden while it isn't animating.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !animating }
  }

  /// Whether the indicator is animating.
  open var isAnimating: Bool { animating }
  private var animating = false

  /// Starts animating.
  open func startAnimating() {
    animating = true
    isHidden = false
  }

  /// Stops animating.
  open func stopAnimating() {
    animating = false
    if hidesWhenStopped { isHidden = true }
  }
}
