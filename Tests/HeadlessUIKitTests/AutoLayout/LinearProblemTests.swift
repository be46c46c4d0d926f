import Testing

@testable import HeadlessUIKitClasses

@MainActor
struct `Solved linear problems` {
  /// The number 3 and the number 5, of which the wish with the higher priority is fulfilled.
  private func solution(
    three: Float, five: Float, factor: Double = 1, isRequired: Bool = false,
    atLeast: Bool = false
  ) -> [Double] {
    let x = LinearExpression(variable: 0)
    let (low, high) = (x * factor - LinearExpression(3), x * factor - LinearExpression(5))
    var problem = LinearProblem(variableCount: 1)
    problem.wish(low, .equal, priority: three)
    if isRequired {
      problem.require(high, .equal)
    } else {
      problem.wish(high, atLeast ? .greaterThanOrEqual : .equal, priority: five)
    }
    return problem.solution()
  }

  @Test func `are solved as they were before`() {
    for _ in 0..<3 {
      #expect(solution(three: 2, five: 1) == [3])
      #expect(solution(three: 1, five: 2) == [5])
    }
  }

  @Test func `aren't confused with others that have the same constants`() {
    for _ in 0..<2 {
      #expect(solution(three: 2, five: 1) == [3])
      #expect(solution(three: 1, five: 2) == [5])
      #expect(solution(three: 2, five: 1, factor: 2) == [1.5])
      #expect(solution(three: 2, five: 1, isRequired: true) == [5])
      #expect(solution(three: 2, five: 1, atLeast: true) == [3])
      #expect(solution(three: 1, five: 2, atLeast: true) == [5])
    }
  }

  @Test func `are right when there were many others`() {
    for round in 0..<2 {
      for number in 0..<500 {
        var problem = LinearProblem(variableCount: 1)
        problem.require(
          LinearExpression(variable: 0) - LinearExpression(Double(number)), .equal)
        #expect(problem.solution() == [Double(number)], "round \(round)")
      }
    }
  }

  /// A cell is laid out again after each of these, with the problems of the layouts before still known.
  @Test func `follow what changes in the views`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    let leading = label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    let width = label.widthAnchor.constraint(equalToConstant: 50)
    width.priority = .defaultHigh
    width.isActive = true
    let least = label.widthAnchor.constraint(greaterThanOrEqualToConstant: 70)
    least.priority = .defaultLow
    NSLayoutConstraint.activate([
      leading, least, label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    func frame() -> CGRect {
      root.setNeedsLayout()
      root.layoutIfNeeded()
      return label.frame
    }
    for _ in 0..<2 {
      #expect(frame().width == 50)
      leading.constant = 20
      #expect(frame().minX == 20)
      least.priority = .required - 1
      #expect(frame().width == 70)
      width.isActive = false
      least.isActive = false
      let natural = frame().width
      #expect(natural == 0)
      label.text = "text"
      #expect(frame().width > 20)
      label.text = nil
      (leading.constant, least.priority) = (10, .defaultLow)
      (width.isActive, least.isActive) = (true, true)
      #expect(frame() == CGRect(x: 10, y: 0, width: 50, height: frame().height))
    }
  }
}
