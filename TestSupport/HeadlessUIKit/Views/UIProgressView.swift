#if os(Linux)
  /// How far something is.
  @preconcurrency @MainActor
  open class UIProgressView: UIView {
    /// How it looks.
    public enum Style: Int, Sendable {
      case `default`, bar
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(progressViewStyle style: UIProgressView.Style) {
      self.init(frame: .zero)
      progressViewStyle = style
    }

    open var progressViewStyle = Style.default
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?

    open var progress: Float {
      get { current }
      set { current = min(max(newValue, 0), 1) }
    }

    private var current: Float = 0

    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  }
#endif
