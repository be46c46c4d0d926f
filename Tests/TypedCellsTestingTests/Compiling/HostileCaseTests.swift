import HostileCases
import Testing
import TypedCellsTesting

/// `swift run CompileProofs` checks that each case gets the same verdict alone and with others, because
/// that takes hundreds of processes.
struct `Hostile compile cases` {
  @Test func `are many, and have different names`() {
    let cases = HostileCase.all
    #expect(cases.count >= 200)
    #expect(cases.count(where: \.isRight) >= 100)
    #expect(cases.count(where: { !$0.isRight }) >= 100)
    #expect(Set(cases.map(\.compileCase.name)).count == cases.count)
  }

  @Test func `get the right verdict in a batch`() {
    let cases = HostileCase.single
    let violations = CompileLaws.reports(on: cases.map(\.compileCase)).map(\.violations)
    for (hostile, violations) in zip(cases, violations) {
      #expect(
        violations.isEmpty == hostile.isRight,
        "\(hostile.compileCase.name): \(violations.map(\.description))")
    }
  }
}
