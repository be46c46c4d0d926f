/// How far something is.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// A bar by itself.
    case `default`

    /// A bar in another bar.
    case bar
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a bar that is empty.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// How it looks.
  open var progressViewStyle = Style.default

  /// The colour of what is done.
  open var progressTintColor: UIColor?

  /// The colour of what is left.
  open var trackTintColor: UIColor?

  /// How much is done, from 0 to 1.
  open var progress: Float {
    get { current }
    set { current = min(max(newValue, 0), 1) }
  }

  private var current: Float = 0

  /// Sets how much is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
