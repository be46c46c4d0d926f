import Foundation
import HeadlessUIKit
import Testing

/// Positions, sizes, margins and guides of views.
@MainActor
struct `The geometry of a view` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 300))
  private let inner = UIView(frame: CGRect(x: 3, y: 5, width: 40, height: 30))
  private let beside = UIView(frame: CGRect(x: 100, y: 7, width: 11, height: 13))

  init() {
    window.addSubview(outer)
    outer.addSubview(inner)
    window.addSubview(beside)
    outer.bounds.origin = CGPoint(x: 1, y: 2)
  }

  @Test func `points and rectangles are converted between views and the window`() {
    let point = CGPoint(x: 50, y: 60)
    let conversions = [
      inner.convert(point, to: outer), inner.convert(point, to: beside),
      inner.convert(point, to: nil), outer.convert(point, to: inner),
      inner.convert(point, from: outer), inner.convert(point, from: beside),
      inner.convert(point, from: nil), beside.convert(point, to: inner),
    ]
    #expect(
      conversions == [
        CGPoint(x: 53, y: 65), CGPoint(x: -38, y: 76), CGPoint(x: 62, y: 83),
        CGPoint(x: 47, y: 55), CGPoint(x: 47, y: 55), CGPoint(x: 138, y: 44),
        CGPoint(x: 38, y: 37), CGPoint(x: 138, y: 44),
      ])
    let rect = CGRect(x: 50, y: 60, width: 8, height: 9)
    #expect(inner.convert(rect, to: beside) == CGRect(x: -38, y: 76, width: 8, height: 9))
    #expect(inner.convert(rect, from: nil) == CGRect(x: 38, y: 37, width: 8, height: 9))
  }

  @Test func `the centre moves the frame, and the bounds keep the origin`() {
    inner.center = CGPoint(x: 90, y: 70)
    #expect(inner.frame == CGRect(x: 70, y: 55, width: 40, height: 30))
    #expect(inner.center == CGPoint(x: 90, y: 70))
    outer.bounds = CGRect(x: 4, y: 6, width: 50, height: 60)
    #expect(outer.frame == CGRect(x: 10, y: 20, width: 50, height: 60))
    #expect(outer.bounds.origin == CGPoint(x: 4, y: 6))
  }

  @Test(
    arguments: [
      (UIView.AutoresizingMask.flexibleWidth, CGRect(x: 3, y: 5, width: 57, height: 30)),
      (.flexibleHeight, CGRect(x: 3, y: 5, width: 40, height: 73)),
      (.flexibleLeftMargin, CGRect(x: 20, y: 5, width: 40, height: 30)),
      (.flexibleTopMargin, CGRect(x: 3, y: 48, width: 40, height: 30)),
      (
        UIView.AutoresizingMask([.flexibleRightMargin, .flexibleBottomMargin]),
        CGRect(x: 3, y: 5, width: 40, height: 30)
      ),
      (
        UIView.AutoresizingMask([.flexibleWidth, .flexibleTopMargin]),
        CGRect(x: 3, y: 48, width: 57, height: 30)
      ),
      (UIView.AutoresizingMask([]), CGRect(x: 3, y: 5, width: 40, height: 30)),
    ])
  func `a mask distributes what the superview gains`(
    mask: UIView.AutoresizingMask, frame: CGRect
  ) {
    inner.autoresizingMask = mask
    outer.frame.size = CGSize(width: 217, height: 343)
    #expect(inner.frame == frame)
    inner.frame = .zero
    outer.autoresizesSubviews = false
    outer.frame.size = CGSize(width: 9, height: 9)
    #expect(inner.frame == .zero)
  }

  @Test func `a view that fits itself has the size that fits`() {
    final class Growing: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width + 2, height: size.height * 3)
      }
    }
    let view = Growing(frame: CGRect(x: 1, y: 2, width: 10, height: 20))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 12, height: 60))
    let size = CGSize(width: 5, height: 7)
    #expect(view.systemLayoutSizeFitting(size) == CGSize(width: 7, height: 21))
    let fitting = view.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(fitting == CGSize(width: 7, height: 21))
    #expect(inner.sizeThatFits(size) == CGSize(width: 40, height: 30))
    #expect(inner.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func `a view is laid out again when its margins change`() {
    final class LaidOutView: UIView {
      private(set) var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let view = LaidOutView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    view.layoutIfNeeded()
    let before = view.layouts
    view.layoutMargins.left = 20
    view.layoutIfNeeded()
    #expect(view.layouts == before + 1)
  }

  @Test func `directional margins are margins, and guides follow them`() {
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    inner.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = inner.directionalLayoutMargins
    #expect(
      directional == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(
      inner.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 34, height: 26))
    inner.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5, leading: 6, bottom: 7, trailing: 8)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
    #expect(inner.layoutMarginsGuide.layoutFrame == CGRect(x: 6, y: 5, width: 26, height: 18))
    #expect(inner.readableContentGuide === inner.layoutMarginsGuide)
    let safeArea = inner.safeAreaLayoutGuide
    #expect(safeArea === inner.safeAreaLayoutGuide && safeArea !== inner.layoutMarginsGuide)
    #expect(safeArea.layoutFrame == CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(safeArea.owningView === inner && safeArea.identifier == "UIViewSafeAreaLayoutGuide")
  }

  @Test func `a guide belongs to one view until it is removed`() {
    let (guide, other) = (UILayoutGuide(), UILayoutGuide())
    inner.addLayoutGuide(guide)
    inner.addLayoutGuide(other)
    #expect(inner.layoutGuides == [guide, other] && guide.owningView === inner)
    outer.addLayoutGuide(guide)
    #expect(inner.layoutGuides == [other] && outer.layoutGuides == [guide])
    #expect(guide.owningView === outer)
    outer.removeLayoutGuide(other)
    #expect(other.owningView === inner)
    outer.removeLayoutGuide(guide)
    #expect(outer.layoutGuides.isEmpty && guide.owningView == nil)
    #expect(guide.layoutFrame == .zero)
  }
}
