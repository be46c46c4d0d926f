import Foundation
import HeadlessUIKit
import Testing

/// A delegate that records the calls of a scroll view.
private final class Recorder: NSObject, UITableViewDelegate {
  var calls: [String] = []
  var mayScrollToTop = true
  var endOfDrag: CGFloat?
  var zoomed: UIView?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("begin") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("will end")
    if let endOfDrag { unsafe targetContentOffset.pointee.y = endOfDrag }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("end")
  }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { mayScrollToTop }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("top") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    calls.append("inset")
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    calls.append("will zoom")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("zoom") }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { calls.append("zoomed to \(scale)") }
}

/// A delegate that forwards to another one, which it holds weakly.
private final class Forwarder: NSObject, UITableViewDelegate, SelectorResponding {
  weak var target: (any UITableViewDelegate)?

  func implements(_ aSelector: Selector) -> Bool { target != nil }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let target else { return OptionalMethod.markAbsent() }
    target.scrollViewDidScroll(scrollView)
  }
}

/// A delegate that forwards every message to another one, as an `NSObject` can on Apple's systems.
private final class Relay: NSObject, UITableViewDelegate, SelectorResponding {
  weak var target: Recorder?

  func implements(_ aSelector: Selector) -> Bool { target != nil }

  func forwardingTarget(for aSelector: Selector) -> AnyObject? { target }
}

@MainActor
struct `The delegate of a scroll view` {
  private let screen = TableScreen([numbers(0..<30)])
  private let delegate = Recorder()

  init() { screen.table.delegate = delegate }

  @Test func `a drag calls the delegate from its beginning to its end, and may end elsewhere`() {
    delegate.endOfDrag = 100
    screen.table.user.scroll(by: 44)
    #expect(delegate.calls == ["begin", "will end", "scroll", "end"])
    #expect(screen.table.contentOffset.y == 100)
  }

  @Test func `a tap on the status bar scrolls to the top unless the delegate refuses`() {
    screen.table.user.scroll(by: 440)
    delegate.mayScrollToTop = false
    #expect(!screen.table.user.tapStatusBar())
    delegate.mayScrollToTop = true
    delegate.calls = []
    #expect(screen.table.user.tapStatusBar())
    #expect(screen.table.contentOffset.y == 0)
    #expect(delegate.calls == ["scroll", "top"])
  }

  @Test func `a change of the insets calls the delegate`() {
    screen.table.contentInset.top = 10
    #expect(delegate.calls == ["inset"])
  }

  @Test func `zooming needs a view, and respects the limits`() {
    screen.table.maximumZoomScale = 2
    screen.table.setZoomScale(3, animated: false)
    #expect(screen.table.zoomScale == 1)
    delegate.zoomed = UIView()
    screen.table.setZoomScale(3, animated: false)
    #expect(screen.table.zoomScale == 2)
    #expect(delegate.calls == ["zoom"])
  }

  @Test func `A message that a delegate doesn't implement goes to its forwarding target`() {
    let relay = Relay()
    relay.target = delegate
    screen.table.delegate = relay
    screen.table.user.scroll(by: 10)
    #expect(delegate.calls == ["begin", "will end", "scroll", "end"])
    delegate.mayScrollToTop = false
    #expect(!screen.table.user.tapStatusBar())
  }

  @Test func `a forwarded method whose target has died is an unrecognised selector`() {
    let forwarder = Forwarder()
    var target: Recorder? = Recorder()
    forwarder.target = target
    screen.table.delegate = forwarder
    screen.table.user.scroll(by: 10)
    #expect(target?.calls.contains("scroll") == true)
    target = nil
    let exceptions = UIKitException.recording { screen.table.user.scroll(by: 10) }
    #expect(exceptions.map(\.name) == ["NSInvalidArgumentException"])
    #expect(
      exceptions.first?.reason
        == "-[Forwarder scrollViewDidScroll:]: unrecognized selector sent to instance")
  }
}
