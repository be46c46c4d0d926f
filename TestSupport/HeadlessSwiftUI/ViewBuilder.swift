/// Builds the content of a view from statements.
@resultBuilder @MainActor @preconcurrency
public enum ViewBuilder {
  public static func buildExpression<V: View>(_ view: V) -> V { view }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<V: View>(_ view: V) -> V { view }
  public static func buildBlock<each V: View>(_ view: repeat each V) -> TupleView<(repeat each V)> {
    TupleView(value: (repeat each view))
  }

  public static func buildIf<V: View>(_ view: V?) -> V? { view }
  public static func buildEither(first: some View) -> AnyView { AnyView(view: first, key: 1) }
  public static func buildEither(second: some View) -> AnyView { AnyView(view: second, key: 2) }
  public static func buildLimitedAvailability(_ view: some View) -> AnyView { AnyView(view) }
}

/// The views of a block.
public struct TupleView<T>: NodeView { let value: T }

/// A view without content.
public struct EmptyView: NodeView { public init() {} }

extension Optional: View where Wrapped: View { public typealias Body = Never }

extension Optional: NodeView where Wrapped: View {}

/// A view whose type is erased. Its key, a branch or an id, is a part of the identity.
public struct AnyView: NodeView {
  let view: any View
  var key: AnyHashable?, search: Binding<String>?
  var change: (inout EnvironmentValues) -> Void = { _ in }
  func update(_ node: ViewNode) {
    var environment = node.environment
    change(&environment)
    if let search { node.host?.search = search }
    node.show([view], key: key, environment)
  }
}

extension AnyView { public init(_ view: some View) { self.init(view: view) } }
