/// Builds the content of a view from statements.
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { .first(first) }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .second(second) }

  @MainActor
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// A view without content.
public struct EmptyView {
  public init() {}
}

extension EmptyView: NodeView {
  func update(_ node: ViewNode) { node.show([]) }
}

/// The views of a block.
public struct TupleView<T> {
  /// The views.
  public var value: T

  /// Creates a view from a tuple of views.
  public init(_ value: T) { self.value = value }
}

extension TupleView: NodeView {
  func update(_ node: ViewNode) {
    node.show(Mirror(reflecting: value).children.compactMap { $0.value as? any View })
  }
}

/// The view of one branch of a condition. The branch is a part of the view's identity.
public enum _ConditionalContent<TrueContent: View, FalseContent: View> {
  case first(TrueContent)
  case second(FalseContent)
}

extension _ConditionalContent: NodeView {
  func update(_ node: ViewNode) {
    switch self {
    case .first(let view): node.show([view], key: true)
    case .second(let view): node.show([view], key: false)
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: NodeView where Wrapped: View {
  func update(_ node: ViewNode) { node.show(map { [$0] } ?? []) }
}

/// A view whose type is erased.
public struct AnyView: NodeView {
  let view: any View

  /// Creates a view that shows another one.
  public init<Content: View>(_ view: Content) { self.view = view }

  func update(_ node: ViewNode) { node.show([view]) }
}
