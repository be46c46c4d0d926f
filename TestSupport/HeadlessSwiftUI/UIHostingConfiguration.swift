/// A content configuration that shows a view.
@available(iOS 16.0, tvOS 16.0, visionOS 1, *)
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration,
  HostedContentConfiguration
{
  let content: Content
  var behind: Background
  var margins: [Edge: CGFloat] = [:]
  /// The height is SwiftUI's default.
  var minSize = CGSize(width: 0, height: 44)

  /// Creates a configuration that shows a view.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    (self.content, behind) = (content(), EmptyView())
  }

  private init(_ content: Content, _ background: Background) {
    (self.content, behind) = (content, background)
  }

  /// Shows a view behind the content.
  public func background<NewBackground: View>(
    @ViewBuilder content: () -> NewBackground
  ) -> UIHostingConfiguration<Content, NewBackground> {
    var new = UIHostingConfiguration<Content, NewBackground>(self.content, content())
    (new.margins, new.minSize) = (margins, minSize)
    return new
  }

  /// Sets the distances between edges of the cell and the content, instead of the cell's margins.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    var new = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { new.margins[edge] = length }
    return new
  }

  /// Sets the minimum size, in points.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var new = self
    new.minSize = CGSize(width: width ?? minSize.width, height: height ?? minSize.height)
    return new
  }

  public func makeContentView() -> any UIView & UIContentView { HostedContentView(self) }

  public func updated(for state: any UIConfigurationState) -> Self { self }

  func show(in host: ViewHost) {
    host.background.invalidate(AnyView(behind))
    host.content.invalidate(AnyView(content))
  }
}

@MainActor
protocol HostedContentConfiguration {
  var margins: [Edge: CGFloat] { get }
  var minSize: CGSize { get }
  func show(in host: ViewHost)
}

/// The content view of a cell that shows a view.
private final class HostedContentView: ViewHost, UIContentView {
  private var hosted: any HostedContentConfiguration
  private var measured: (target: CGSize, size: CGSize)?
  var configuration: any UIContentConfiguration {
    didSet {
      guard let new = configuration as? any HostedContentConfiguration else { return }
      hosted = new
      new.show(in: self)
    }
  }

  init(_ configuration: any UIContentConfiguration & HostedContentConfiguration) {
    (self.configuration, hosted) = (configuration, configuration)
    super.init()
    preservesSuperviewLayoutMargins = true
    // A cell measures its content view only if something in it has constraints.
    addLayoutGuide(UILayoutGuide())
    hosted.show(in: self)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) isn't supported.") }

  override var insets: UIEdgeInsets {
    let (margins, own) = (hosted.margins, layoutMargins)
    return UIEdgeInsets(
      top: margins[.top] ?? own.top, left: margins[.leading] ?? own.left,
      bottom: margins[.bottom] ?? own.bottom, right: margins[.trailing] ?? own.right)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateIfNeeded()
    let (insets, minimum) = (insets, hosted.minSize)
    let (across, down) = (insets.left + insets.right, insets.top + insets.bottom)
    let own = size(ProposedViewSize(width: targetSize.width - across, height: nil))
    var size = CGSize(
      width: max((own.width ?? targetSize.width) + across, minimum.width),
      height: max((own.height ?? 0) + down, minimum.height))
    if horizontal == .required { size.width = targetSize.width }
    measured = (targetSize, size)
    return size
  }

  override func didUpdate() {
    guard let (target, size) = measured else { return }
    let new = systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: size.width == target.width ? .required : .defaultLow,
      verticalFittingPriority: .fittingSizeLevel)
    if new != size { invalidateIntrinsicContentSize() }
  }
}

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// Edges of a rectangle.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set with one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}
