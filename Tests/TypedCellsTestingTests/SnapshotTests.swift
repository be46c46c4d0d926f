import Foundation
import HeadlessList
import Testing
import TypedCells

@testable import TypedCellsTesting

private final class TextCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = text.split(separator: "/").map(String.init) }
}

private final class ButtonCell: HeadlessCell, Updatable {
  func update(viewData title: String) { buttons = [HeadlessButton(title) {}] }
}

private final class SumFooter: HeadlessHeaderFooter, Updatable {
  func update(viewData sum: Int) { lines = ["sum", "\(sum)"] }
}

@MainActor
struct `Snapshots of lists` {
  private let host = HeadlessList(height: 60)
  private let list: ListDriver<HeadlessList>

  init() {
    list = ListDriver(host: host)
    list.apply {
      ListSection(id: "account", header: "Account") {
        Row(ButtonCell.self, "Hide people")
        Row(TextCell.self, "Ada/1815").id("Ada").height(44.5)
        Row(TextCell.self, "Grace/1906").id("Grace").hidden { true }
        Row(TextCell.self, "Mary/1780").id("Mary")
      }
      .footer(Row(SumFooter.self, 2))
      ListSection(id: "secret") {}.hidden { true }
      ListSection(id: "empty") {}
    }
    host.selectRow(at: RowPath(section: 0, row: 0))
  }

  @Test func `show the whole list, including hidden rows and rows outside the viewport`() {
    assertSnapshot(of: host, named: "account")
    #expect(host.counters.built == 2, "rows outside are shown in cells that are not counted")
  }

  @Test func `count the rows beyond a limit`() {
    #expect(
      host.snapshot(rowLimit: 1).split(separator: "\n").prefix(5).joined(separator: "\n") == """
        section account
          header, 20
            Account
          0.0 ButtonCell, 20, selected
            [ Hide people ]
        """)
    #expect(host.snapshot(rowLimit: 1).contains("  and 2 rows more\n"))
  }

  @Test func `describe an empty list`() {
    #expect(HeadlessList(height: 1).snapshot() == "nothing is attached")
    list.apply { [] }
    #expect(host.snapshot() == "no sections")
  }
}

struct `Snapshot files` {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("snapshots-\(UUID().uuidString)")

  private func details(_ text: String, isRecording: Bool = false) -> [String] {
    let source = folder.appendingPathComponent("SomeTests.swift").path
    return SnapshotFile(named: "name", beside: source)
      .violations(of: text, isRecording: isRecording)
      .map { $0.description.replacingOccurrences(of: folder.path, with: "…") }
  }

  @Test func `are recorded if they are missing, or on request, and the test fails`() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let recorded = [
      "[list.snapshot] 'name': recorded in …/Snapshots/SomeTests/name.txt: "
        + "look at it, and run the test again"
    ]
    #expect(details("a\nb\nc") == recorded)
    #expect(details("a\nb\nc") == [])
    #expect(details("a\nb\nd", isRecording: true) == recorded)
    #expect(details("a\nb\nd") == [])
  }

  @Test func `that differ are shown line by line, with context`() {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = details("1\n2\n3\n4\n5\n6\n7\n8\n9\n10")
    #expect(
      details("1\n2\n3\n4\nfive\n6\n7\n8\n9\n10\n11") == [
        """
        [list.snapshot] 'name': it does not look as recorded in …/Snapshots/SomeTests/name.txt:
          …
          3
          4
        - 5
        + five
          6
          7
          …
          9
          10
        + 11
        """
      ])
  }

  @Test func `that differ in an empty line show it`() {
    let (one, two) = ("first\n\nlast", "first\nlast")
    #expect(lineDiff(from: one, to: two) == "  first\n- \n  last")
    #expect(lineDiff(from: two, to: one) == "  first\n+ \n  last")
  }

  @MainActor
  @Test func `are recorded by an assertion on request`() {
    expectFailure(containing: "look at it, and run the test again") {
      assertSnapshot(of: "the text", named: "recorded", record: true)
    }
    assertSnapshot(of: "the text", named: "recorded")
  }

  @Test func `that cannot be written are named`() {
    let file = SnapshotFile(named: "name", beside: "/dev/null/SomeTests.swift")
    #expect(file.violations(of: "text", isRecording: false).count == 1)
    #expect(
      file.violations(of: "text", isRecording: false)[0].detail.hasPrefix(
        "it could not be recorded"))
  }
}
