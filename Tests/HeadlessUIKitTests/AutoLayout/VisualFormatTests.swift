import Foundation
import HeadlessUIKit
import Testing

/// The constraints that visual formats describe, in the grammar of Apple's Auto Layout Guide.
@MainActor
struct `Constraints of visual formats` {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let views: [String: Any]

  init() {
    var views: [String: UIView] = [:]
    for name in ["a", "b", "c"] {
      let view = UIView()
      view.accessibilityIdentifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
      views[name] = view
    }
    container.accessibilityIdentifier = "container"
    self.views = views
  }

  private func terms(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [String] {
    func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
      guard let item else { return "" }
      return "\((item as? UIView)?.accessibilityIdentifier ?? "guide").\(attribute) + "
    }
    return NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views
    ).map { constraint in
      let relation = ["<=", "==", ">="][constraint.relation.rawValue + 1]
      let priority = constraint.priority.rawValue
      return side(constraint.firstItem, constraint.firstAttribute).dropLast(3)
        + " \(relation) " + side(constraint.secondItem, constraint.secondAttribute)
        + "\(constraint.constant)" + (priority == 1000 ? "" : " @\(priority)")
    }
  }

  @Test(
    arguments: [
      ("[a]", []),
      ("[a(50)]", ["a.width == 50.0"]),
      ("[a(>=70,<=100)]", ["a.width >= 70.0", "a.width <= 100.0"]),
      ("[a(==b)]", ["a.width == b.width + 0.0"]),
      ("[a(100@20)]", ["a.width == 100.0 @20.0"]),
      ("V:[a(==b@750)]", ["a.height == b.height + 0.0 @750.0"]),
      ("[a]-[b]", ["b.leading == a.trailing + 8.0"]),
      ("[a][b]", ["b.leading == a.trailing + 0.0"]),
      ("[a]-12.5-[b]", ["b.leading == a.trailing + 12.5"]),
      ("[a]-0@750-[b]", ["b.leading == a.trailing + 0.0 @750.0"]),
      ("V:[a]-(-4)-[b]", ["b.top == a.bottom + -4.0"]),
      (
        "V:[a]-(>=5@999,<=9)-[b]", ["b.top >= a.bottom + 5.0 @999.0", "b.top <= a.bottom + 9.0"]
      ),
      (
        "|[a]|", ["a.leading == container.leading + 0.0", "container.trailing == a.trailing + 0.0"]
      ),
      (
        "|-50-[a(b)]-(>=6)-|",
        [
          "a.leading == container.leading + 50.0", "a.width == b.width + 0.0",
          "container.trailing >= a.trailing + 6.0",
        ]
      ),
      (
        "V:|-[a]-|",
        [
          "a.top == container.topMargin + 0.0",
          "container.bottomMargin == a.bottom + 0.0",
        ]
      ),
      (
        "H:|-[a]-[b(30)]-[c(==b)]-|",
        [
          "a.leading == container.leadingMargin + 0.0", "b.leading == a.trailing + 8.0",
          "b.width == 30.0", "c.leading == b.trailing + 8.0", "c.width == b.width + 0.0",
          "container.trailingMargin == c.trailing + 0.0",
        ]
      ),
      (
        "H: | - 5 - [ a ( >= 3 , <= 4 ) ]",
        ["a.leading == container.leading + 5.0", "a.width >= 3.0", "a.width <= 4.0"]
      ),
    ] as [(String, [String])])
  func `relate the views as the format shows it`(format: String, expected: [String]) {
    #expect(terms(format) == expected)
  }

  @Test func `use metrics of all types of numbers for distances, sizes and priorities`() {
    let metrics: [String: Any] = [
      "gap": 3, "half": 0.5, "float": Float(1.5), "length": CGFloat(7),
      "object": NSNumber(value: 9),
      "low": UILayoutPriority.defaultLow.rawValue, "a_1": UInt8(4),
    ]
    #expect(
      terms("|-gap-[a(length@low)]-(<=half,>=float@object)-[b(a_1)]", metrics: metrics) == [
        "a.leading == container.leading + 3.0", "a.width == 7.0 @250.0",
        "b.leading <= a.trailing + 0.5", "b.leading >= a.trailing + 1.5 @9.0", "b.width == 4.0",
      ])
  }

  @Test func `align neighbouring views, in the direction of the options`() {
    #expect(
      terms("[a]-2-[b]-2-[c]", [.alignAllTop, .alignAllLastBaseline]) == [
        "b.leading == a.trailing + 2.0", "c.leading == b.trailing + 2.0", "a.top == b.top + 0.0",
        "a.lastBaseline == b.lastBaseline + 0.0", "b.top == c.top + 0.0",
        "b.lastBaseline == c.lastBaseline + 0.0",
      ])
    #expect(
      terms("V:[a][b]", [.alignAllLeading, .alignAllCenterX]) == [
        "b.top == a.bottom + 0.0", "a.leading == b.leading + 0.0",
        "a.centerX == b.centerX + 0.0",
      ])
    #expect(
      terms("|-1-[a]-2-[b]-3-|", .directionLeftToRight) == [
        "a.left == container.left + 1.0", "b.left == a.right + 2.0",
        "container.right == b.right + 3.0",
      ])
    #expect(
      terms("|-1-[a]-(>=2)-[b]-|", .directionRightToLeft) == [
        "container.right == a.right + 1.0", "a.left >= b.right + 2.0",
        "b.left == container.leftMargin + 0.0",
      ])
  }

  @Test func `measure between baselines if the options say so`() throws {
    let (upper, lower) = (UILabel(), UILabel())
    container.addSubview(upper)
    container.addSubview(lower)
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-4-[upper]-[lower]-5-[upper]", options: .spacingBaselineToBaseline,
      metrics: nil, views: ["upper": upper, "lower": lower])
    let anchors = lower.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)
    #expect(constraints.map(\.firstAttribute) == [.top, .firstBaseline, .firstBaseline])
    #expect(constraints.map(\.secondAttribute) == [.top, .lastBaseline, .lastBaseline])
    #expect(constraints.map(\.constant) == [4, anchors.constant, 5])
  }

  @Test func `place views when they are active, in the direction of the language`() {
    container.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    for format in [
      "|-[a(40)]-gap-[b]-[c(==a)]-|", "V:|-[a(20)]", "V:|[b]-|", "V:[c(b)]|",
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, metrics: ["gap": 10], views: views))
    }
    container.layoutIfNeeded()
    #expect(
      container.subviews.map(\.frame) == [
        CGRect(x: 6, y: 5, width: 40, height: 20), CGRect(x: 56, y: 0, width: 208, height: 193),
        CGRect(x: 272, y: 7, width: 40, height: 193),
      ])
  }

  @Test func `use layout guides`() {
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "|-9-[guide(5)]", metrics: nil, views: ["guide": guide])
    #expect(constraints.allSatisfy { $0.firstItem === guide })
    #expect(constraints.map(\.constant) == [9, 5] && constraints[0].secondItem === container)
  }

  /// Formats of random views, distances and conditions, which are written and described side by side.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `are complete for formats of any length`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    let isVertical = Bool.random(using: &generator)
    let (near, far, size) =
      isVertical ? ("top", "bottom", "height") : ("leading", "trailing", "width")
    var (format, expected) = (isVertical ? "V:" : ["", "H:"][number(0...1)], [String]())
    func conditions(_ left: String, _ right: String) -> String {
      let written = (0..<number(1...3)).map { _ in
        let (relation, value, priority) = (
          ["", "==", "<=", ">="][number(0...3)], number(0...99), number(1...1000)
        )
        expected.append(
          "\(left) \(relation.isEmpty ? "==" : relation) \(right)\(value).0"
            + (priority == 1000 ? "" : " @\(priority).0"))
        return "\(relation)\(value)" + (priority == 1000 ? "" : "@\(priority)")
      }
      return "(" + written.joined(separator: ",") + ")"
    }
    func connection(_ next: String, _ previous: String) -> String {
      switch number(0...2) {
      case 0:
        expected.append("\(next) == \(previous) + 0.0")
        return ""
      case 1:
        let distance = number(0...50)
        expected.append("\(next) == \(previous) + \(distance).0")
        return "-\(distance)-"
      default: return "-" + conditions(next, previous + " + ") + "-"
      }
    }
    var previous: String?
    if Bool.random(using: &generator) {
      format += "|" + connection("a.\(near)", "container.\(near)")
    }
    for name in ["a", "b", "c"].prefix(number(1...3)) {
      if let previous { format += connection("\(name).\(near)", "\(previous).\(far)") }
      format +=
        "[\(name)" + (Bool.random(using: &generator) ? conditions("\(name).\(size)", "") : "") + "]"
      previous = name
    }
    if let previous, Bool.random(using: &generator) {
      format += connection("container.\(far)", "\(previous).\(far)") + "|"
    }
    #expect(terms(format) == expected, "\(format)")
  }
}

@MainActor
struct `Visual formats that can't be parsed` {
  private func reason(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any] = ["m": 1, "text": "x"], isAlone: Bool = false
  ) -> String? {
    let (container, a) = (UIView(), UIView())
    if !isAlone { container.addSubview(a) }
    var constraints: [NSLayoutConstraint] = []
    let exceptions = UIKitException.recording {
      constraints = NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: metrics,
        views: ["a": a, "b": UIView(), "five": 5])
    }
    #expect(
      constraints.isEmpty && exceptions.allSatisfy { $0.name == "NSInvalidArgumentException" })
    return exceptions.first?.reason
  }

  @Test(
    arguments: [
      ("|-[x]", "x is not a key in the views dictionary", 3),
      ("|-gap-[a]", "gap is not a key in the metrics dictionary", 2),
      ("[a(==x)]", "x is not a key in the metrics dictionary or the views dictionary", 5),
      ("[five]", "five is 5, which is not a view or a layout guide", 1),
      ("[a]-text-[b]", "text is x, which is not a number", 4),
      ("H|[a]", "Expected a ':' after 'H' to specify the orientation", 1),
      ("a", "Expected a '[' at the start of a view", 0),
      ("", "Expected a '[' at the start of a view", 0),
      ("[]", "Expected the name of a view", 1),
      ("[a", "Expected a ']' at the end of a view", 2),
      ("[a(5]", "Expected a ')' at the end of a list of conditions", 4),
      ("[a(>5)]", "Expected a '=' as the second character of '==', '<=' or '>='", 4),
      ("[a()]", "Expected a number, a metric or a view", 3),
      ("[a]-()-[b]", "Expected a number or a metric", 5),
      ("[a]-5[b]", "Expected a '-' after a distance", 5),
      ("[a]-1.2.3-[b]", "1.2.3 is not a number", 4),
      ("[a(5@1200)]", "Expected a priority above 0 and up to 1000", 9),
      ("[a]|[b]", "The format continues after the superview's edge", 4),
      ("|-8-|", "Expected a '[' at the start of a view", 4),
    ])
  func `raise an exception that marks the character`(format: String, reason: String, position: Int)
  {
    let mark = String(repeating: " ", count: position) + "^"
    #expect(
      self.reason(format) == "Unable to parse constraint format: \n\(reason). \n\(format) \n\(mark)"
    )
  }

  @Test func `name what doesn't fit the format's axis and hierarchy`() {
    #expect(
      reason("[a]-[b]", .alignAllLeft)?.contains(
        "aligned on a vertical edge, which is not allowed for layout that is also horizontal")
        == true)
    #expect(
      reason("V:[a]-[b]", .alignAllTop)?.contains(
        "aligned on a horizontal edge, which is not allowed for layout that is also vertical")
        == true)
    #expect(
      reason("|[a]", isAlone: true)?.contains("the related view doesn't have a superview") == true)
  }
}
