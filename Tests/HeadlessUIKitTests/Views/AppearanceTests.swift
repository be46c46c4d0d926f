import Testing

@testable import HeadlessUIKitClasses

private class Badge: UILabel {}
private final class RedBadge: Badge {}
private final class Screen: UIViewController {}

@MainActor
@Suite(.serialized)
struct `The appearance of a class` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))

  @Test func `applies to its views in a window, and to its subclasses`() {
    defer { Appearance.removeAll() }
    Badge.appearance().textColor = .systemBlue
    let (badge, red, label) = (Badge(), RedBadge(), UILabel())
    #expect(badge.textColor == .label)
    for view in [badge, red, label] { window.addSubview(view) }
    #expect(badge.textColor == .systemBlue)
    #expect(red.textColor == .systemBlue)
    #expect(label.textColor == .label)
  }

  @Test func `yields to a view's own value, and to a more specific class`() {
    defer { Appearance.removeAll() }
    Badge.appearance().textColor = .systemBlue
    RedBadge.appearance().textColor = .systemRed
    let (own, red) = (Badge(), RedBadge())
    own.textColor = .systemGreen
    window.addSubview(own)
    window.addSubview(red)
    #expect(own.textColor == .systemGreen)
    #expect(red.textColor == .systemRed)
  }

  @Test func `depends on the views and the view controller that contain a view`() {
    defer { Appearance.removeAll() }
    UILabel.appearance().textColor = .systemBlue
    UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self]).textColor = .systemRed
    UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self, Screen.self]).textColor =
      .systemGreen
    let (outside, inStack, inScreen) = (UILabel(), UILabel(), UILabel())
    let (stack, screen, stackInScreen) = (UIStackView(), Screen(), UIStackView())
    stack.addSubview(inStack)
    stackInScreen.addSubview(inScreen)
    screen.view.addSubview(stackInScreen)
    for view in [outside, stack, screen.view as UIView] { window.addSubview(view) }
    #expect(outside.textColor == .systemBlue)
    #expect(inStack.textColor == .systemRed)
    #expect(inScreen.textColor == .systemGreen)
  }

  @Test func `reaches the views of a table`() {
    defer { Appearance.removeAll() }
    UITableView.appearance().separatorColor = .systemRed
    let screen = TableScreen([["a"]])
    #expect(screen.table.separatorColor == .systemRed)
    #expect(UITableView.appearance() === UITableView.appearance())
  }

  @Test func `gives views the proxy's tint colour, unless they have their own`() {
    defer { Appearance.removeAll() }
    Badge.appearance().tintColor = .systemRed
    let (badge, own, container) = (Badge(), Badge(), UIView())
    own.tintColor = .systemBlue
    container.tintColor = .systemGreen
    for view in [badge, own] { container.addSubview(view) }
    window.addSubview(container)
    #expect(badge.tintColor == .systemRed)
    #expect(own.tintColor == .systemBlue)
  }
}
