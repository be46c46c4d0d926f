import Foundation
import HeadlessUIKit
import Testing

/// The frames that constraints determine, with numbers that differ for each edge.
@MainActor
struct `Frames from constraints` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 220))
  private let container = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 100))
  private let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))

  init() {
    root.addSubview(container)
    container.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
  }

  private func relate(
    _ first: UIView, _ attribute: NSLayoutConstraint.Attribute, to second: UIView? = nil,
    _ other: NSLayoutConstraint.Attribute = .notAnAttribute, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0
  ) {
    NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other,
      multiplier: multiplier, constant: constant
    ).isActive = true
  }

  private func frame() -> CGRect {
    container.layoutIfNeeded()
    return view.frame
  }

  @Test func `a far edge and a length`() {
    relate(view, .trailing, to: container, .trailing, plus: -12)
    relate(view, .width, plus: 30)
    relate(view, .bottom, to: container, .bottom, plus: -7)
    relate(view, .height, plus: 21)
    #expect(frame() == CGRect(x: 158, y: 72, width: 30, height: 21))
  }

  @Test func `a near edge and a centre`() {
    relate(view, .left, plus: 10)
    relate(view, .centerX, to: container, .centerX, plus: 15)
    relate(view, .top, plus: 4)
    relate(view, .centerY, to: container, .centerY, plus: -9)
    #expect(frame() == CGRect(x: 10, y: 4, width: 210, height: 74))
  }

  @Test func `a far edge and a centre`() {
    relate(view, .right, to: container, .right, plus: -20)
    relate(view, .centerX, to: container, .centerX, plus: 13)
    relate(view, .bottom, to: container, .bottom, plus: -5)
    relate(view, .centerY, to: container, .centerY, plus: 11)
    #expect(frame() == CGRect(x: 46, y: 27, width: 134, height: 68))
  }

  @Test func `two edges`() {
    relate(view, .leading, to: container, .trailing, times: 0.25, plus: 3)
    relate(view, .trailing, to: container, .width, times: 0.5, plus: 9)
    relate(view, .top, to: container, .height, times: 0.5, plus: -6)
    relate(view, .bottom, to: container, .bottom, times: 0.75, plus: 2)
    #expect(frame() == CGRect(x: 53, y: 44, width: 56, height: 33))
  }

  @Test func `equations whose second item is determined`() {
    relate(container, .trailing, to: view, .trailing, times: 2, plus: 20)
    relate(container, .leading, to: view, .leading, plus: -6)
    relate(container, .height, to: view, .height, times: 4, plus: 8)
    relate(container, .bottom, to: view, .bottom, plus: 5)
    // An equation that is multiplied by zero determines nothing.
    relate(container, .width, to: view, .width, times: 0, plus: 3)
    #expect(frame() == CGRect(x: 6, y: 72, width: 84, height: 23))
  }

  @Test func `margins of the container`() {
    relate(view, .leading, to: container, .leadingMargin, plus: 3)
    relate(view, .trailing, to: container, .trailingMargin, plus: -2)
    relate(view, .top, to: container, .topMargin, plus: 1)
    relate(view, .bottom, to: container, .bottomMargin, plus: -4)
    #expect(frame() == CGRect(x: 9, y: 6, width: 181, height: 83))
  }

  @Test func `left and right margins, and the centre within margins`() {
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(other)
    relate(view, .left, to: container, .leftMargin)
    relate(view, .right, to: container, .rightMargin)
    relate(view, .top, plus: 3)
    relate(view, .height, plus: 9)
    relate(other, .centerX, to: container, .centerXWithinMargins)
    relate(other, .centerY, to: container, .centerYWithinMargins)
    relate(other, .width, to: view, .width, times: 0.5, plus: 7)
    relate(other, .height, to: view, .height, times: 2, plus: 2)
    #expect(frame() == CGRect(x: 6, y: 3, width: 186, height: 9))
    #expect(other.frame == CGRect(x: 49, y: 39, width: 100, height: 20))
  }

  @Test func `a view beside the container`() {
    let beside = UIView(frame: CGRect(x: 5, y: 7, width: 40, height: 50))
    root.addSubview(beside)
    relate(view, .leading, to: beside, .trailing, plus: 3)
    relate(view, .top, to: beside, .bottom, plus: 1)
    relate(view, .width, plus: 10)
    relate(view, .height, plus: 11)
    #expect(frame() == CGRect(x: 28, y: 28, width: 10, height: 11))
  }

  @Test func `a superview of the container`() {
    root.bounds.origin = CGPoint(x: 3, y: 4)
    relate(view, .leading, to: root, .leading, plus: 30)
    relate(view, .trailing, to: root, .trailing, plus: -100)
    relate(view, .top, to: root, .top, plus: 35)
    relate(view, .bottom, to: root, .bottom, plus: -90)
    #expect(frame() == CGRect(x: 13, y: 9, width: 170, height: 95))
  }

  @Test func `a guide of a sibling, and a scrolled container`() {
    let sibling = UIView(frame: CGRect(x: 50, y: 10, width: 80, height: 40))
    sibling.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    container.addSubview(sibling)
    let guide = sibling.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.heightAnchor.constraint(equalTo: guide.heightAnchor, multiplier: 0.5),
    ])
    #expect(frame() == CGRect(x: 52, y: 11, width: 74, height: 18))
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(other)
    container.bounds.origin = CGPoint(x: 7, y: 9)
    relate(other, .leading, to: container, .leading, plus: 1)
    relate(other, .trailing, to: container, .trailing, plus: -3)
    relate(other, .top, to: container, .top, plus: 2)
    relate(other, .bottom, to: container, .bottom, plus: -5)
    container.layoutIfNeeded()
    #expect(other.frame == CGRect(x: 8, y: 11, width: 196, height: 93))
    #expect(view.frame == CGRect(x: 52, y: 11, width: 74, height: 18))
  }

  @Test func `a guide that is gone, and inequalities that hold, determine nothing`() {
    var guide: UILayoutGuide? = UILayoutGuide()
    guide.map(container.addLayoutGuide)
    guide?.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
    guide.map(container.removeLayoutGuide)
    guide = nil
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 80).isActive = true
    view.heightAnchor.constraint(greaterThanOrEqualToConstant: 2).isActive = true
    #expect(frame() == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `one value and the size of the content`() {
    final class Sized: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 12) }
    }
    let corners = [Sized(), Sized(), Sized()]
    for corner in corners {
      corner.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(corner)
    }
    relate(corners[0], .trailing, to: container, .trailing, plus: -4)
    relate(corners[0], .bottom, to: container, .bottom, plus: -9)
    relate(corners[1], .centerX, to: corners[0], .leading)
    relate(corners[1], .centerY, to: corners[0], .top)
    // The width is determined, so only the height is that of the content.
    relate(corners[2], .leading, plus: 2)
    relate(corners[2], .width, plus: 17)
    relate(corners[2], .top, to: corners[1], .bottom, plus: 1)
    container.layoutIfNeeded()
    #expect(corners[0].frame == CGRect(x: 166, y: 79, width: 30, height: 12))
    #expect(corners[1].frame == CGRect(x: 151, y: 73, width: 30, height: 12))
    #expect(corners[2].frame == CGRect(x: 2, y: 86, width: 17, height: 12))
  }

  @Test(
    arguments: [
      ([250, 999, 750], 11.0), ([1000, 1000, 500], 10), ([1, 2, 3], 12), ([3, 3, 3], 11),
      ([7, 8, 8], 11),
    ] as [([Float], CGFloat)])
  func `the highest priority applies, and among equal ones the smallest difference`(
    priorities: [Float], expected: CGFloat
  ) {
    for (index, priority) in priorities.enumerated() {
      let edge = view.leadingAnchor.constraint(
        equalTo: container.leadingAnchor, constant: 10 + CGFloat(index))
      edge.priority = UILayoutPriority(rawValue: priority)
      edge.isActive = true
    }
    relate(view, .width, plus: 5)
    #expect(frame() == CGRect(x: expected, y: 2, width: 5, height: 4))
  }

  @Test func `a negative length is zero`() {
    relate(view, .leading, plus: 90)
    relate(view, .trailing, plus: 40)
    relate(view, .top, plus: 8)
    relate(view, .height, plus: -3)
    #expect(frame() == CGRect(x: 90, y: 8, width: 0, height: 0))
  }

  @Test func `a cell that hasn't been laid out has the margins of its later size`() {
    func makeCell() -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let label = UILabel()
      label.text = "Tea"
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      let margins = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: margins.topAnchor),
        label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
      return cell
    }
    func height(_ cell: UITableViewCell) -> CGFloat {
      cell.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let (new, used) = (makeCell(), makeCell())
    used.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    used.layoutIfNeeded()
    let label = UILabel()
    label.text = "Tea"
    #expect(height(new) == height(used))
    #expect(abs(height(new) - label.intrinsicContentSize.height - 22) < 0.01)
  }

  @Test func `the backgrounds of a cell fill it`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let item = UICollectionViewCell(frame: .zero)
    let backgrounds = (0..<4).map { _ in UIView() }
    (cell.backgroundView, cell.selectedBackgroundView) = (backgrounds[0], backgrounds[1])
    (item.backgroundView, item.selectedBackgroundView) = (backgrounds[2], backgrounds[3])
    for view in [cell, item] {
      view.frame = CGRect(x: 10, y: 20, width: 300, height: 50)
      view.layoutIfNeeded()
    }
    #expect(backgrounds.allSatisfy { $0.frame == CGRect(x: 0, y: 0, width: 300, height: 50) })
  }
}
