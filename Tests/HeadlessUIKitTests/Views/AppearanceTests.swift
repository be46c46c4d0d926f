import Testing

@testable import HeadlessUIKitClasses

private class Badge: UILabel {}
private final class RedBadge: Badge {}

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

  @Test func `reaches the views of a table`() {
    defer { Appearance.removeAll() }
    UITableView.appearance().separatorColor = .systemRed
    let screen = TableScreen([["a"]])
    #expect(screen.table.separatorColor == .systemRed)
    #expect(UITableView.appearance() === UITableView.appearance())
  }
}
