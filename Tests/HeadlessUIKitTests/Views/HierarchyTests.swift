import Foundation
import HeadlessUIKit
import Testing

/// A view that records the changes of its place in the hierarchy.
private final class Climber: UIView {
  var calls: [String] = []

  override func willMove(toSuperview newSuperview: UIView?) {
    calls.append("will move to superview \(newSuperview?.tag ?? 0)")
  }
  override func didMoveToSuperview() { calls.append("moved to superview \(superview?.tag ?? 0)") }
  override func willMove(toWindow newWindow: UIWindow?) {
    calls.append("will move to window \(newWindow?.tag ?? 0)")
  }
  override func didMoveToWindow() { calls.append("moved to window \(window?.tag ?? 0)") }
  override func didAddSubview(_ subview: UIView) { calls.append("added \(subview.tag)") }
  override func willRemoveSubview(_ subview: UIView) { calls.append("removes \(subview.tag)") }
}

@MainActor
struct `The hierarchy of views` {
  private let root = Climber()
  private let views = (1...4).map { number in
    let view = UIView()
    view.tag = number
    return view
  }

  private var tags: [Int] { root.subviews.map(\.tag) }

  @Test func `subviews are inserted, and moved to the front and the back`() {
    root.addSubview(views[0])
    root.addSubview(views[1])
    root.insertSubview(views[2], aboveSubview: views[0])
    #expect(tags == [1, 3, 2])
    root.insertSubview(views[3], belowSubview: views[2])
    #expect(tags == [1, 4, 3, 2])
    root.insertSubview(views[0], aboveSubview: views[2])
    #expect(tags == [4, 3, 1, 2])
    root.insertSubview(views[1], belowSubview: UIView())
    #expect(tags == [4, 3, 1, 2])
    root.insertSubview(views[1], at: 1)
    #expect(tags == [4, 2, 3, 1])
    root.bringSubviewToFront(views[3])
    #expect(tags == [2, 3, 1, 4])
    root.sendSubviewToBack(views[2])
    #expect(tags == [3, 2, 1, 4])
    root.bringSubviewToFront(UIView())
    root.sendSubviewToBack(UIView())
    root.insertSubview(views[1], at: 99)
    #expect(tags == [3, 1, 4, 2])
    #expect(root.calls == ["added 1", "added 2", "added 3", "added 4"])
  }

  @Test func `a view is found by its tag`() {
    root.tag = 9
    root.addSubview(views[0])
    views[0].addSubview(views[1])
    root.addSubview(views[2])
    #expect(root.viewWithTag(9) === root)
    #expect(root.viewWithTag(2) === views[1])
    #expect(root.viewWithTag(3) === views[2])
    #expect(root.viewWithTag(4) == nil)
    #expect(views[1].isDescendant(of: root) && root.isDescendant(of: root))
    #expect(!root.isDescendant(of: views[0]) && !views[2].isDescendant(of: views[0]))
  }

  @Test func `a view is notified of its superviews and windows`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.tag = 7
    let (first, second, climber) = (Climber(), Climber(), Climber())
    (first.tag, second.tag, climber.tag) = (1, 2, 3)
    first.addSubview(climber)
    window.addSubview(second)
    second.addSubview(climber)
    climber.removeFromSuperview()
    climber.removeFromSuperview()
    #expect(
      climber.calls == [
        "will move to superview 1", "moved to superview 1", "will move to superview 2",
        "will move to window 7", "moved to superview 2", "moved to window 7",
        "will move to superview 0", "will move to window 0", "moved to superview 0",
        "moved to window 0",
      ])
    #expect(first.calls == ["added 3", "removes 3"])
    #expect(
      second.calls == [
        "will move to superview 7", "will move to window 7", "moved to superview 7",
        "moved to window 7", "added 3", "removes 3",
      ])
  }

  @Test func `the constraints are updated before the next layout`() {
    final class Constrained: UIView {
      var updates = 0
      override func updateConstraints() {
        super.updateConstraints()
        updates += 1
      }
    }
    let view = Constrained()
    #expect(view.needsUpdateConstraints() && !Constrained.requiresConstraintBasedLayout)
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.updates == 1 && !view.needsUpdateConstraints())
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    view.updateConstraintsIfNeeded()
    view.updateConstraintsIfNeeded()
    #expect(view.updates == 2)
  }

  @Test func `a description names what differs from a new view`() {
    let field = UITextField(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    field.text = "typed"
    field.isOpaque = false
    field.addGestureRecognizer(UITapGestureRecognizer())
    field.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    let parts = field.description.components(separatedBy: "; ")
    #expect(
      parts.dropFirst().prefix(5) == [
        "frame = (1 2", "3 4)", "text = 'typed'", "opaque = NO", "autoresize = LM+RM+TM+BM",
      ])
    #expect(parts[6].hasPrefix("gestureRecognizers = <NSArray: 0x"))
    let view = UITextView()
    view.text = "long"
    #expect(view.description.contains("; text = 'long'; clipsToBounds = YES; gesture"))
    #expect(UIView.description().hasSuffix("UIView"))
  }
}

@MainActor
struct `Animations without a screen` {
  @Test func `animations and transitions end at once`() {
    var calls: [String] = []
    let (change, end) = ({ calls.append("change") }, { (did: Bool) in calls.append("ends \(did)") })
    let view = UIView()
    UIView.animate(withDuration: 1, animations: change, completion: end)
    UIView.animate(withDuration: 1, animations: change)
    UIView.animate(withDuration: 1, delay: 2, animations: change, completion: end)
    UIView.animate(withDuration: 1, delay: 2, options: .curveEaseIn, animations: change)
    UIView.animate(
      withDuration: 1, delay: 2, usingSpringWithDamping: 3, initialSpringVelocity: 4,
      animations: change, completion: end)
    UIView.transition(
      with: view, duration: 1, options: .transitionCrossDissolve, animations: change,
      completion: end)
    UIView.transition(with: view, duration: 1, animations: nil, completion: end)
    #expect(
      calls == [
        "change", "ends true", "change", "change", "ends true", "change", "change", "ends true",
        "change", "ends true", "ends true",
      ])
  }

  @Test func `animations are disabled for some work, or until they are enabled`() {
    var states = [UIView.areAnimationsEnabled]
    UIView.performWithoutAnimation { states.append(UIView.areAnimationsEnabled) }
    states.append(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    states.append(UIView.areAnimationsEnabled)
    UIView.performWithoutAnimation {}
    states.append(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
    states.append(UIView.areAnimationsEnabled)
    #expect(states == [true, false, true, false, false, true])
  }

  @Test func `a transaction has a duration, and calls its block when it's committed`() {
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    CATransaction.setAnimationDuration(2)
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
    #expect(calls == 0)
    CATransaction.commit()
    #expect(calls == 1)
  }
}
