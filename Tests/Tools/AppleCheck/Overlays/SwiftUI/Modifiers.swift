// Modifiers and containers of SwiftUI screens.

extension View {
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { self }
  public func id<ID: Hashable>(_ id: ID) -> some View { self }
  public func disabled(_ disabled: Bool) -> some View { self }
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public func tint(_ tint: Color?) -> some View { self }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
  public func searchable(text: Binding<String>) -> some View { self }
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1, *)
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View { self }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  public func navigationDestination<Data: Hashable, Destination: View>(
    for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> Destination
  ) -> some View { self }
  public func padding(_ length: CGFloat) -> some View { self }
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: 3)
}

public enum Edge: Int8, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let vertical = Set(rawValue: 5)
    public static let horizontal = Set(rawValue: 10)
    public static let all = Set(rawValue: 15)
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
@MainActor @preconcurrency
public struct NavigationStack<Data, Root: View>: View {
  public typealias Body = Never

  public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {}

  public var body: Never { fatalError("never run") }
}

@MainActor @preconcurrency
public struct VStack<Content: View>: View {
  public typealias Body = Never

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}

  public var body: Never { fatalError("never run") }
}

@MainActor @preconcurrency
public struct HStack<Content: View>: View {
  public typealias Body = Never

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}

  public var body: Never { fatalError("never run") }
}

@MainActor @preconcurrency
public struct Button<Label: View>: View {
  public typealias Body = Never

  public init<Title: StringProtocol>(
    _ title: Title, action: @escaping @MainActor () -> Void
  ) where Label == Text {}

  public var body: Never { fatalError("never run") }
}

@MainActor @preconcurrency
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
  public typealias Body = Never

  public var body: Never { fatalError("never run") }
}

extension ViewBuilder {
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { fatalError("never run") }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { fatalError("never run") }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    fatalError("never run")
  }
}

@MainActor @preconcurrency
public struct AnyView: View {
  public typealias Body = Never

  public init<Content: View>(_ view: Content) {}

  public var body: Never { fatalError("never run") }
}

// Deprecated by NavigationStack, and the only navigation of iOS 15.
@MainActor @preconcurrency
public struct NavigationView<Content: View>: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) {}

  public var body: Never { fatalError("never run") }
}

@MainActor @preconcurrency
public struct NavigationLink<Label: View, Destination: View>: View {
  public typealias Body = Never

  public init<Title: StringProtocol>(
    _ title: Title, destination: Destination, isActive: Binding<Bool>
  ) where Label == Text {}

  public var body: Never { fatalError("never run") }
}

@available(iOS 26, tvOS 26, macOS 26, watchOS 26, visionOS 26, *)
public struct SearchToolbarBehavior: Sendable {
  public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior() }
  public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior() }
}

extension View {
  @available(iOS 26, tvOS 26, macOS 26, watchOS 26, visionOS 26, *)
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  public func background<Background: View>(_ background: Background) -> some View { self }
}
