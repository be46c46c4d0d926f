/// A sum of variables with factors, and a constant.
///
/// The variables and their factors are in two arrays, in the order in which the variables were made. Most sums have two or
/// three of them, and a dictionary takes several times as long in a debug build, in which tests run.
struct LinearExpression: Hashable {
  var constant: Double
  /// The variables whose factors aren't zero.
  private(set) var variables: [Int] = []
  /// The factors of the variables.
  private(set) var factors: [Double] = []

  init(_ constant: Double = 0) { self.constant = constant }

  init(variable: Int) {
    constant = 0
    variables = [variable]
    factors = [1]
  }

  /// Whether the sum has no variables.
  var isConstant: Bool { variables.isEmpty }

  subscript(variable: Int) -> Double {
    let index = index(of: variable)
    return index < variables.count && variables[index] == variable ? factors[index] : 0
  }

  /// Returns the position of a variable, or that at which it would be.
  private func index(of variable: Int) -> Int {
    var (low, high) = (0, variables.count)
    while low < high {
      let middle = (low + high) / 2
      if variables[middle] < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }

  mutating func add(_ factor: Double, of variable: Int) {
    let index = index(of: variable)
    if index < variables.count, variables[index] == variable {
      let sum = factors[index] + factor
      if sum.isAboutZero { remove(at: index) } else { factors[index] = sum }
    } else if !factor.isAboutZero {
      variables.insert(variable, at: index)
      factors.insert(factor, at: index)
    }
  }

  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    if variables.isEmpty, factor == 1 {
      (variables, factors) = (other.variables, other.factors)
      return
    }
    var index = 0
    while index < other.variables.count {
      add(other.factors[index] * factor, of: other.variables[index])
      index += 1
    }
  }

  mutating func remove(_ variable: Int) {
    let index = index(of: variable)
    if index < variables.count, variables[index] == variable { remove(at: index) }
  }

  private mutating func remove(at index: Int) {
    variables.remove(at: index)
    factors.remove(at: index)
  }

  /// Replaces a variable by an expression.
  mutating func substitute(_ variable: Int, by expression: LinearExpression) {
    let index = index(of: variable)
    guard index < variables.count, variables[index] == variable else { return }
    let factor = factors[index]
    remove(at: index)
    add(expression, times: factor)
  }

  /// Returns the value of the sum for values of its variables, which are 0 where they aren't known.
  func value(_ known: [Double?]) -> Double {
    var sum = constant
    var index = 0
    while index < variables.count {
      sum += (known[variables[index]] ?? 0) * factors[index]
      index += 1
    }
    return sum
  }

  /// Solves the equation `self == 0` for a variable.
  func solvedForZero(_ variable: Int) -> LinearExpression {
    var rest = self
    rest.remove(variable)
    var solution = LinearExpression()
    solution.add(rest, times: -1 / self[variable])
    return solution
  }

  /// Solves the equation `other == self` for a variable.
  func solved(for variable: Int, insteadOf other: Int) -> LinearExpression {
    var equation = self
    equation.add(-1, of: other)
    return equation.solvedForZero(variable)
  }
}

extension LinearExpression {
  static func + (one: Self, other: Self) -> Self {
    var sum = one
    sum.add(other)
    return sum
  }

  static func - (one: Self, other: Self) -> Self {
    var difference = one
    difference.add(other, times: -1)
    return difference
  }

  static func * (expression: Self, factor: Double) -> Self {
    var product = Self()
    product.add(expression, times: factor)
    return product
  }
}

extension Double {
  /// Differences below this are errors of rounding.
  static var tolerance: Double { 1e-7 }

  /// Whether the number is zero, except for errors of rounding.
  var isAboutZero: Bool { abs(self) < .tolerance }
}
