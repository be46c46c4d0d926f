// Facts recorded of UIKit on Mac Catalyst: kern0x1b/charon, UIScrollViewLayoutGuides.md. Which part of a scroll view its
// edges mean is in Apple's Technical Note TN2154 and in the documentation of the guides.

import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `Recorded guides of scroll views` {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(view)
  }

  private func pin(_ view: UIView, to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }

  @Test func `the frame guide has the size of the scroll view`() {
    #expect(scrollView.frameLayoutGuide === scrollView.frameLayoutGuide)
    #expect(scrollView.frameLayoutGuide.owningView === scrollView)
    for size in [CGSize(width: 100, height: 50), CGSize(width: 70, height: 60)] {
      scrollView.frame.size = size
      scrollView.layoutIfNeeded()
      #expect(scrollView.frameLayoutGuide.layoutFrame.size == size)
    }
  }

  @Test func `a view that is pinned to the content guide determines the size of the content`() {
    pin(view, to: scrollView.contentLayoutGuide)
    let height = view.heightAnchor.constraint(equalToConstant: 400)
    NSLayoutConstraint.activate([
      height, view.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    scrollView.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 400))
    #expect(scrollView.contentSize == CGSize(width: 100, height: 400))
    #expect(scrollView.contentLayoutGuide.layoutFrame == view.frame)
    height.constant = 30
    scrollView.frame.size.width = 80
    scrollView.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 80, height: 30))
    #expect(scrollView.contentSize == CGSize(width: 80, height: 30))
  }

  @Test
  func `a view that is pinned to the content guide scrolls, and one at the frame guide doesn't`() {
    let fixed = UIView()
    fixed.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(fixed)
    pin(view, to: scrollView.contentLayoutGuide)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 300),
      view.heightAnchor.constraint(equalToConstant: 400),
      fixed.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 3),
      fixed.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
      fixed.widthAnchor.constraint(equalToConstant: 10),
      fixed.heightAnchor.constraint(equalToConstant: 10),
    ])
    scrollView.layoutIfNeeded()
    scrollView.contentOffset = CGPoint(x: 20, y: 70)
    scrollView.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(fixed.frame == CGRect(x: 20, y: 73, width: 10, height: 10))
    #expect(scrollView.contentSize == CGSize(width: 300, height: 400))
  }

  @Test func `the edges of the scroll view are those of its content, and its size is its frame's`()
  {
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 5),
      view.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 6),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 7),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8),
      view.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      view.heightAnchor.constraint(equalTo: scrollView.heightAnchor, multiplier: 3),
    ])
    scrollView.contentOffset.y = 11
    scrollView.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 6, y: 5, width: 100, height: 150))
    #expect(scrollView.contentSize == CGSize(width: 114, height: 162))
  }

  @Test func `margins of the scroll view are inside its content`() {
    scrollView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    for attribute in [
      NSLayoutConstraint.Attribute.top, .left, .bottom, .right,
    ] {
      let margin = NSLayoutConstraint.Attribute(
        rawValue: attribute.rawValue - NSLayoutConstraint.Attribute.left.rawValue
          + NSLayoutConstraint.Attribute.leftMargin.rawValue)
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: scrollView,
        attribute: margin ?? .notAnAttribute, multiplier: 1, constant: 0
      ).isActive = true
    }
    view.widthAnchor.constraint(equalToConstant: 200).isActive = true
    view.heightAnchor.constraint(equalToConstant: 90).isActive = true
    scrollView.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 200, height: 90))
    #expect(scrollView.contentSize == CGSize(width: 206, height: 94))
  }

  @Test func `content that is at least as high as the frame shrinks again`() {
    pin(view, to: scrollView.contentLayoutGuide)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    let height = inner.heightAnchor.constraint(equalToConstant: 200)
    let frameHeight = view.heightAnchor.constraint(
      equalTo: scrollView.frameLayoutGuide.heightAnchor)
    frameHeight.priority = .defaultLow
    NSLayoutConstraint.activate([
      height, frameHeight,
      view.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      view.heightAnchor.constraint(
        greaterThanOrEqualTo: scrollView.frameLayoutGuide.heightAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
    ])
    for (inside, expected) in [(200, 200), (20, 50), (70, 70)] as [(CGFloat, CGFloat)] {
      height.constant = inside
      scrollView.layoutIfNeeded()
      #expect(scrollView.contentSize == CGSize(width: 100, height: expected))
    }
  }

  @Test func `a list computes the size of its content itself`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    table.addSubview(label)
    pin(label, to: table.contentLayoutGuide)
    label.heightAnchor.constraint(equalToConstant: 400).isActive = true
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 0)
  }
}

/// The usual way to build a scrolling screen: a stack as wide as the frame guide, in the content guide.
@MainActor
struct `Recorded stacks in scroll views` {
  private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let scrollView = UIScrollView()
  private let stack = UIStackView()

  init() {
    screen.addSubview(scrollView)
    scrollView.addSubview(stack)
    for view in [scrollView, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    stack.axis = .vertical
  }

  private func activate(inset: CGFloat) {
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: screen.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: inset),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -inset),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: inset),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -inset),
      stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -2 * inset),
    ])
  }

  @Test func `texts wrap again when the screen changes its size`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "words that wrap ", count: 40)
    stack.addArrangedSubview(label)
    activate(inset: 10)
    screen.layoutIfNeeded()
    let high = scrollView.contentSize
    #expect(high.width == 300 && high.height > 200 && high.height == label.frame.height + 20)
    screen.frame.size.width = 600
    screen.layoutIfNeeded()
    #expect(scrollView.frame.size == CGSize(width: 600, height: 200))
    #expect(scrollView.contentSize.width == 600 && label.frame.width == 580)
    #expect(scrollView.contentSize.height < high.height)
    label.text = "short"
    screen.layoutIfNeeded()
    #expect(scrollView.contentSize.height == label.frame.height + 20)
    #expect(label.frame.height < 30)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `content is as large as the views, spacings and insets of any stack`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &generator))
    }
    let inset = number(0...12)
    stack.spacing = number(0...9)
    activate(inset: inset)
    var constraints: [NSLayoutConstraint] = []
    for _ in 0..<Int(number(1...5)) {
      let view = UIView()
      constraints.append(view.heightAnchor.constraint(equalToConstant: 0))
      stack.addArrangedSubview(view)
    }
    NSLayoutConstraint.activate(constraints)
    for _ in 0..<4 {
      for constraint in constraints { constraint.constant = number(0...150) }
      screen.frame.size = CGSize(width: number(100...500), height: number(50...400))
      screen.layoutIfNeeded()
      let total = constraints.reduce(0) { $0 + $1.constant }
      let height = total + stack.spacing * CGFloat(constraints.count - 1) + 2 * inset
      #expect(scrollView.frame == screen.bounds)
      #expect(scrollView.contentSize == CGSize(width: screen.bounds.width, height: height))
      #expect(
        stack.frame
          == CGRect(
            x: inset, y: inset, width: screen.bounds.width - 2 * inset, height: height - 2 * inset))
      scrollView.contentOffset.y = number(0...30)
    }
  }
}
