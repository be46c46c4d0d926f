import Foundation
import HeadlessUIKit
import Testing

/// A delegate that records all calls with their arguments.
private final class Log: NSObject, UICollectionViewDelegateFlowLayout {
  var calls: [String] = []
  var zoomed: UIView?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    calls.append("scroll \(scrollView.contentOffset.x) \(scrollView.contentOffset.y)")
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    calls.append("begin \(scrollView.isDragging) \(scrollView.isTracking)")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("end \(decelerate) \(scrollView.isDragging) \(scrollView.isDecelerating)")
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    calls.append("will zoom \(view === zoomed) from \(scrollView.zoomScale)")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    calls.append("zoom \(scrollView.zoomScale)")
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { calls.append("zoomed \(view === zoomed) to \(scale)") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("animated") }
}

@MainActor
struct `Scrolling and zooming` {
  private let scrolled = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
  private let log = Log()

  init() {
    scrolled.contentSize = CGSize(width: 400, height: 500)
    scrolled.delegate = log
  }

  @Test(arguments: [
    (CGRect(x: 20, y: 70, width: 10, height: 10), CGPoint(x: 20, y: 60)),
    (CGRect(x: 140, y: 30, width: 30, height: 10), CGPoint(x: 70, y: 30)),
    (CGRect(x: 60, y: 135, width: 10, height: 11), CGPoint(x: 50, y: 66)),
    (CGRect(x: 50, y: 60, width: 100, height: 80), CGPoint(x: 50, y: 60)),
    (CGRect(x: 390, y: 495, width: 70, height: 70), CGPoint(x: 300, y: 420)),
    (CGRect(x: -30, y: -40, width: 5, height: 5), CGPoint(x: -2, y: -1)),
  ])
  func `a rectangle becomes visible with as little scrolling as possible`(
    rect: CGRect, offset: CGPoint
  ) {
    scrolled.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0)
    scrolled.contentOffset = CGPoint(x: 50, y: 60)
    log.calls = []
    scrolled.scrollRectToVisible(rect, animated: false)
    #expect(scrolled.contentOffset == offset)
    #expect(log.calls.count == (offset == CGPoint(x: 50, y: 60) ? 0 : 1))
    scrolled.setContentOffset(.zero, animated: true)
    #expect(log.calls.suffix(2) == ["scroll 0.0 0.0", "animated"])
  }

  @Test func `the zoom scale is limited, and needs a view`() {
    (scrolled.minimumZoomScale, scrolled.maximumZoomScale) = (0.5, 3)
    scrolled.zoomScale = 2
    #expect(scrolled.zoomScale == 1 && log.calls.isEmpty)
    let zoomed = UIView()
    log.zoomed = zoomed
    for scale in [2, 9, 0.1] { scrolled.zoomScale = scale }
    #expect(log.calls == ["zoom 2.0", "zoom 3.0", "zoom 0.5"])
  }

  @Test func `a pinch begins, zooms and ends`() {
    let screen = CollectionScreen([["a"]])
    screen.collection.delegate = log
    screen.collection.maximumZoomScale = 4
    screen.collection.user.pinch(to: 2)
    #expect(log.calls.isEmpty)
    let zoomed = UIView()
    log.zoomed = zoomed
    screen.collection.user.pinch(to: 2.5)
    screen.collection.user.pinch(to: 8)
    #expect(
      log.calls == [
        "will zoom true from 1.0", "zoom 2.5", "zoomed true to 2.5", "will zoom true from 2.5",
        "zoom 4.0", "zoomed true to 4.0",
      ])
  }

  @Test func `a drag scrolls within the content and its insets`() {
    let screen = CollectionScreen([numbers(0..<100)])
    final class Sheet: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 240, height: 822) }
    }
    screen.collection.collectionViewLayout = Sheet()
    screen.collection.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    screen.collection.delegate = log
    screen.collection.user.scroll(by: 100, sideways: 15)
    screen.collection.user.scroll(by: 9999, sideways: 99)
    screen.collection.user.scroll(by: -9999, sideways: -99)
    let drag = ["begin true true", "end false false false"]
    #expect(screen.collection.contentSize == CGSize(width: 240, height: 822))
    #expect(
      log.calls == [
        drag[0], "scroll 15.0 100.0", drag[1], drag[0], "scroll 40.0 372.0", drag[1], drag[0],
        "scroll -20.0 -10.0", drag[1],
      ])
    screen.collection.isScrollEnabled = false
    screen.collection.user.scroll(by: 5)
    #expect(log.calls.count == 9)
  }

  @Test func `a drag ends editing if the keyboard is dismissed by drags`() {
    let screen = TableScreen([numbers(0..<30)])
    let field = UITextField()
    screen.table.addSubview(field)
    field.becomeFirstResponder()
    screen.table.user.scroll(by: 10)
    #expect(field.isFirstResponder)
    screen.table.keyboardDismissMode = .onDrag
    screen.table.user.scroll(by: 10)
    #expect(!field.isFirstResponder)
  }

  @Test func `indicators, guides and the recogniser belong to the view`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scrolled.scrollIndicatorInsets = insets
    #expect(scrolled.verticalScrollIndicatorInsets == insets)
    #expect(scrolled.horizontalScrollIndicatorInsets == insets)
    scrolled.horizontalScrollIndicatorInsets = .zero
    #expect(scrolled.scrollIndicatorInsets == insets)
    let pan = scrolled.panGestureRecognizer
    #expect(pan === scrolled.panGestureRecognizer && pan.view === scrolled)
    #expect(scrolled.gestureRecognizers == [pan])
    let guides = [scrolled.contentLayoutGuide, scrolled.frameLayoutGuide]
    #expect(guides[0] === scrolled.contentLayoutGuide && guides[0] !== guides[1])
    #expect(guides.allSatisfy { $0.owningView === scrolled })
    #expect(scrolled.clipsToBounds && !scrolled.isDecelerating && !scrolled.isDragging)
  }
}
