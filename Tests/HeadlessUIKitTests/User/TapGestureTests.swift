import Foundation
import HeadlessUIKit
import Testing

/// Counts the taps that a recogniser recognises.
private final class Keyboard: NSObject, SelectorPerforming, UIGestureRecognizerDelegate {
  var dismissals = 0
  var mayBegin = true
  var isSimultaneous = false

  func makeRecognizer() -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer(target: self, action: selector("hide:"))
    tap.delegate = self
    return tap
  }

  func perform(_ aSelector: Selector!, with sender: Any?) { dismissals += 1 }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }
}

/// Taps on rows and items below a view with a tap recogniser, such as one that hides the keyboard.
@MainActor
struct `A tap recogniser around a list` {
  private let screen = TableScreen([["a", "b"]])
  private let keyboard = Keyboard()
  private let tap: UITapGestureRecognizer

  init() {
    tap = keyboard.makeRecognizer()
    screen.table.superview?.addGestureRecognizer(tap)
  }

  private var selected: [IndexPath] { screen.table.indexPathsForSelectedRows ?? [] }

  @Test func `takes the tap from the row`() {
    #expect(!screen.table.user.tapRow(at: path(0, 1)))
    #expect(keyboard.dismissals == 1 && selected.isEmpty)
  }

  @Test func `takes the tap from the item`() {
    let screen = CollectionScreen([["a", "b"]])
    screen.collection.addGestureRecognizer(tap)
    #expect(!screen.collection.user.tapItem(at: path(0, 1)))
    #expect(keyboard.dismissals == 1)
    tap.cancelsTouchesInView = false
    #expect(screen.collection.user.tapItem(at: path(0, 1)))
    #expect(keyboard.dismissals == 2)
  }

  @Test func `leaves the tap to the row, too, if it doesn't cancel touches`() {
    tap.cancelsTouchesInView = false
    #expect(screen.table.user.tapRow(at: path(0, 1)))
    #expect(keyboard.dismissals == 1 && selected == [path(0, 1)])
  }

  @Test func `leaves the tap to the row if it's disabled, refused, or waits for other taps`() {
    let changes: [() -> Void] = [
      { tap.isEnabled = false }, { (tap.isEnabled, keyboard.mayBegin) = (true, false) },
      { (tap.numberOfTapsRequired, keyboard.mayBegin) = (2, true) },
      { (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (1, 2) },
    ]
    for change in changes {
      change()
      #expect(screen.table.user.tapRow(at: path(0, 1)) && keyboard.dismissals == 0)
    }
  }

  @Test func `gives way to one that is further inside, unless a delegate allows both`() {
    let inner = Keyboard()
    screen.table.addGestureRecognizer(inner.makeRecognizer())
    screen.table.user.tapRow(at: path(0, 0))
    #expect(inner.dismissals == 1 && keyboard.dismissals == 0)
    inner.isSimultaneous = true
    screen.table.user.tapRow(at: path(0, 0))
    #expect(inner.dismissals == 2 && keyboard.dismissals == 1)
  }

  @Test func `doesn't take the taps on controls`() {
    let toggle = UISwitch()
    screen.table.cellForRow(at: path(0, 0))?.contentView.addSubview(toggle)
    #expect(toggle.user.tap() && toggle.isOn && keyboard.dismissals == 0)
  }

  @Test func `is performed where the row is`() {
    screen.table.user.tapRow(at: path(0, 1))
    let cell = screen.table.cellForRow(at: path(0, 1))
    #expect(cell?.frame.contains(tap.location(in: screen.table)) == true)
  }
}
