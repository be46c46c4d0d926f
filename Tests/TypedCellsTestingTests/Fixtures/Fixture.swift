import Testing
import TypedCellsTesting

/// Something to be examined by the kit, and what the kit is to say of it.
nonisolated struct Fixture: Sendable, CustomTestStringConvertible {
  /// The law that it breaks, and words of the message; `nil` for what is correct.
  struct Fault: Sendable {
    let law: String
    let words: String
  }

  let name: String
  let fault: Fault?
  let examine: @MainActor () -> LawReport

  var testDescription: String { name }

  /// Something that breaks one law, and no other.
  static func broken(
    _ name: String, _ law: String, saying words: String,
    _ examine: @escaping @MainActor () -> LawReport
  ) -> Fixture {
    Fixture(name: name, fault: Fault(law: law, words: words), examine: examine)
  }

  /// Something that breaks none.
  static func correct(
    _ name: String, _ examine: @escaping @MainActor () -> LawReport
  ) -> Fixture {
    Fixture(name: name, fault: nil, examine: examine)
  }
}

/// What an examination finds, or that it could not be made.
@MainActor
func attempt(_ examine: @MainActor () throws -> LawReport) -> LawReport {
  do {
    return try examine()
  } catch {
    return LawReport(on: (), named: "fixture", laws: [Law("fixture.isMade") { _ in ["\(error)"] }])
  }
}
