import Testing
import TypedCellsTesting

/// An implementation that the kit examines, and the expected result.
nonisolated struct Fixture: Sendable, CustomTestStringConvertible {
  /// The law that the fixture breaks, and words of the message. It's `nil` for a correct fixture.
  struct Fault: Sendable {
    let law: String
    let words: String
  }

  let name: String
  let fault: Fault?
  let examine: @MainActor () -> LawReport

  var testDescription: String { name }

  /// Creates a fixture that breaks exactly one law.
  static func broken(
    _ name: String, _ law: String, saying words: String,
    _ examine: @escaping @MainActor () -> LawReport
  ) -> Fixture {
    Fixture(name: name, fault: Fault(law: law, words: words), examine: examine)
  }

  /// Creates a fixture that breaks no law.
  static func correct(
    _ name: String, _ examine: @escaping @MainActor () -> LawReport
  ) -> Fixture {
    Fixture(name: name, fault: nil, examine: examine)
  }
}

/// Returns the report of an examination, or a violation if the examination throws.
@MainActor
func attempt(_ examine: @MainActor () throws -> LawReport) -> LawReport {
  do {
    return try examine()
  } catch {
    return LawReport(on: (), named: "fixture", laws: [Law("fixture.isMade") { _ in ["\(error)"] }])
  }
}
