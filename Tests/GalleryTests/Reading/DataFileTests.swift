import Foundation
import Testing

@testable import GalleryModels

struct `A data file` {
  private func message(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch { return "\(error)" }
  }

  private func message(_ content: String) -> String? {
    message { _ = try DataFile(bytes: Array(content.utf8), name: "f").root() }
  }

  @Test func `that is missing, or is no file, is refused by name`() {
    #expect(message { _ = try DataFile(path: "no/such.json") } == "no/such.json: no such file")
    let directory = FileManager.default.temporaryDirectory.path
    #expect(
      message { _ = try DataFile(path: directory) }
        == "\(directory): expected a file, found a directory")
    #expect(message { _ = try DataFile(shipped: "nothing") } == "nothing.json: no such file")
  }

  @Test func `that never ends is not read to its end`() {
    #expect(
      message { _ = try DataFile(path: "/dev/zero") }
        == "/dev/zero: expected at most 16777216 bytes, found more")
  }

  @Test(arguments: ["", " \r\n\t"])
  func `that is empty is refused`(content: String) throws {
    let file = try TemporaryFile(content)
    #expect(
      message { _ = try DataFile(path: file.path) }
        == "\(file.path): the file is empty; expected an object in JSON")
  }

  @Test func `that is not UTF-8 is refused with the place of the first stray byte`() {
    let bytes = Array("{\n \"é".utf8) + [0xE9, 0x22]
    #expect(
      message { _ = try DataFile(bytes: bytes, name: "f") }
        == "f: line 2, column 4: expected text in UTF-8, found the byte 0xE9")
  }

  @Test(arguments: [
    ("{\n  \"é\": [1,\n", "f: line 3, column 1: expected a value, found the end of the file"),
    ("{\"ééé\": nul}", "f: line 1, column 9: expected a value, found 'nul'"),
    (
      #"{"a": "\q"}"#,
      #"f: line 1, column 8: expected an escape such as \n, \" or \u00E9, found '\q'"#
    ),
    ("{\n\"a\": 1,\n\"a\": 2}", "f: line 3, column 1: expected each key once, found \"a\" again"),
    (
      "\"\t\"",
      #"f: line 1, column 2: expected an escape such as \n in place of a control character, "#
        + #"found "\t""#
    ),
  ])
  func `that is not JSON is refused with line and column`(content: String, expected: String) {
    #expect(message(content) == expected)
  }
}
