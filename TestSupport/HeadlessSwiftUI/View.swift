@_exported public import HeadlessUIKit

/// A part of a screen, described by a value.
@MainActor @preconcurrency
public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View where Body == Never {
  /// Ends the process, because a view of this module is shown without a body.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: View {
  public typealias Body = Never
}

/// A view that this module shows itself: it has subviews, or one `UIView`.
protocol NodeView: View where Body == Never {
  /// Updates the children or the `UIView` of the node that shows the view. Creates them if they're missing.
  func update(_ node: ViewNode)

  /// Returns the size of the node's `UIView`. A length is `nil` if the view fills the space that is left.
  func size(_ proposal: ProposedViewSize, in node: ViewNode) -> ProposedViewSize

  /// Called when the node leaves the tree.
  func remove(_ node: ViewNode)
}

extension NodeView {
  func size(_ proposal: ProposedViewSize, in node: ViewNode) -> ProposedViewSize {
    let size = node.uiView?.sizeThatFits(CGSize(width: proposal.width ?? 0, height: 0)) ?? .zero
    return ProposedViewSize(size)
  }

  func remove(_ node: ViewNode) {}
}
