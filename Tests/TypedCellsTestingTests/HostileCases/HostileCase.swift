public import TypedCellsTesting

/// A compile case that tries to make the kit give a wrong verdict, with the correct verdict.
public struct HostileCase: Sendable {
  /// The case.
  public let compileCase: CompileCase

  /// Whether the kit must report no violation.
  public let isRight: Bool

  /// All hostile cases.
  public static let all: [HostileCase] = families.flatMap { $0 }

  /// The cases by family. Texts that leak something are together with texts that might see it.
  ///
  /// A small batch gives the kit fewer reasons to compile a text alone, which it does in case of doubt.
  public static let families: [[HostileCase]] =
    mistakes.map(\.cases) + leaks.map(\.cases) + [disguises, oddities]

  /// The cases that don't belong to a group of cases about the same mistake or leak.
  public static let single: [HostileCase] = disguises + oddities

  /// Creates a case.
  init(_ name: String, isRight: Bool, _ source: String, twin: String? = nil) {
    compileCase = CompileCase(name, source, twin: twin)
    self.isRight = isRight
  }
}
