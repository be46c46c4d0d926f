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
  let title: String, action: @MainActor () -> Void
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
  public nonisolated static var green: Color { Color(uiColor: .systemGreen) }
  func update(_ node: ViewNode) { node.make { UIView() }.backgroundColor = uiColor }
}

extension UIColor {
  public convenience init(_ color: Color) { self.init { _ in color.uiColor } }
}

/// Views one below the other. The host arranges them.
public struct VStack<Content: View>: NodeView {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public typealias HStack<Content: View> = VStack<Content>

public typealias Group<Content: View> = VStack<Content>
