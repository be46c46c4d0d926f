// Facts recorded of UIKit on Mac Catalyst: kern0x1b/charon, UIViewLayoutMargins.md and
// UIScrollViewLayoutGuides.md.

import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `Recorded margins` {
  @Test func `can be negative, and fractions of a point`() {
    let view = UIView()
    let margins = UIEdgeInsets(top: -3, left: 0.25, bottom: 1, right: 2)
    #expect(!view.preservesSuperviewLayoutMargins)
    view.layoutMargins = margins
    #expect(view.layoutMargins == margins)
  }

  @Test func `change only if they differ`() {
    final class CountingView: UIView {
      var changes = 0
      override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        changes += 1
      }
    }
    let view = CountingView()
    for _ in 0..<2 {
      view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(view.changes == 1)
    }
  }

  @Test func `the guide of a scroll view's content doesn't change the size that an app sets`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(scrollView.contentLayoutGuide !== scrollView.frameLayoutGuide)
    scrollView.contentSize = CGSize(width: 100, height: 500)
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 100, height: 500))
  }
}
