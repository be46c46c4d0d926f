/// What a ``LinearSystem`` is to fulfil.
///
/// The solution depends on nothing else. A cell is measured and laid out many times with the same content, so the last
/// solutions are kept: the laws of a cell with a stack of five labels take a third of the time.
struct LinearProblem: Hashable {
  private struct Demand: Hashable {
    let expression: LinearExpression
    let relation: LinearSystem.Relation
    /// `nil` for what is required.
    let priority: Float?
  }

  let variableCount: Int
  private var demands: [Demand] = []

  init(variableCount: Int) { self.variableCount = variableCount }

  /// Requires that an expression is zero, or at least zero. What contradicts an earlier requirement isn't required.
  mutating func require(_ expression: LinearExpression, _ relation: LinearSystem.Relation) {
    add(expression, relation, nil)
  }

  /// Adds the wish that an expression is zero, or at least zero.
  mutating func wish(
    _ expression: LinearExpression, _ relation: LinearSystem.Relation, priority: Float
  ) {
    add(expression, relation, priority)
  }

  private mutating func add(
    _ expression: LinearExpression, _ relation: LinearSystem.Relation, _ priority: Float?
  ) {
    if expression.isConstant { return }
    demands.append(Demand(expression: expression, relation: relation, priority: priority))
  }

  /// The constants of two problems differ nearly always, and hashing all factors takes long in a debug build.
  func hash(into hasher: inout Hasher) {
    for demand in demands { hasher.combine(demand.expression.constant) }
  }

  /// Returns the values of the variables.
  @MainActor
  func solution() -> [Double] {
    if let known = Self.solutions[self] { return known }
    var system = LinearSystem()
    let variables = (0..<variableCount).map { _ in system.makeVariable() }
    for demand in demands {
      if let priority = demand.priority {
        system.wish(demand.expression, demand.relation, priority: priority)
      } else {
        system.require(demand.expression, demand.relation)
      }
    }
    system.solve()
    let solution = variables.map { system.value(of: $0) }
    if Self.solutions.count == Self.limit { Self.solutions = [:] }
    Self.solutions[self] = solution
    return solution
  }

  @MainActor private static var solutions: [LinearProblem: [Double]] = [:]
  private static let limit = 200
}
