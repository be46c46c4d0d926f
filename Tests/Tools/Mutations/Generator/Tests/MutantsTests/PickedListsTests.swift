import Foundation
import MutantGenerator
import Testing

@testable import Mutants

struct `The lists of hand-picked mutants` {
  private func replacements(_ lists: [String: String]) throws -> [String: [String]] {
    let folder = NSTemporaryDirectory() + "lists-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, text) in lists {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
    return try PickedLists.read(folder).mapValues { $0.map(\.description) }
  }

  @Test func `have the mutants of a file in their order`() throws {
    let file = "Sources/TypedCells/F.swift"
    let found = try replacements([
      "A.txt": "# why\n\(file)\ta\tb\n\n\(file)\tc\t\n", "B.txt": "\(file)\t  d\te\n", "other": "x",
    ])
    #expect(found == [file: ["a -> b", "c -> ", "  d -> e"]])
  }

  @Test(arguments: [
    "Sources/TypedCells/F.swift\ta", "Docs/F.swift\ta\tb", "Sources/TypedCellsX/F.swift\ta\tb",
  ])
  func `need a file of a module with mutants and two texts`(line: String) {
    #expect(throws: Failure.self) { try replacements(["A.txt": line]) }
  }
}
