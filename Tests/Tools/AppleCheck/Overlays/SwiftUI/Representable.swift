// Views of UIKit in a SwiftUI screen.

@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: UIViewType, coordinator: Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  @available(iOS 16, tvOS 16, visionOS 1, *)
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  @available(iOS 16, tvOS 16, visionOS 1, *)
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
  public var body: Never { fatalError("never run") }
}

@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var transaction: Transaction { fatalError("never run") }
  public var environment: EnvironmentValues { fatalError("never run") }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
@frozen
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
}

open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content) { fatalError("never run") }
  public required init?(coder: NSCoder) { fatalError("never run") }

  @MainActor @preconcurrency public var rootView: Content {
    get { fatalError("never run") }
    set {}
  }
}

extension UIColor {
  @available(iOS 14, tvOS 14, visionOS 1, *)
  public convenience init(_ color: Color) { fatalError("never run") }
}
