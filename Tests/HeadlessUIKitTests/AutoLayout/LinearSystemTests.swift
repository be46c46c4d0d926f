import Testing

@testable import HeadlessUIKitClasses

/// A random number generator whose sequence depends on a seed only.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

@MainActor
struct `Linear systems` {
  /// A relation between variables: a sum with factors and a constant.
  private struct Relation {
    var factors: [Int: Double]
    var constant: Double
    let kind: LinearSystem.Relation

    var expression: LinearExpression {
      var expression = LinearExpression(constant)
      for (variable, factor) in factors { expression.add(factor, of: variable) }
      return expression
    }

    /// By how much a solution misses the relation.
    func missed(by point: [Double]) -> Double {
      let value = factors.reduce(constant) { $0 + point[$1.key] * $1.value }
      return kind == .equal ? abs(value) : max(-value, 0)
    }
  }

  private func random(
    _ count: Int, fulfilledBy point: [Double], using generator: inout Seeded
  ) -> [Relation] {
    (0..<count).map { _ in
      var factors: [Int: Double] = [:]
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let factor = Double(Int.random(in: -3...3, using: &generator))
        if factor != 0 {
          factors[Int.random(in: point.indices, using: &generator)] = factor
        }
      }
      let value = factors.reduce(0) { $0 + point[$1.key] * $1.value }
      let isEqual = Int.random(in: 0..<3, using: &generator) == 0
      let room = isEqual ? 0 : Double(Int.random(in: 0...9, using: &generator))
      return Relation(
        factors: factors, constant: room - value, kind: isEqual ? .equal : .greaterThanOrEqual)
    }
  }

  /// What is required holds, because a point was chosen that fulfils it. That point, and points on the way to it, don't
  /// miss the wishes by less.
  @Test(arguments: 0..<300 as Range<UInt64>)
  func `fulfil what is required, and miss wishes by as little as possible`(seed: UInt64) {
    var generator = Seeded(state: seed &* 977 &+ 11)
    let size = Int.random(in: 1...5, using: &generator)
    let point = (0..<size).map { _ in Double(Int.random(in: -20...20, using: &generator)) }
    let other = (0..<size).map { _ in Double(Int.random(in: -20...20, using: &generator)) }
    let required = random(
      Int.random(in: 0...5, using: &generator), fulfilledBy: point, using: &generator)
    // Wishes that no point fulfils together.
    let wishes = [Float(2), 1].map { priority in
      (priority, random(3, fulfilledBy: priority == 2 ? other : point, using: &generator))
    }
    var system = LinearSystem()
    for _ in 0..<size { _ = system.makeVariable() }
    for relation in required {
      let isPossible = system.require(relation.expression, relation.kind)
      #expect(isPossible, "seed \(seed)")
    }
    for (priority, relations) in wishes {
      for relation in relations where !relation.expression.factors.isEmpty {
        system.wish(relation.expression, relation.kind, priority: priority)
      }
    }
    system.solve()
    let solution = (0..<size).map(system.value)
    for relation in required {
      #expect(relation.missed(by: solution) < 1e-6, "seed \(seed): \(solution) misses \(relation)")
    }
    func missed(by point: [Double]) -> [Double] {
      wishes.map { wish in wish.1.reduce(0) { $0 + $1.missed(by: point) } }
    }
    let best = missed(by: solution)
    for share in [1.0, 0.5, 0.1, 0.01] {
      let between = zip(solution, point).map { $0 + ($1 - $0) * share }
      let others = missed(by: between)
      let isBetter =
        others[0] < best[0] - 1e-6
        || abs(others[0] - best[0]) < 1e-6 && others[1] < best[1] - 1e-6
      #expect(!isBetter, "seed \(seed): \(between) misses \(others), \(solution) misses \(best)")
    }
  }

  @Test func `leave out what contradicts earlier requirements`() {
    var system = LinearSystem()
    let x = LinearExpression(variable: system.makeVariable())
    let requirements: [(LinearExpression, LinearSystem.Relation)] = [
      (x - LinearExpression(3), .greaterThanOrEqual),
      (LinearExpression(2) - x, .greaterThanOrEqual),
      (LinearExpression(9) - x, .greaterThanOrEqual),
      (x - LinearExpression(10), .equal),
      (x - LinearExpression(4), .equal),
      (x - LinearExpression(4), .equal),
      (x - LinearExpression(5), .equal),
    ]
    let arePossible = requirements.map { system.require($0, $1) }
    #expect(arePossible == [true, false, true, false, true, true, false])
    system.wish(x - LinearExpression(100), .equal, priority: 1)
    system.solve()
    #expect(system.value(of: 0) == 4)
  }
}
