/// Shows that something is under way.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable {
    /// The usual size.
    case medium = 100

    /// A large size.
    case large = 101
  }

  /// Creates an indicator of a size.
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

  /// How large it is.
  open var style: UIActivityIndicatorView.Style

  /// Its colour.
  open var color: UIColor! = .systemGray

  /// Whether it is hidden while nothing is under way.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !animating }
  }

  /// Whether it shows that something is under way.
  open var isAnimating: Bool { animating }
  private var animating = false

  /// Shows that something is under way.
  open func startAnimating() {
    animating = true
    isHidden = false
  }

  /// Shows that nothing is under way any more.
  open func stopAnimating() {
    animating = false
    if hidesWhenStopped { isHidden = true }
  }
}
