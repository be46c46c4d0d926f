/// A progress bar.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The styles of a progress bar.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default`

    /// The style of a progress bar in a navigation bar or toolbar.
    case bar
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The natural size, in points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }

  /// Creates an empty progress bar with a style.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// The style.
  open var progressViewStyle = Style.default

  /// The tint colour of the completed part.
  open var progressTintColor: UIColor?

  /// The tint colour of the remaining part.
  open var trackTintColor: UIColor?

  /// The progress, from 0 to 1.
  open var progress: Float {
    get { current }
    set { current = min(max(newValue, 0), 1) }
  }

  private var current: Float = 0

  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
