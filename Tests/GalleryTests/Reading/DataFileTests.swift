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

  @Test func `that is not UTF-8 is refused`() {
    let bytes = Array("{\n \"é".utf8) + [0xE9, 0x22]
    #expect(
      message { _ = try DataFile(bytes: bytes, name: "f") }
        == "f: expected text in UTF-8, found another encoding or a broken file")
  }

  @Test(arguments: ["{", "{\"a\": nul}", "[1 2]", "{a: 1}", "1 2", #""a"#, "01", "NaN"])
  func `that is not JSON is refused with the problem of its syntax`(content: String) throws {
    let complaint = try #require(message(content))
    #expect(complaint.hasPrefix("f: expected JSON: "))
    #expect(!complaint.contains("Error"), "\(complaint)")
  }

  @Test func `names the value that cannot be decoded`() {
    #expect(
      message(#"{"a": [{"b": "\q"}]}"#)
        == "f: a[0].b: expected a text with valid escapes, or a number up to 1.8e308")
  }

  @Test(arguments: ["[", #"{"a":"#])
  func `that is nested too deeply is refused`(opening: String) {
    #expect(message(String(repeating: opening, count: 100_000)) != nil)
  }

  @Test func `does not trap on any prefix`() throws {
    let text = Array(#"{"a": [1.5e-3, "\ud83d\ude00\n", {"b": null, "c": true}, -0]}"#.utf8)
    for length in text.indices.dropLast() where length > 0 {
      #expect(throws: DataFileError.self) {
        try DataFile(bytes: Array(text[..<length]), name: "f").root()
      }
    }
    _ = try DataFile(bytes: text, name: "f").root()
  }
}
