#if os(Linux)
  /// One of several segments.
  @preconcurrency @MainActor
  open class UISegmentedControl: UIControl {
    /// The index that says that no segment is selected.
    public nonisolated static let noSegment = -1

    private var segments: [Any] = []

    public init(items: [Any]?) {
      segments = items ?? []
      super.init(frame: .zero)
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var selectedSegmentIndex = UISegmentedControl.noSegment
    open var selectedSegmentTintColor: UIColor?
    open var isMomentary = false

    open var numberOfSegments: Int { segments.count }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
      segments.insert(title ?? "", at: min(segment, segments.count))
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
      segments.insert(image ?? UIImage(), at: min(segment, segments.count))
    }

    open func removeSegment(at segment: Int, animated: Bool) {
      if segments.indices.contains(segment) { segments.remove(at: segment) }
    }

    open func removeAllSegments() {
      segments = []
      selectedSegmentIndex = Self.noSegment
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
      if segments.indices.contains(segment) { segments[segment] = title ?? "" }
    }

    open func titleForSegment(at segment: Int) -> String? {
      segments.indices.contains(segment) ? segments[segment] as? String : nil
    }

    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
      if segments.indices.contains(segment) { segments[segment] = image ?? UIImage() }
    }

    open func imageForSegment(at segment: Int) -> UIImage? {
      segments.indices.contains(segment) ? segments[segment] as? UIImage : nil
    }
  }
#endif
