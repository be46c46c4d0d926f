/// A text, shown by a `UILabel`.
public struct Text: NodeView {
  let string: String
  public nonisolated init(_ content: some StringProtocol) { string = String(content) }
  func update(_ node: ViewNode) {
    let label = node.make { UILabel() }
    (label.text, label.numberOfLines) = (string, 0)
  }
}

/// A button with a title, shown by a `UIButton`.
public struct Button: NodeView {
  let (title, action): (String, @MainActor () -> Void)
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    (self.title, self.action) = (String(title), action)
  }
  func update(_ node: ViewNode) {
    let tap = UIAction { [weak node] _ in (node?.view as? Button)?.action() }
    let button = node.make { UIButton(type: .system, primaryAction: tap) }
    button.setTitle(title, for: .normal)
    button.isEnabled = node.environment.isEnabled
  }
}

/// A color. As a view, it fills the space that is left.
public struct Color: NodeView {
  let uiColor: UIColor
  public nonisolated init(uiColor: UIColor) { self.uiColor = uiColor }
  public nonisolated static var red: Color { Color(uiColor: .systemRed) }
  public nonisolated static var blue: Color { Color(uiColor: .systemBlue) }
  func update(_ node: ViewNode) { node.make { UIView() }.backgroundColor = uiColor }
}

/// A row or a column of views.
public struct Stack<Direction: StackDirection, Content: View>: NodeView {
  let (spacing, content): (CGFloat, Content)
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    (self.spacing, self.content) = (spacing ?? 8, content())
  }
  func update(_ node: ViewNode) {
    let stack = node.make { UIStackView() }
    (stack.axis, stack.spacing) = (Direction.axis, spacing)
    node.show([content])
  }
}
public typealias HStack<Content: View> = Stack<Horizontally, Content>
public typealias VStack<Content: View> = Stack<Vertically, Content>

/// The direction of a stack.
public protocol StackDirection { static var axis: NSLayoutConstraint.Axis { get } }
public enum Horizontally: StackDirection { public static let axis = NSLayoutConstraint.Axis.horizontal }
public enum Vertically: StackDirection { public static let axis = NSLayoutConstraint.Axis.vertical }
