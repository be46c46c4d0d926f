public import TypedCellsTesting

/// A compile case that is meant to bring the kit to a wrong verdict, and what the right one is.
public struct HostileCase: Sendable {
  /// The case.
  public let compileCase: CompileCase

  /// Whether the kit must have nothing to complain about.
  public let isRight: Bool

  /// Every case there is.
  public static let all: [HostileCase] = families.flatMap { $0 }

  /// The cases by what they have in common, as the texts that show something and those that might see it.
  ///
  /// In a small batch there is less to bring the kit to compile a text alone, which it does in doubt.
  public static let families: [[HostileCase]] =
    mistakes.map(\.cases) + leaks.map(\.cases) + [disguises, oddities]

  /// The cases that are not one of several about the same mistake or leak.
  public static let single: [HostileCase] = disguises + oddities

  /// Creates a case.
  init(_ name: String, isRight: Bool, _ source: String, twin: String? = nil) {
    compileCase = CompileCase(name, source, twin: twin)
    self.isRight = isRight
  }
}
