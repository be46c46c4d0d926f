import Foundation
import Testing

@testable import CompileProofs

struct `The text that a weakening replaces` {
  @Test func `is in its file once`() throws {
    // Sources change more often than weakenings are compiled.
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../..").standardizedFileURL
    let core = try ModuleSources(
      folder: package.appendingPathComponent(WeakenedModule.folders[0]), package: package)
    for weakening in weakenings {
      #expect(throws: Never.self, "\(weakening.name)") { try core.weakened(by: weakening) }
    }
  }
}
