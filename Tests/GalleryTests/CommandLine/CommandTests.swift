import Foundation
import Testing
import TypedCells

@testable import Gallery

@MainActor
struct `The command line` {
  private func request(_ arguments: String...) throws -> ScreenRequest {
    guard case .screen(let request) = try Command(arguments) else {
      throw UsageError("not a screen")
    }
    return request
  }

  @Test func `without arguments it shows all four screens`() {
    let outcome = Outcome(of: [])
    #expect(outcome.status == 0)
    #expect(outcome.complaint == "")
    for screen in ["static", "employees", "mixed", "people"] {
      #expect(outcome.output.contains("\n  swift run Gallery \(screen) --"))
    }
    // The message is wrapped into lines of 80 columns.
    let text = outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("dequeued a Gallery.TextCell instead of a Gallery.ImageCell"))
    #expect(outcome.output.contains("→ about to change: delete rows 2.0–2.78\n"))
    #expect(outcome.output.contains("→ about to change: insert rows 2.0–2.78\n"))
  }

  @Test func `the tour fits a terminal of 80 columns`() {
    let lines = Outcome(of: []).output.split(separator: "\n")
    #expect(lines.filter { displayWidth($0) > 80 } == [])
  }

  @Test func `the tour shows what its command lines show`() throws {
    let tour = Outcome(of: []).output
    for kind in ScreenKind.all {
      let options = kind.tour.flatMap { $0.description.split(separator: " ").map(String.init) }
      #expect(tour.contains(Outcome(of: [kind.name] + options).output))
    }
  }

  @Test func `options are read in order`() throws {
    let request = try request(
      "people", "--scroll", "3", "--data", "a.json", "--toggle", "--rows", "7", "--select", "1.2",
      "--scroll", "0")
    #expect(request.kind.name == "people")
    #expect(request.dataPath == "a.json")
    #expect(request.rows == 7)
    #expect(
      request.actions == [
        .scroll(rows: 3), .toggle, .select(RowPath(section: 1, row: 2)), .scroll(rows: 0),
      ])
    #expect(
      try self.request("employees", "--tap", "1.2.3").actions
        == [.tap(RowPath(section: 1, row: 2), button: 3)])
    #expect(
      try self.request("mixed", "--delete", "1.2", "--move", "0.3.0").actions
        == [
          .delete(RowPath(section: 1, row: 2)), .move(RowPath(section: 0, row: 3), to: 0),
        ])
  }

  @Test(arguments: [
    (["nowhere"], #"unknown screen "nowhere"; the screens are static, employees, mixed, people"#),
    (
      ["--toggle"],
      "expected a screen before the options, found --toggle; "
        + "the screens are static, employees, mixed, people"
    ),
    (["people", "extra"], #"expected an option, found "extra""#),
    (
      ["people", "--colour"],
      #"unknown option "--colour"; the options of people are "#
        + "--data, --scroll, --select, --rows, --toggle, --delete"
    ),
    (["people", "--data"], "--data lacks its value: FILE"),
    (["people", "--data", ""], "--data lacks its value: FILE"),
    (["people", "--data", "--toggle"], "--data lacks its value: FILE"),
    (["people", "--data", "a", "--data", "b"], "--data is given twice"),
    (["people", "--rows", "1", "--rows", "1"], "--rows is given twice"),
    (["people", "--rows", "-1"], #"--rows: expected a number of rows from 0 up, found "-1""#),
    (["people", "--rows", "1e3"], #"--rows: expected a number of rows from 0 up, found "1e3""#),
    (
      ["people", "--rows", "9223372036854775808"],
      "--rows: expected numbers up to 9223372036854775807, found 9223372036854775808"
    ),
    (["people", "--scroll"], "--scroll lacks its value: a number of rows from 0 up"),
    (["people", "--scroll", "-3"], #"--scroll: expected a number of rows from 0 up, found "-3""#),
    (
      ["people", "--scroll", "1.5"],
      #"--scroll: expected a number of rows from 0 up, found "1.5""#
    ),
    (["people", "--select", "x"], #"--select: expected SECTION.ROW, as in 0.3, found "x""#),
    (["people", "--select", "1."], #"--select: expected SECTION.ROW, as in 0.3, found "1.""#),
    (
      ["people", "--select", "1.2.3"],
      #"--select: expected SECTION.ROW, as in 0.3, found "1.2.3""#
    ),
    (
      ["employees", "--tap", "1.2"],
      #"--tap: expected SECTION.ROW.BUTTON, as in 0.4.1, found "1.2""#
    ),
    (
      ["mixed", "--move", "0.1"], #"--move: expected SECTION.ROW.TO, as in 0.3.0, found "0.1""#
    ),
    (["mixed", "--delete", "1"], #"--delete: expected SECTION.ROW, as in 0.3, found "1""#),
    (
      ["static", "--toggle"],
      "the screen static has no use for --toggle; the options of static are "
        + "--data, --scroll, --select"
    ),
    (
      ["employees", "--rows", "3"],
      "the screen employees has no use for --rows; the options of employees are "
        + "--data, --scroll, --select, --tap"
    ),
    (
      ["mixed", "--tap", "0.0.0"],
      "the screen mixed has no use for --tap; the options of mixed are "
        + "--data, --scroll, --select, --delete, --move"
    ),
    (
      ["people", "--tap", "0.2.0"],
      "the screen people has no use for --tap; the options of people are "
        + "--data, --scroll, --select, --rows, --toggle, --delete"
    ),
  ])
  func `a wrong command line is explained, and no screen is shown`(
    arguments: [String], message: String
  ) {
    let outcome = Outcome(of: arguments)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
      outcome.complaint
        == "Gallery: \(message)\n'swift run Gallery --help' shows how it is used\n")
  }

  @Test(arguments: [
    (
      ["people", "--select", "2.0"],
      "--select 2.0: there is no section 2, the sections are 0 to 1"
    ),
    (["people", "--delete", "1.0"], "--delete 1.0: row 1.0 cannot be deleted"),
    (
      ["people", "--select", "1.0", "--toggle", "--delete", "1.0"],
      "--delete 1.0: row 1.0 cannot be deleted"
    ),
    (["mixed", "--move", "1.0.0"], "--move 1.0.0: row 1.0 cannot be moved"),
    (
      ["mixed", "--move", "1.0.1"],
      "--move 1.0.1: there is no row 1 in section 1, its rows are 0 alone"
    ),
    (
      ["mixed", "--move", "2.0.0"],
      "--move 2.0.0: there is no section 2, the sections are 0 to 1"
    ),
    (
      ["people", "--toggle", "--select", "0.3"],
      "--select 0.3: there is no row 3 in section 0, its rows are 0 to 2"
    ),
    (
      ["people", "--toggle", "--select", "1.0"],
      "--select 1.0: section 1 has no rows at the moment"
    ),
    (
      ["people", "--rows", "0", "--select", "1.0"],
      "--select 1.0: section 1 has no rows at the moment"
    ),
    (["employees", "--tap", "0.0.0"], "--tap 0.0.0: row 0.0 has no buttons"),
    (
      ["employees", "--tap", "0.4.2"],
      "--tap 0.4.2: row 0.4 has no button 2, its buttons are 0 to 1"
    ),
    (
      ["employees", "--tap", "0.99.0"],
      "--tap 0.99.0: there is no row 99 in section 0, its rows are 0 to 4"
    ),
  ])
  func `an action on a missing row is explained, and no screen is shown`(
    arguments: [String], message: String
  ) {
    let outcome = Outcome(of: arguments)
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.complaint == "Gallery: \(message)\n")
  }

  @Test func `the largest numbers are accepted`() {
    let most = String(Int.max)
    let outcome = Outcome(of: [
      "people", "--rows", most, "--scroll", most, "--scroll", most, "--toggle", "--toggle",
      "--select", "1.\(Int.max - 1)", "--select", "2.0", "--toggle", "--toggle", "--delete", "1.0",
    ])
    #expect(outcome.complaint == "")
    #expect(Outcome(of: ["people", "--select", "\(most).\(most)"]).status == 1)
  }
}
