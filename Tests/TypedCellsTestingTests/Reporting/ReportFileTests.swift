import Foundation
import HeadlessList
import Testing
import TypedCells

@testable import TypedCellsTesting

private final class TitleCell: HeadlessCell, Updatable {
  func update(viewData title: String?) {
    if let title { lines = [title] }
  }
}

private struct Written: Decodable, Equatable {
  struct Skip: Decodable, Equatable {
    let law: String
    let reason: String
  }
  struct Violation: Decodable, Equatable {
    let law: String
    let subject: String
  }

  let subject: String
  let kept: [String]
  let skipped: [Skip]
  let violations: [Violation]
}

@MainActor
struct `Reports of laws` {
  private let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("reports-\(UUID().uuidString)").path

  private func written() throws -> [Written] {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return try text.split(separator: "\n").map {
      try JSONDecoder().decode(Written.self, from: Data($0.utf8))
    }
  }

  @Test func `are appended to a file, a line for each`() throws {
    let reports = [
      CellLaws(TitleCell.self, samples: ["a", "b"]).report(),
      CellLaws(TitleCell.self, samples: ["a", nil]).report(),
    ]
    for report in reports { ReportFile.append(report, to: path) }
    let lines = try written()
    #expect(lines.map(\.subject) == reports.map(\.subject))
    #expect(lines.map(\.kept) == reports.map(\.kept))
    #expect(lines.map { $0.skipped.map(\.law) } == reports.map { $0.skipped.map(\.law) })
    #expect(lines[0].violations == [])
    #expect(lines[1].violations.map(\.law) == ["cell.noStaleState"])
  }

  @Test(arguments: await CellLaws.laws(TitleCell.self, samples: ["a", "b"]))
  func `have a case for each law of a cell that keeps them`(law: LawCase) {
    assertKept(law.report())
  }

  @Test(arguments: await CellLaws.laws(TitleCell.self, samples: ["a", "b"]))
  func `have a case for each law, and wait`(law: LawCase) async {
    assertKept(await law.report())
  }

  @Test func `are the same in cases as in one report`() {
    let cases = CellLaws.laws(TitleCell.self, samples: ["a", nil]).map { $0.report() }
    let whole = CellLaws(TitleCell.self, samples: ["a", nil]).report()
    #expect(cases.flatMap(\.kept) == whole.kept)
    #expect(cases.flatMap(\.violations) == whole.violations)
    #expect(cases.flatMap(\.skipped) == whole.skipped)
  }

  @Test func `leave out a law for a reason, and know the names of laws`() {
    let skipping = CellLaws(
      TitleCell.self, samples: ["a", nil], .skipping("cell.noStaleState", because: "it is old")
    ).report()
    #expect(skipping.skipped.contains { $0.law == "cell.noStaleState" && $0.reason == "it is old" })
    #expect(!skipping.violations.contains { $0.law == "cell.noStaleState" })
    let unknown = CellLaws(
      TitleCell.self, samples: ["a", "b"], .skipping("cell.none", because: "")
    )
    .report().violations
    #expect(unknown.first?.detail.contains("names the law 'cell.none'") == true)
  }

  @Test func `say what a cell of an unknown toolkit needs`() {
    final class Label: Updatable {
      var text = ""
      func update(viewData text: String) { self.text = text }
    }
    let nothing = CellLaws(Label.self, samples: ["a", "b"]).report().violations.map(\.detail)
    #expect(nothing.first?.contains("pass `.made` with a closure") == true)
    let notMade = CellLaws(Label.self, samples: ["a", "b"], .observing { $0.text }).report()
    #expect(notMade.violations.first?.detail.contains("pass `.made`") == true)
    let notObserved = CellLaws(Label.self, samples: ["a", "b"], .made { Label() }).report()
    #expect(notObserved.violations.first?.detail.contains("`.observing`") == true)
    let both = CellLaws(
      Label.self, samples: ["a", "b"], .made { Label() }, .observing { $0.text }
    ).report()
    #expect(both.violations.isEmpty)
  }
}
