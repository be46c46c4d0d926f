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
    let view = CountingView()
    for _ in 0..<2 {
      view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(view.changes == 1)
    }
  }

  @Test func `include the part of the superview's margins that reaches into the view`() {
    let (outer, inner) = Self.views()
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 20, left: 30, bottom: 8, right: 8))
    inner.frame.origin = .zero
    #expect(inner.layoutMargins == UIEdgeInsets(top: 40, left: 50, bottom: 8, right: 8))
    inner.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 40, left: 50, bottom: 3, right: 4))
    inner.frame = outer.bounds
    #expect(inner.layoutMargins == outer.layoutMargins)
    inner.preservesSuperviewLayoutMargins = false
    #expect(inner.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func `change once when something changes that they depend on`() {
    let (outer, inner) = Self.views()
    let innermost = CountingView(frame: inner.bounds)
    inner.addSubview(innermost)
    let steps: [() -> Void] = [
      { inner.preservesSuperviewLayoutMargins = true },
      { innermost.preservesSuperviewLayoutMargins = true },
      { outer.layoutMargins.left = 55 },
      { inner.frame.origin.y = 10 },
      { outer.frame.size.width = 130 },
      { inner.removeFromSuperview() },
      { outer.addSubview(inner) },
    ]
    var changes: [[Int]] = []
    for step in steps {
      (inner.changes, innermost.changes) = (0, 0)
      step()
      changes.append([inner.changes, innermost.changes])
    }
    #expect(changes == [[1, 0], [0, 1], [1, 1], [1, 1], [1, 1], [1, 1], [1, 1]])
    inner.changes = 0
    inner.frame.size.height -= 1
    outer.layoutMargins.bottom = 61
    #expect(inner.changes == 0, "these margins are outside the view")
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `of nested views reach from the outermost view's margins`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func number() -> CGFloat { CGFloat(Int.random(in: 0...30, using: &generator)) }
    func insets() -> UIEdgeInsets {
      UIEdgeInsets(top: number(), left: number(), bottom: number(), right: number())
    }
    var view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    view.layoutMargins = insets()
    // The distances of the edges of all margins from the outermost view's edges.
    var (margins, edges) = ([view.layoutMargins], UIEdgeInsets.zero)
    // A view holds its superview weakly.
    let outermost = view
    defer { withExtendedLifetime(outermost) {} }
    for _ in 0..<4 {
      let outer = view
      let frame = outer.bounds.inset(by: insets())
      view = UIView(frame: frame)
      view.layoutMargins = insets()
      view.preservesSuperviewLayoutMargins = true
      outer.addSubview(view)
      edges.top += frame.minY
      edges.left += frame.minX
      edges.bottom += outer.bounds.maxY - frame.maxY
      edges.right += outer.bounds.maxX - frame.maxX
      let own = view.layoutMargins
      margins.append(
        UIEdgeInsets(
          top: edges.top + own.top, left: edges.left + own.left, bottom: edges.bottom + own.bottom,
          right: edges.right + own.right))
      let expected = UIEdgeInsets(
        top: (margins.map(\.top).max() ?? 0) - edges.top,
        left: (margins.map(\.left).max() ?? 0) - edges.left,
        bottom: (margins.map(\.bottom).max() ?? 0) - edges.bottom,
        right: (margins.map(\.right).max() ?? 0) - edges.right)
      #expect(view.layoutMargins == expected)
    }
  }

  private static func views() -> (outer: UIView, inner: CountingView) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    outer.layoutMargins = UIEdgeInsets(top: 40, left: 50, bottom: 60, right: 70)
    let inner = CountingView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    outer.addSubview(inner)
    return (outer, inner)
  }

  @Test func `the guide of a scroll view's content doesn't change the size that an app sets`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(scrollView.contentLayoutGuide !== scrollView.frameLayoutGuide)
    scrollView.contentSize = CGSize(width: 100, height: 500)
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 100, height: 500))
  }
}

/// A view that counts the changes of its margins.
private final class CountingView: UIView {
  var changes = 0

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    changes += 1
  }
}
