/// A view that shows a `UIView`.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the `UIView`.
  associatedtype UIViewType: UIView

  /// The type of the coordinator.
  associatedtype Coordinator = Void

  /// The coordinator, environment and transaction.
  typealias Context = UIViewRepresentableContext<Self>

  /// Returns the coordinator, which lives as long as the `UIView`.
  func makeCoordinator() -> Coordinator

  /// Returns the `UIView`.
  func makeUIView(context: Context) -> UIViewType

  /// Updates the `UIView`.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Called when the view leaves the tree.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

  /// Returns the size of the `UIView`, or `nil` for its intrinsic content size.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
  /// Returns no coordinator.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Returns `nil`.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  var nodeView: any NodeView { RepresentableNode(representable: self) }
}

/// The values that SwiftUI passes to a `UIViewRepresentable`.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator

  /// The transaction of the update.
  public let transaction: Transaction

  /// The environment.
  public let environment: EnvironmentValues
}

/// The size that a view may have. `nil` leaves a length to the view.
public struct ProposedViewSize: Equatable, Sendable {
  /// No proposal.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The width and height, in points.
  public var width, height: CGFloat?

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

  /// Creates a proposal from a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

/// Shows a `UIViewRepresentable` in a node.
private struct RepresentableNode<Representable: UIViewRepresentable>: NodeView {
  typealias Made = (view: Representable.UIViewType, coordinator: Representable.Coordinator)

  let representable: Representable

  func update(_ node: ViewNode) {
    if node.made == nil {
      let made = node.evaluating {
        let coordinator = representable.makeCoordinator()
        let view = representable.makeUIView(context: context(coordinator, node))
        return (view, coordinator) as Made
      }
      node.made = made
      node.uiView = RepresentedView()
      node.uiView?.addSubview(made.view)
    }
    guard let made = node.made as? Made else { return }
    node.uiView?.isUserInteractionEnabled = node.environment.isEnabled
    node.evaluating {
      representable.updateUIView(made.view, context: context(made.coordinator, node))
    }
  }

  func size(_ proposal: ProposedViewSize, in node: ViewNode) -> ProposedViewSize {
    guard let (view, coordinator) = node.made as? Made else { return .unspecified }
    let context = context(coordinator, node)
    let own = representable.sizeThatFits(proposal, uiView: view, context: context)
    if let own { return ProposedViewSize(own) }
    let (size, none) = (view.intrinsicContentSize, UIView.noIntrinsicMetric)
    return ProposedViewSize(
      width: size.width == none ? nil : size.width, height: size.height == none ? nil : size.height)
  }

  func remove(_ node: ViewNode) {
    guard let (view, coordinator) = node.made as? Made else { return }
    Representable.dismantleUIView(view, coordinator: coordinator)
  }

  private func context(
    _ coordinator: Representable.Coordinator, _ node: ViewNode
  ) -> Representable.Context {
    UIViewRepresentableContext(
      coordinator: coordinator, transaction: node.host?.transaction ?? Transaction(),
      environment: node.environment)
  }
}

/// Contains the `UIView` of a representable, as in SwiftUI, so that its own properties stay the app's.
private final class RepresentedView: UIView {
  override func layoutSubviews() { subviews.first?.frame = bounds }
}
