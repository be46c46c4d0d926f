import Foundation
import Testing

@testable import TypedCellsTesting

struct `Folders of compile cases` {
  /// Returns the names and details of the violations in files, without the path of their folder.
  private func complaints(_ files: [String: String], at path: String = "") throws -> [String] {
    try withPrivateFolder { folder in
      for (path, text) in files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      let cases = path.isEmpty ? folder : folder.appendingPathComponent(path)
      return compileViolations(at: cases.path, from: "/nowhere/Tests.swift").map { violation in
        "\(violation.law) \(violation.subject): \(violation.detail.prefix { $0 != "\n" })"
          .replacingOccurrences(of: folder.path, with: "FOLDER")
      }
    }
  }

  @Test func `pass if they are correct`() throws {
    let files = [
      "Good.swift": "private let a = Price(amount: 1)",
      "InLine.swift": "private let a: Int = true  // error: cannot\n// twin: private let a = 1",
      "Beside.swift": "private let a: Int = true  // error: cannot",
      "Beside+Twin.swift": "private let a: Int = 1",
      "Inner/Deep/Good.swift": "private let a = Price(amount: 1)",
      "Other/Shared.swift": "struct Weight {}",
      "Other/Good.swift": "private let a = Weight()",
      "Shared.swift": "struct Price { let amount: Int }",
      "notes.txt": "no case",
    ]
    #expect(try complaints(files) == [])
    #expect(try complaints(files, at: "Beside.swift") == [])
  }

  @Test func `report the file and the line of a mistake`() throws {
    let files = [
      "Bad.swift": "\n\nprivate let a: Int = true",
      "Twin.swift": "private let a: Int = true  // error: cannot\n\n// twin: private let a = b",
    ]
    #expect(
      try complaints(files) == [
        "compile.accepts FOLDER/Bad.swift: line 3 is refused with "
          + "\"cannot convert value of type 'Bool' to specified type 'Int'\"",
        "compile.twinCompiles FOLDER/Twin.swift: line 3 is refused with "
          + "\"cannot find 'b' in scope\"",
      ])
  }

  @Test func `are rejected if they are missing, empty, or have a twin without a case`() throws {
    #expect(
      try complaints([:]) == ["compile.notEmpty FOLDER: there are no compile cases in FOLDER"])
    #expect(
      try complaints(["Lone+Twin.swift": "", "Good.swift": "private let a = 1"])
        == ["compile.notEmpty FOLDER: FOLDER/Lone+Twin.swift is the twin of no case"])
    #expect(try complaints([:], at: "missing").map { $0.prefix(16) } == ["compile.notEmpty"])
    #expect(try complaints([:], at: "missing.swift").map { $0.prefix(16) } == ["compile.notEmpty"])
  }

  @Test func `are found relative to the calling file`() {
    let violations = compileViolations(
      at: "../../TypedCellsTests/CompileTimePromises/Cells/WrongData.swift", from: #filePath)
    // On its own, the file doesn't see the declarations of Shared.swift in the folder above.
    let folder = "Tests/TypedCellsTests/CompileTimePromises/Cells"
    #expect(violations.allSatisfy { $0.subject.contains(folder) })
    #expect(violations.map(\.law) == ["compile.refuses", "compile.twinCompiles"])
  }
}
