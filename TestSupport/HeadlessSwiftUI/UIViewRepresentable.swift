/// A view that shows a `UIView`.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeCoordinator() -> Coordinator
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void { public func makeCoordinator() {} }

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? {
    nil
  }

  func update(_ node: ViewNode) {
    let container = node.make { RepresentedView<Self>() }
    if container.made == nil {
      let coordinator = makeCoordinator()
      let view = node.evaluating { makeUIView(context: Context(coordinator, node)) }
      container.addSubview(view)
      (container.made, container.node) = ((view, coordinator), node)
      node.onRemove = {
        container.removeFromSuperview()
        Self.dismantleUIView(view, coordinator: coordinator)
      }
    }
    guard let (view, coordinator) = container.made else { return }
    container.isUserInteractionEnabled = node.environment.isEnabled
    node.evaluating { updateUIView(view, context: Context(coordinator, node)) }
  }
}

/// The values that a `UIViewRepresentable` gets for an update.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction, environment: EnvironmentValues
  init(_ coordinator: Representable.Coordinator, _ node: ViewNode) {
    (self.coordinator, environment) = (coordinator, node.environment)
    transaction = node.host?.transaction ?? Transaction()
  }
}

/// The size that a view may have. `nil` leaves a length to the view.
public struct ProposedViewSize: Equatable, Sendable { public var width, height: CGFloat? }

/// Contains the `UIView` of a representable, as in SwiftUI, whose own properties stay the app's.
private final class RepresentedView<Shown: UIViewRepresentable>: UIView {
  var made: (view: Shown.UIViewType, coordinator: Shown.Coordinator)?
  weak var node: ViewNode?
  override func layoutSubviews() { made?.view.frame = bounds }
  override var intrinsicContentSize: CGSize {
    guard let node, let host = node.host, let (view, coordinator) = made else { return .zero }
    let (shown, context) = (node.view as? Shown, Shown.Context(coordinator, node))
    return shown?.sizeThatFits(host.proposal, uiView: view, context: context)
      ?? view.intrinsicContentSize
  }
}
