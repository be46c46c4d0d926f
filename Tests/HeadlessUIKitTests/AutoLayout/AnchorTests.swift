import Foundation
import HeadlessUIKit
import Testing

/// The constraints that anchors create.
@MainActor
struct `Constraints of anchors` {
  private let one = UIView()
  private let two = UIView()

  private func terms(_ constraints: [NSLayoutConstraint]) -> [String] {
    constraints.map {
      let isRelated = $0.firstItem === one && ($0.secondItem == nil || $0.secondItem === two)
      return "\(isRelated ? "" : "other items: ")\($0.firstAttribute) \($0.relation) "
        + "\($0.multiplier) * \($0.secondAttribute) + \($0.constant)"
    }
  }

  @Test func `edges are equal, greater or less, with constants and system spacings`() {
    let (x, y) = (one.leadingAnchor, one.topAnchor)
    let (right, bottom) = (two.rightAnchor, two.bottomAnchor)
    let constraints = [
      x.constraint(equalTo: right), x.constraint(greaterThanOrEqualTo: right),
      x.constraint(lessThanOrEqualTo: right), x.constraint(equalTo: right, constant: 3),
      x.constraint(greaterThanOrEqualTo: right, constant: 4),
      x.constraint(lessThanOrEqualTo: right, constant: 5),
      x.constraint(equalToSystemSpacingAfter: right, multiplier: 2),
      x.constraint(greaterThanOrEqualToSystemSpacingAfter: right, multiplier: 3),
      x.constraint(lessThanOrEqualToSystemSpacingAfter: right, multiplier: 0.5),
      y.constraint(equalToSystemSpacingBelow: bottom, multiplier: 4),
      y.constraint(greaterThanOrEqualToSystemSpacingBelow: bottom, multiplier: 5),
      y.constraint(lessThanOrEqualToSystemSpacingBelow: bottom, multiplier: 6),
    ]
    #expect(
      terms(constraints) == [
        "leading equal 1.0 * right + 0.0", "leading greaterThanOrEqual 1.0 * right + 0.0",
        "leading lessThanOrEqual 1.0 * right + 0.0", "leading equal 1.0 * right + 3.0",
        "leading greaterThanOrEqual 1.0 * right + 4.0",
        "leading lessThanOrEqual 1.0 * right + 5.0", "leading equal 1.0 * right + 16.0",
        "leading greaterThanOrEqual 1.0 * right + 24.0",
        "leading lessThanOrEqual 1.0 * right + 4.0", "top equal 1.0 * bottom + 32.0",
        "top greaterThanOrEqual 1.0 * bottom + 40.0", "top lessThanOrEqual 1.0 * bottom + 48.0",
      ])
  }

  @Test func `dimensions are multiplied, and equal constants`() {
    let (width, height) = (one.widthAnchor, two.heightAnchor)
    let constraints = [
      width.constraint(equalToConstant: 3), width.constraint(greaterThanOrEqualToConstant: 4),
      width.constraint(lessThanOrEqualToConstant: 5),
      width.constraint(equalTo: height, multiplier: 2),
      width.constraint(greaterThanOrEqualTo: height, multiplier: 3),
      width.constraint(lessThanOrEqualTo: height, multiplier: 4),
      width.constraint(equalTo: height, multiplier: 2, constant: 6),
      width.constraint(greaterThanOrEqualTo: height, multiplier: 3, constant: 7),
      width.constraint(lessThanOrEqualTo: height, multiplier: 4, constant: 8),
    ]
    #expect(
      terms(constraints) == [
        "width equal 1.0 * notAnAttribute + 3.0",
        "width greaterThanOrEqual 1.0 * notAnAttribute + 4.0",
        "width lessThanOrEqual 1.0 * notAnAttribute + 5.0", "width equal 2.0 * height + 0.0",
        "width greaterThanOrEqual 3.0 * height + 0.0",
        "width lessThanOrEqual 4.0 * height + 0.0", "width equal 2.0 * height + 6.0",
        "width greaterThanOrEqual 3.0 * height + 7.0",
        "width lessThanOrEqual 4.0 * height + 8.0",
      ])
  }

  @Test func `views and guides have an anchor for each attribute`() {
    let guide = UILayoutGuide()
    two.addLayoutGuide(guide)
    let constraints = [
      one.leadingAnchor.constraint(equalTo: two.trailingAnchor),
      one.leftAnchor.constraint(equalTo: two.rightAnchor),
      one.topAnchor.constraint(equalTo: two.bottomAnchor),
      one.widthAnchor.constraint(equalTo: two.heightAnchor),
      one.centerXAnchor.constraint(equalTo: two.centerXAnchor),
      one.centerYAnchor.constraint(equalTo: two.centerYAnchor),
      one.firstBaselineAnchor.constraint(equalTo: two.lastBaselineAnchor),
      guide.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      guide.leftAnchor.constraint(equalTo: guide.rightAnchor),
      guide.topAnchor.constraint(equalTo: guide.bottomAnchor),
      guide.widthAnchor.constraint(equalTo: guide.heightAnchor),
      guide.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      guide.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ]
    #expect(
      constraints.map { "\($0.firstAttribute) \($0.secondAttribute)" } == [
        "leading trailing", "left right", "top bottom", "width height", "centerX centerX",
        "centerY centerY", "firstBaseline lastBaseline", "leading trailing", "left right",
        "top bottom", "width height", "centerX centerX", "centerY centerY",
      ])
    #expect(constraints[7].firstItem === guide && constraints[7].secondItem === guide)
  }

  @Test func `constraints are activated, added and removed in the views that hold them`() {
    let (container, other) = (UIView(), UIView())
    container.addSubview(one)
    container.addSubview(two)
    let edges = [
      one.leadingAnchor.constraint(equalTo: two.leadingAnchor),
      one.topAnchor.constraint(equalTo: container.topAnchor),
    ]
    let width = one.widthAnchor.constraint(equalToConstant: 9)
    NSLayoutConstraint.activate(edges + [width])
    #expect(container.constraints == edges && one.constraints == [width])
    NSLayoutConstraint.deactivate(edges)
    #expect(edges.map(\.isActive) == [false, false] && width.isActive)
    #expect(container.constraints.isEmpty)
    container.addConstraints(edges)
    #expect(edges.map(\.isActive) == [true, true] && container.constraints == edges)
    container.removeConstraints([edges[0]])
    #expect(container.constraints == [edges[1]] && !edges[0].isActive)
    edges[0].isActive = true
    one.removeFromSuperview()
    #expect(container.constraints.isEmpty && one.constraints == [width])
    other.addConstraint(width)
    #expect(one.constraints.isEmpty && other.constraints == [width])
  }
}
