/// A control with several segments, of which one can be selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The value of ``selectedSegmentIndex`` if no segment is selected.
  public nonisolated static let noSegment = -1

  private struct Segment {
    /// A title or an image.
    var content: Any
    var isEnabled = true
  }

  private var segments: [Segment] = []

  /// Creates a control whose segments have titles or images.
  public init(items: [Any]?) {
    segments = (items ?? []).map { Segment(content: $0) }
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The size that the widest title needs in each segment, in points.
  open override var intrinsicContentSize: CGSize {
    ViewPainter(style: .light).size(of: self)
  }

  override var primaryEvents: Event { .valueChanged }

  /// The index of the selected segment, or ``noSegment``.
  open var selectedSegmentIndex = UISegmentedControl.noSegment

  /// The tint colour of the selected segment.
  open var selectedSegmentTintColor: UIColor?

  /// Whether a segment is selected only while the user touches it.
  open var isMomentary = false

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(content: title ?? ""), at: min(segment, segments.count))
  }

  /// Inserts a segment with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(Segment(content: image ?? UIImage()), at: min(segment, segments.count))
  }

  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    if segments.indices.contains(segment) { segments.remove(at: segment) }
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }

  /// Sets a segment's title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].content = title ?? "" }
  }

  /// Returns a segment's title.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].content as? String : nil
  }

  /// Sets a segment's image.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].content = image ?? UIImage() }
  }

  /// Returns a segment's image.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].content as? UIImage : nil
  }

  /// Sets whether the user can select a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }

  /// Returns whether the user can select a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }
}
