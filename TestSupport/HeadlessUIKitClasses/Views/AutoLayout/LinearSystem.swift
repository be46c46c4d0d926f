/// A system of linear equations and inequalities, of which some are required and others are wishes with a priority.
///
/// A solution fulfils what is required. Among all solutions, it misses the wishes with the highest priority by the
/// smallest sum of differences; among those that do, the wishes with the next priority, and so on.
///
/// The method is that of Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm"
/// (2001): a simplex tableau, whose rows express some variables by the others, which are zero. Here, each priority has a
/// goal of its own, instead of a weight in a common one.
struct LinearSystem {
  enum Relation {
    case equal, greaterThanOrEqual
  }

  /// Whether each variable is one of the caller's, which may have any value. The others are never negative: they say how
  /// far an inequality is from its limit, or a wish from its fulfilment.
  private var isFree: [Bool] = []
  /// The expressions of the variables that are expressed by the others; `nil` for the others.
  private var rows: [LinearExpression?] = []
  /// By how much the wishes are missed, by priority.
  private var goals: [Float: LinearExpression] = [:]

  /// Adds a variable that may have any value.
  mutating func makeVariable() -> Int { make(isFree: true) }

  private mutating func make(isFree: Bool) -> Int {
    self.isFree.append(isFree)
    rows.append(nil)
    return self.isFree.count - 1
  }

  /// Requires that an expression is zero, or at least zero.
  ///
  /// - Returns: `false` if that contradicts what was required before. Then it isn't required.
  @discardableResult
  mutating func require(_ expression: LinearExpression, _ relation: Relation) -> Bool {
    var row = inRows(expression)
    var distance: Int?
    if relation == .greaterThanOrEqual {
      let own = make(isFree: false)
      row.add(-1, of: own)
      distance = own
    }
    if let free = row.variables.first(where: { isFree[$0] }) {
      express(free, by: row.solvedForZero(free))
    } else if let distance, row.constant >= 0 {
      rows[distance] = row.solvedForZero(distance)
    } else {
      return insert(row)
    }
    return true
  }

  /// Adds the wish that an expression is zero, or at least zero.
  mutating func wish(_ expression: LinearExpression, _ relation: Relation, priority: Float) {
    var row = inRows(expression)
    let (excess, lack) = (make(isFree: false), make(isFree: false))
    row.add(-1, of: excess)
    row.add(1, of: lack)
    var missed = LinearExpression()
    missed.add(1, of: lack)
    if relation == .equal { missed.add(1, of: excess) }
    if let free = row.variables.first(where: { isFree[$0] }) {
      express(free, by: row.solvedForZero(free))
    } else {
      let basic = row.constant < 0 ? lack : excess
      let solution = row.solvedForZero(basic)
      rows[basic] = solution
      missed.substitute(basic, by: solution)
    }
    goals[priority, default: LinearExpression()].add(missed)
  }

  /// Fulfils the wishes as far as possible.
  mutating func solve() {
    let priorities = goals.keys.sorted(by: >)
    for (position, priority) in priorities.enumerated() {
      minimize(priority, keeping: priorities[..<position])
    }
  }

  /// The value of a variable in the solution.
  func value(of variable: Int) -> Double { rows[variable]?.constant ?? 0 }

  // MARK: The tableau

  private func inRows(_ expression: LinearExpression) -> LinearExpression {
    var result = LinearExpression(expression.constant)
    for (index, variable) in expression.variables.enumerated() {
      let factor = expression.factors[index]
      if let row = rows[variable] {
        result.add(row, times: factor)
      } else {
        result.add(factor, of: variable)
      }
    }
    return result
  }

  /// Adds the equation `row == 0`, whose variables are never negative. Returns `false` if it has no solution.
  private mutating func insert(_ row: LinearExpression) -> Bool {
    // What is missing to a solution. If that can become zero, there is one.
    let missing = make(isFree: false)
    var measure = LinearExpression()
    measure.add(row, times: row.constant < 0 ? -1 : 1)
    rows[missing] = measure
    goals[.infinity] = measure
    minimize(.infinity, keeping: [])
    goals[.infinity] = nil
    if let rest = rows[missing] {
      rows[missing] = nil
      // Without its row, the variable is in no equation, and neither is the new one.
      guard rest.constant.isAboutZero else { return false }
      if let other = rest.variables.first {
        var equation = rest
        equation.constant = 0
        express(other, by: equation.solvedForZero(other))
      }
    }
    for row in rows.indices { rows[row]?.remove(missing) }
    for key in goals.keys { goals[key]?.remove(missing) }
    return true
  }

  /// Makes a goal as small as possible without changing goals with higher priorities.
  private mutating func minimize(_ priority: Float, keeping higher: ArraySlice<Float>) {
    while let goal = goals[priority],
      // The first one, because others could lead around in circles (Bland's rule).
      let entering = goal.variables.first(where: { variable in
        goal[variable] < -Double.tolerance
          && higher.allSatisfy { (goals[$0]?[variable] ?? 0).isAboutZero }
      }),
      let leaving = firstLimit(of: entering), let row = rows[leaving]
    {
      rows[leaving] = nil
      express(entering, by: row.solved(for: entering, insteadOf: leaving))
    }
  }

  /// Returns the variable that becomes zero first when another one grows.
  private func firstLimit(of growing: Int) -> Int? {
    var first: (variable: Int, limit: Double)?
    for variable in rows.indices where !isFree[variable] {
      guard let row = rows[variable] else { continue }
      let factor = row[growing]
      guard factor < -Double.tolerance else { continue }
      let limit = -row.constant / factor
      if let known = first {
        if limit > known.limit + .tolerance { continue }
        if limit > known.limit - .tolerance, variable > known.variable { continue }
      }
      first = (variable, limit)
    }
    return first?.variable
  }

  private mutating func express(_ variable: Int, by expression: LinearExpression) {
    for row in rows.indices { rows[row]?.substitute(variable, by: expression) }
    for key in goals.keys { goals[key]?.substitute(variable, by: expression) }
    rows[variable] = expression
  }
}
