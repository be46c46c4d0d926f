import Foundation
import HeadlessUIKit
import Testing

private final class Silent: NSObject, UITextViewDelegate, UIGestureRecognizerDelegate {}

/// UIKit's answers for the optional methods that a delegate doesn't implement.
@MainActor
struct `Optional methods of views that are absent` {
  private let scrolled = UIScrollView()
  private let view = UITextView()

  @Test func `a delegate lacks the methods of scroll views`() {
    let delegate: any UIScrollViewDelegate = Silent()
    #expect(fallback { delegate.scrollViewDidScroll(scrolled) } != nil)
    #expect(fallback { delegate.scrollViewWillBeginDragging(scrolled) } != nil)
    #expect(fallback { delegate.scrollViewDidEndDragging(scrolled, willDecelerate: true) } != nil)
    #expect(fallback { delegate.scrollViewShouldScrollToTop(scrolled) } == true)
    #expect(fallback { delegate.scrollViewDidScrollToTop(scrolled) } != nil)
    #expect(fallback { delegate.scrollViewWillBeginDecelerating(scrolled) } != nil)
    #expect(fallback { delegate.scrollViewDidEndDecelerating(scrolled) } != nil)
    #expect(fallback { delegate.viewForZooming(in: scrolled) } == .some(nil))
    #expect(fallback { delegate.scrollViewWillBeginZooming(scrolled, with: view) } != nil)
    #expect(fallback { delegate.scrollViewDidEndZooming(scrolled, with: view, atScale: 2) } != nil)
    #expect(fallback { delegate.scrollViewDidZoom(scrolled) } != nil)
    #expect(fallback { delegate.scrollViewDidEndScrollingAnimation(scrolled) } != nil)
    #expect(fallback { delegate.scrollViewDidChangeAdjustedContentInset(scrolled) } != nil)
    var target = CGPoint(x: 1, y: 2)
    let answer: Void? = fallback {
      unsafe withUnsafeMutablePointer(to: &target) {
        unsafe delegate.scrollViewWillEndDragging(
          scrolled, withVelocity: .zero, targetContentOffset: $0)
      }
    }
    #expect(answer != nil && target == CGPoint(x: 1, y: 2))
  }

  @Test func `a delegate lacks the methods of text views`() {
    let text: any UITextViewDelegate = Silent()
    #expect(fallback { text.textViewShouldBeginEditing(view) } == true)
    #expect(fallback { text.textViewShouldEndEditing(view) } == true)
    #expect(fallback { text.textViewDidBeginEditing(view) } != nil)
    #expect(fallback { text.textViewDidEndEditing(view) } != nil)
    #expect(
      fallback {
        text.textView(
          view, shouldChangeTextIn: NSRange(location: 1, length: 2), replacementText: "T")
      } == true)
    #expect(fallback { text.textViewDidChange(view) } != nil)
  }

  @Test func `a delegate lacks the methods of gesture recognisers`() {
    let delegate: any UIGestureRecognizerDelegate = Silent()
    let (one, other) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    #expect(fallback { delegate.gestureRecognizerShouldBegin(one) } == true)
    let together = fallback {
      delegate.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other)
    }
    #expect(together == false)
  }
}
