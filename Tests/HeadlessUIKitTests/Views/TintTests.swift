import HeadlessUIKit
import Testing

/// Counts the changes of its tint colour.
private final class Tinted: UIView {
  var changes = 0

  override func tintColorDidChange() {
    super.tintColorDidChange()
    changes += 1
  }
}

@MainActor
struct `The tint colour of a view` {
  private let top = Tinted()
  private let middle = Tinted()
  private let bottom = Tinted()

  init() {
    top.addSubview(middle)
    middle.addSubview(bottom)
  }

  private var changes: [Int] { [top, middle, bottom].map(\.changes) }

  @Test func `is the superview's`() {
    #expect(bottom.tintColor == .systemBlue)
    top.tintColor = .systemRed
    #expect([top, middle, bottom].map(\.tintColor) == [.systemRed, .systemRed, .systemRed])
    #expect(changes == [1, 1, 1])
    bottom.removeFromSuperview()
    #expect(bottom.tintColor == .systemBlue)
  }

  @Test func `stops at a view with its own`() {
    middle.tintColor = .systemGreen
    #expect(changes == [0, 1, 1])
    top.tintColor = .systemRed
    #expect(changes == [1, 1, 1])
    #expect([top, middle, bottom].map(\.tintColor) == [.systemRed, .systemGreen, .systemGreen])
  }

  @Test func `is inherited again after it was set to nil`() {
    top.tintColor = .systemRed
    bottom.tintColor = .systemGreen
    bottom.tintColor = nil
    #expect(bottom.tintColor == .systemRed)
    #expect(changes == [1, 1, 3])
    top.tintColor = nil
    #expect(bottom.tintColor == .systemBlue && changes == [2, 2, 4])
  }

  @Test func `doesn't change if the new one is equal`() {
    middle.tintColor = .systemBlue
    middle.tintColor = .systemBlue
    #expect(changes == [0, 0, 0])
  }
}
