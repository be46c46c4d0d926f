#if os(Linux)
  /// Shows that something is under way.
  @preconcurrency @MainActor
  open class UIActivityIndicatorView: UIView {
    /// How large it is.
    public enum Style: Int, Sendable {
      case medium = 100
      case large = 101
    }

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

    open var style: UIActivityIndicatorView.Style
    open var color: UIColor! = .systemGray
    open var hidesWhenStopped = true {
      didSet { isHidden = hidesWhenStopped && !animating }
    }

    open var isAnimating: Bool { animating }
    private var animating = false

    open func startAnimating() {
      animating = true
      isHidden = false
    }

    open func stopAnimating() {
      animating = false
      if hidesWhenStopped { isHidden = true }
    }
  }
#endif
