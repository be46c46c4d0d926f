@_exported public import HeadlessUIKit

/// A part of a screen, described by a value.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View where Body == Never { public var body: Never { fatalError("\(Self.self)") } }

extension Never: View { public typealias Body = Never }

/// A view that this module shows itself. By default, it shows the views among its properties.
protocol NodeView: View where Body == Never { func update(_ node: ViewNode) }

extension NodeView { func update(_ node: ViewNode) { node.show(views(in: self)) } }

private func views(in value: Any) -> [any View] {
  Mirror(reflecting: value).children.flatMap { part in
    (part.value as? any View).map { [$0] } ?? views(in: part.value)
  }
}
