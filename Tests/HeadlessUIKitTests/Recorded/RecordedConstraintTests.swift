// Facts recorded of UIKit on Mac Catalyst: kern0x1b/charon, NSLayoutConstraintActivation.md,
// NSLayoutAnchorSystemSpacing.md and UIStackView.md.

import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `Recorded views that hold constraints` {
  private let root = UIView()
  private let one = UIView()
  private let two = UIView()
  private let inner = UIView()

  init() {
    root.addSubview(one)
    root.addSubview(two)
    one.addSubview(inner)
  }

  @Test func `are the nearest common ancestors of the items`() {
    let outer = inner.leadingAnchor.constraint(equalTo: two.leadingAnchor)
    let size = one.widthAnchor.constraint(equalToConstant: 3)
    let down = one.leadingAnchor.constraint(equalTo: inner.leadingAnchor)
    let up = inner.topAnchor.constraint(equalTo: one.topAnchor)
    NSLayoutConstraint.activate([outer, size, down, up])
    #expect(root.constraints == [outer] && Set(one.constraints) == [size, down, up])
    let alone = UIView()
    let width = alone.widthAnchor.constraint(equalToConstant: 3)
    width.isActive = true
    #expect(alone.constraints == [width], "a size needs no superview")
  }

  @Test func `hold each constraint once`() {
    let constraint = one.leadingAnchor.constraint(equalTo: two.leadingAnchor)
    NSLayoutConstraint.activate([constraint, constraint])
    constraint.isActive = true
    root.addConstraint(constraint)
    #expect(root.constraints == [constraint])
    NSLayoutConstraint.deactivate([constraint, constraint])
    #expect(root.constraints.isEmpty && !constraint.isActive)
  }

  @Test func `don't exist for items without a common ancestor`() {
    let other = UIView()
    let (good, bad) = (
      one.leadingAnchor.constraint(equalTo: two.leadingAnchor),
      one.leadingAnchor.constraint(equalTo: other.leadingAnchor)
    )
    let exceptions = UIKitException.recording { NSLayoutConstraint.activate([good, bad]) }
    #expect(exceptions.map(\.name) == ["NSGenericException"])
    #expect(good.isActive && !bad.isActive)
  }

  @Test func `lose the constraints of a view that leaves them, for good`() {
    let outside = [
      one.leadingAnchor.constraint(equalTo: two.leadingAnchor),
      inner.topAnchor.constraint(equalTo: root.topAnchor),
    ]
    let inside = [
      one.widthAnchor.constraint(equalToConstant: 3),
      inner.topAnchor.constraint(equalTo: one.topAnchor),
    ]
    NSLayoutConstraint.activate(outside + inside)
    one.removeFromSuperview()
    root.addSubview(one)
    #expect(outside.allSatisfy { !$0.isActive } && inside.allSatisfy(\.isActive))
    let edge = one.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    edge.isActive = true
    two.addSubview(one)
    #expect(!edge.isActive, "the view moved to another superview")
  }

  @Test func `hold the constraints of guides like those of their views`() {
    let guide = UILayoutGuide()
    one.addLayoutGuide(guide)
    let own = [
      guide.widthAnchor.constraint(equalToConstant: 3),
      guide.leadingAnchor.constraint(equalTo: one.leadingAnchor),
    ]
    let other = NSLayoutConstraint(
      item: two, attribute: .top, relatedBy: .equal, toItem: guide, attribute: .bottom,
      multiplier: 1, constant: 0)
    NSLayoutConstraint.activate(own + [other])
    #expect(Set(one.constraints) == Set(own) && root.constraints == [other])
    #expect(own[0].firstItem === guide && other.secondItem === guide)
  }
}

@MainActor
struct `Recorded spacing of views` {
  private let one = UILabel()
  private let two = UILabel()

  @Test func `the system's spacing is in the constant of an inactive, required constraint`() {
    let constraint = two.leadingAnchor.constraint(
      equalToSystemSpacingAfter: one.trailingAnchor, multiplier: 3)
    #expect(constraint.constant == 24 && constraint.multiplier == 1)
    #expect(constraint.priority == .required && !constraint.isActive)
    #expect(constraint.firstItem === two && constraint.secondItem === one)
  }

  @Test(arguments: [(1, 8), (0.25, 2), (2, 16), (0, 0), (-0.5, 0), (-2, 0)])
  func `the system's spacing between edges ignores fonts and negative multipliers`(
    multiplier: CGFloat, constant: CGFloat
  ) {
    one.font = .systemFont(ofSize: 9)
    two.font = .systemFont(ofSize: 40)
    let constraints = [
      two.topAnchor.constraint(
        equalToSystemSpacingBelow: one.bottomAnchor, multiplier: multiplier),
      two.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: one.trailingAnchor, multiplier: multiplier),
    ]
    #expect(constraints.map(\.constant) == [constant, constant])
  }

  @Test func `baselines of views without fonts are as far apart as edges`() {
    let (upper, lower) = (UIView(), UIView())
    let constraint = lower.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)
    #expect(constraint.constant == 8)
  }

  /// Fonts of other sizes have other metrics in HeadlessUIKit, so the numbers of the recording only hold roughly.
  @Test(
    arguments: [(17, 17, 20.0...20.5), (9, 40, 18...19), (40, 9, 40...46), (40, 17, 42...45)]
      as [(CGFloat, CGFloat, ClosedRange<CGFloat>)])
  func `baselines of texts are as far apart as lines of their fonts`(
    lower: CGFloat, upper: CGFloat, expected: ClosedRange<CGFloat>
  ) {
    one.font = .systemFont(ofSize: upper)
    two.font = .systemFont(ofSize: lower)
    let (baseline, edge) = (one.lastBaselineAnchor, one.bottomAnchor)
    let constants = onRecordedDisplay {
      [
        two.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: baseline, multiplier: 1),
        two.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: edge, multiplier: 1),
        two.topAnchor.constraint(equalToSystemSpacingBelow: baseline, multiplier: 1),
        two.firstBaselineAnchor.constraint(
          greaterThanOrEqualToSystemSpacingBelow: baseline, multiplier: 2),
      ].map(\.constant)
    }
    for constant in constants.prefix(3) { #expect(expected.contains(constant)) }
    #expect(constants[3] == 2 * constants[0])
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `texts whose baselines have the system's spacing follow each other like lines`(seed: UInt64)
  {
    var generator = SeededGenerator(seed: seed)
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 500))
    var above: UILabel?
    let size = CGFloat(Int.random(in: 8...40, using: &generator))
    for _ in 0..<Int.random(in: 2...5, using: &generator) {
      let label = UILabel()
      label.font = .systemFont(ofSize: size)
      label.text = "text"
      label.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(label)
      let top =
        above.map {
          label.firstBaselineAnchor.constraint(
            equalToSystemSpacingBelow: $0.lastBaselineAnchor, multiplier: 1)
        } ?? label.topAnchor.constraint(equalTo: container.topAnchor)
      top.isActive = true
      container.layoutIfNeeded()
      if let above { #expect(abs(label.frame.minY - above.frame.maxY) <= 1) }
      above = label
    }
  }

  @Test func `a view keeps its custom spacing until it leaves the stack`() {
    let stack = UIStackView(arrangedSubviews: [one, two])
    stack.setCustomSpacing(12, after: one)
    stack.insertArrangedSubview(one, at: 1)
    #expect(stack.customSpacing(after: one) == 12)
    let departures: [() -> Void] = [
      { stack.removeArrangedSubview(one) }, { one.removeFromSuperview() },
      { stack.setCustomSpacing(UIStackView.spacingUseDefault, after: one) },
    ]
    for leave in departures {
      stack.setCustomSpacing(12, after: one)
      leave()
      stack.addArrangedSubview(one)
      #expect(stack.customSpacing(after: one) == UIStackView.spacingUseDefault)
    }
  }
}
