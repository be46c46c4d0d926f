/// A text, shown by a `UILabel`.
public struct Text: Equatable, Sendable {
  let string: String

  /// Creates a view that shows a text.
  public init<Content: StringProtocol>(_ content: Content) { string = String(content) }
}

extension Text: NodeView {
  func update(_ node: ViewNode) {
    let label = node.uiView as? UILabel ?? UILabel()
    label.numberOfLines = 0
    label.text = string
    node.uiView = label
  }
}

/// A button with a title, shown by a `UIButton`.
public struct Button: NodeView {
  let title: String
  let action: @MainActor () -> Void

  /// Creates a button.
  public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
    (self.title, self.action) = (String(title), action)
  }

  func update(_ node: ViewNode) {
    let button =
      node.uiView as? UIButton
      ?? UIButton(
        type: .system,
        primaryAction: UIAction { [weak node] _ in (node?.view as? Button)?.action() })
    button.setTitle(title, for: .normal)
    button.isEnabled = node.environment.isEnabled
    node.uiView = button
  }
}

/// A color. As a view, it fills the space that is left.
public struct Color: Hashable, Sendable {
  let uiColor: UIColor

  /// Creates a color from one of UIKit.
  public init(uiColor: UIColor) { self.uiColor = uiColor }

  public static let red = Color(uiColor: .systemRed)
  public static let green = Color(uiColor: .systemGreen)
  public static let blue = Color(uiColor: .systemBlue)
  public static let clear = Color(uiColor: .clear)
}

extension Color: NodeView {
  func update(_ node: ViewNode) {
    let view = node.uiView ?? UIView()
    view.isUserInteractionEnabled = false
    view.backgroundColor = uiColor
    node.uiView = view
  }

  func size(_: ProposedViewSize, in _: ViewNode) -> ProposedViewSize { .unspecified }
}

/// Views one below the other.
public struct VStack<Content: View>: NodeView {
  let spacing: CGFloat?
  let content: Content

  /// Creates a column.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    (self.spacing, self.content) = (spacing, content())
  }

  func update(_ node: ViewNode) {
    node.stack = NodeStack(spacing: spacing ?? NodeStack.defaultSpacing)
    node.show([content])
  }
}

/// Views side by side.
public struct HStack<Content: View>: NodeView {
  let spacing: CGFloat?
  let content: Content

  /// Creates a row.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    (self.spacing, self.content) = (spacing, content())
  }

  func update(_ node: ViewNode) {
    node.stack = NodeStack(isHorizontal: true, spacing: spacing ?? NodeStack.defaultSpacing)
    node.show([content])
  }
}
