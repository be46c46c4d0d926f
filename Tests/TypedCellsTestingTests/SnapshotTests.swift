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

  private func details(
    _ text: String, named name: String = "name", isRecording: Bool = false
  ) -> [String] {
    let source = folder.appendingPathComponent("SomeTests.swift").path
    return SnapshotFile(named: name, beside: source)
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

  private var record: URL {
    folder.appendingPathComponent("Snapshots/SomeTests/name.txt")
  }

  private func write(_ bytes: [UInt8]) throws {
    try FileManager.default.createDirectory(
      at: record.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: record)
  }

  @Test(arguments: ["../name", "/tmp/name", "a/../../name", "..", ".", "", "a//b", "a/", "./a"])
  func `are never outside the folder of their test`(name: String) {
    defer { try? FileManager.default.removeItem(at: folder) }
    for isRecording in [false, true] {
      #expect(
        details("text", named: name, isRecording: isRecording) == [
          "[list.snapshot] '\(name)': the name leads out of the folder of the test's snapshots. Omit '..', '.' and a "
            + "'/' at the start or the end"
        ])
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `can be in folders inside it`() {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(
      details("text", named: "a/b..c").first?.contains("/Snapshots/SomeTests/a/b..c.txt:") == true)
    #expect(details("text", named: "a/b..c") == [])
  }

  @Test func `that aren't UTF-8 stay as they are until you record them again`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let bytes: [UInt8] = [0x54, 0xE9, 0x0A]
    try write(bytes)
    #expect(
      details("Té") == [
        "[list.snapshot] 'name': its record isn't a text in UTF-8, and isn't overwritten: "
          + "…/Snapshots/SomeTests/name.txt. Restore the file, or record it again with `record: true`"
      ])
    #expect(try Data(contentsOf: record) == Data(bytes))
    _ = details("Té", isRecording: true)
    #expect(details("Té") == [])
  }

  @Test(arguments: ["a\r\nb\r\n", "a\r\nb\n", "a\nb", "\u{FEFF}a\nb\n"])
  func `can have other line ends, a byte order mark, or no last line end`(contents: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(Array(contents.utf8))
    #expect(details("a\nb") == [])
    #expect(details("a\nc").first?.hasSuffix(":\n  a\n- b\n+ c") == true)
  }

  @Test func `keep the empty lines at the end of a text`() {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = details("a\n")
    #expect(details("a\n") == [])
    #expect(details("a").count == 1)
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
