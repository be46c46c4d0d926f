import Foundation
import TypedCellsTesting

/// Compares the list of constraints with the sources and with the effects of removing them.
struct ConstraintCheck {
  private let module: WeakenedModule
  private let constraints: [Constraint]
  private let file: URL
  private var list: ConstraintList

  /// Reads the list.
  ///
  /// - Parameters:
  ///   - module: The module and its compile cases.
  ///   - file: The file of the list.
  init(module: WeakenedModule, file: URL) throws {
    self.module = module
    self.file = file
    constraints = module.constraints
    list = try ConstraintList(String(contentsOf: file, encoding: .utf8))
  }

  /// Returns the differences between the list and the sources. It compiles nothing.
  func differences() -> [String] { list.complaints(about: constraints) }

  /// Returns a share of the listed constraints, chosen at random.
  func sample(_ share: Double) -> [Constraint] {
    constraints.filter { list.results[$0.key] != nil && Double.random(in: 0..<1) < share }
  }

  /// Removes constraints one at a time, and returns those whose effect isn't the listed one, with the differences
  /// between the list and the sources.
  func complaints(removing constraints: [Constraint]) throws -> [String] {
    try differences()
      + effects(of: constraints).compactMap { constraint, effect in
        list.results[constraint.key].flatMap { Self.complaint(about: effect, listed: $0) }
          .map { "\(constraint.key): \($0)" }
      }
  }

  /// Adds the constraints that aren't in the list, and removes those that no longer exist.
  ///
  /// - Returns: The new constraints that no compile case notices. They aren't added.
  mutating func update() throws -> [String] {
    list.keepOnly(constraints)
    var unnoticed: [String] = []
    for (constraint, effect) in try effects(of: constraints.filter { list.results[$0.key] == nil })
    {
      switch effect {
      case .failure(let problem): unnoticed.append("\(constraint.key): \(problem)")
      case .success(.doesNotCompile(let message)):
        list.results[constraint.key] = .doesNotCompile(message)
      case .success(.compiles(let cases)):
        if let first = cases.first {
          list.results[constraint.key] = .noticed(by: first)
        } else {
          unnoticed.append(
            "\(constraint.key): no compile case notices that it is removed; add one, or a reason")
        }
      }
    }
    try list.text(of: constraints).write(to: file, atomically: true, encoding: .utf8)
    return unnoticed
  }

  private typealias Effect = Result<WeakenedModule.Effect, any Error>

  private func effects(of constraints: [Constraint]) throws -> [(Constraint, Effect)] {
    let effects = try inParallel(constraints.count) { number in
      Effect { try module.effect(ofRemoving: constraints[number]) }
    }
    return Array(zip(constraints, effects))
  }

  /// Returns the difference between an effect and the listed result, or `nil` if they agree.
  private static func complaint(
    about effect: Effect, listed: ConstraintList.Result
  ) -> String? {
    switch (effect, listed) {
    case (.failure(let problem), _): "\(problem)"
    case (.success(.doesNotCompile), .doesNotCompile): nil
    case (.success(.doesNotCompile(let message)), _): "the module doesn't compile: \(message)"
    case (.success(.compiles(let cases)), .noticed(let name)) where cases.contains(name): nil
    case (.success(.compiles([])), .doesNotMatter): nil
    case (.success(.compiles([])), _): "no compile case notices it"
    case (.success(.compiles(let cases)), _): "noticed by: \(cases.joined(separator: ", "))"
    }
  }
}
