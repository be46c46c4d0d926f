/// One of several segments.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index that says that no segment is selected.
  public nonisolated static let noSegment = -1

  private var segments: [Any] = []

  /// Creates segments with titles and images.
  public init(items: [Any]?) {
    segments = items ?? []
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The segment that is selected, or `noSegment`.
  open var selectedSegmentIndex = UISegmentedControl.noSegment

  /// The colour of the segment that is selected.
  open var selectedSegmentTintColor: UIColor?

  /// Whether a segment is selected only while it is touched.
  open var isMomentary = false

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(title ?? "", at: min(segment, segments.count))
  }

  /// Inserts a segment with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(image ?? UIImage(), at: min(segment, segments.count))
  }

  /// Takes a segment away.
  open func removeSegment(at segment: Int, animated: Bool) {
    if segments.indices.contains(segment) { segments.remove(at: segment) }
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }

  /// Sets a segment's title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment] = title ?? "" }
  }

  /// A segment's title.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment] as? String : nil
  }

  /// Sets a segment's image.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment] = image ?? UIImage() }
  }

  /// A segment's image.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment] as? UIImage : nil
  }
}
