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
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { .first(first) }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .second(second) }
  public static func buildLimitedAvailability<V: View>(_ view: V) -> AnyView { AnyView(view) }
}

/// A view without content.
public struct EmptyView: NodeView { public init() {} }

/// The views of a block.
public struct TupleView<T>: NodeView {
  public let value: T
  func update(_ node: ViewNode) {
    node.show(Mirror(reflecting: value).children.compactMap { $0.value as? any View })
  }
}

/// The view of one branch of a condition. The name of the case is a part of the view's identity.
public enum _ConditionalContent<TrueContent: View, FalseContent: View>: NodeView {
  case first(TrueContent)
  case second(FalseContent)
}

extension Optional: View where Wrapped: View { public typealias Body = Never }
extension Optional: NodeView where Wrapped: View {}

/// A view whose type is erased.
public struct AnyView: NodeView {
  let view: any View
  public init(_ view: some View) { self.view = view }
}
