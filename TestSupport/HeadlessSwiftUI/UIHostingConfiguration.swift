/// A content configuration that shows a view.
@available(iOS 16.0, tvOS 16.0, visionOS 1, *)
public struct UIHostingConfiguration<Content: View, Background: View>: HostedConfiguration {
  let (content, behind): (Content, Background)
  var margins: (UIEdgeInsets) -> UIEdgeInsets = { $0 }
  var minSize = CGSize(width: 0, height: 44)

  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    (self.content, behind) = (content(), EmptyView())
  }
  private init(_ content: Content, _ behind: Background) {
    (self.content, self.behind) = (content, behind)
  }

  /// Shows a view behind the content.
  public func background<New: View>(
    @ViewBuilder content new: () -> New
  ) -> UIHostingConfiguration<Content, New> {
    var copy = UIHostingConfiguration<Content, New>(content, new())
    (copy.margins, copy.minSize) = (margins, minSize)
    return copy
  }

  /// Sets distances between the cell and the content, in place of the cell's layout margins.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    var copy = self
    copy.margins = { [margins] own in
      var insets = margins(own)
      if edges.contains(.top) { insets.top = length }
      if edges.contains(.leading) { insets.left = length }
      if edges.contains(.bottom) { insets.bottom = length }
      if edges.contains(.trailing) { insets.right = length }
      return insets
    }
    return copy
  }

  /// Sets the minimum size.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var copy = self
    copy.minSize = CGSize(width: width ?? 0, height: height ?? 44)
    return copy
  }

  public func makeContentView() -> any UIView & UIContentView {
    let view = ViewHost()
    view.preservesSuperviewLayoutMargins = true
    view.configuration = self
    return view
  }
  public func updated(for state: any UIConfigurationState) -> Self { self }

  func show(in host: ViewHost) {
    (host.margins, host.minSize) = (margins, minSize)
    host.show(content)
    host.background.show(behind)
    host.insertSubview(host.background, at: 0)
  }
}

protocol HostedConfiguration: UIContentConfiguration { func show(in host: ViewHost) }

/// Edges of a cell.
public enum Edge { public typealias Set = NSDirectionalRectEdge }
extension NSDirectionalRectEdge {
  public static let horizontal: Self = [.leading, .trailing]
  public static let vertical: Self = [.top, .bottom]
}
