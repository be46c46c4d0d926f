// The part of SwiftUI that the adapter and its documentation use, for type checking only.
@_exported import UIKit

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public typealias Body = Never

  public var body: Never { fatalError("never run") }
}

@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { fatalError("never run") }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public var body: Never { fatalError("never run") }
}

public struct EmptyView: View {
  public typealias Body = Never

  nonisolated public init() {}

  public var body: Never { fatalError("never run") }
}

public struct TupleView<Value>: View {
  public typealias Body = Never

  public var body: Never { fatalError("never run") }
}

public struct Text: View, Equatable, Sendable {
  public typealias Body = Never

  nonisolated public init<Content: StringProtocol>(_ content: Content) {}

  public var body: Never { fatalError("never run") }
}

public struct Color: View, Hashable, Sendable {
  public typealias Body = Never

  public static let blue = Color()

  public var body: Never { fatalError("never run") }
}

@available(iOS 16, tvOS 16, visionOS 1, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    fatalError("never run")
  }

  public func background<NewBackground: View>(
    @ViewBuilder content: () -> NewBackground
  ) -> UIHostingConfiguration<Content, NewBackground> { fatalError("never run") }

  public func margins(
    _ edges: Edge.Set = .all, _ length: CGFloat
  ) -> UIHostingConfiguration<Content, Background> { self }

  public func minSize(
    width: CGFloat? = nil, height: CGFloat? = nil
  ) -> UIHostingConfiguration<Content, Background> { self }

  public func makeContentView() -> any UIView & UIContentView { fatalError("never run") }

  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}
