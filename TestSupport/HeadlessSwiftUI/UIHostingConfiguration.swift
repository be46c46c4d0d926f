/// A content configuration that shows a view.
@available(iOS 16.0, tvOS 16.0, visionOS 1, *)
public struct UIHostingConfiguration<Content: View, Background: View>: HostedConfiguration {
  let content: Content, back: Background
  var margins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
  var minSize = CGSize(width: 0, height: 44)
  public func background<New: View>(
    @ViewBuilder content new: () -> New
  ) -> UIHostingConfiguration<Content, New> {
    .init(content: content, back: new(), margins: margins, minSize: minSize)
  }

  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    var copy = self
    if edges.contains(.top) { copy.margins.top = length }
    if edges.contains(.leading) { copy.margins.left = length }
    if edges.contains(.bottom) { copy.margins.bottom = length }
    if edges.contains(.trailing) { copy.margins.right = length }
    return copy
  }

  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    let size = CGSize(width: width ?? 0, height: height ?? 44)
    return .init(content: content, back: back, margins: margins, minSize: size)
  }

  public func makeContentView() -> any UIView & UIContentView {
    let view = ViewHost()
    view.configuration = self
    return view
  }

  public func updated(for state: any UIConfigurationState) -> Self { self }
  func show(in host: ViewHost) {
    host.minSize = minSize
    host.show(content, margins: margins)
    host.background.show(back)
    host.insertSubview(host.background, at: 0)
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content(), back: .init()) }
}

protocol HostedConfiguration: UIContentConfiguration { func show(in host: ViewHost) }

/// Edges of a cell.
public enum Edge { public typealias Set = NSDirectionalRectEdge }

extension NSDirectionalRectEdge {
  public static let horizontal: Self = [.leading, .trailing], vertical: Self = [.top, .bottom]
}
