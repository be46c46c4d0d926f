import Foundation
import Testing

@testable import TypedCellsTesting

struct `The last words of a process` {
  @Test func `are those of the outermost examination`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          withLastWords { outer in
            outer.set("the outer words")
            withLastWords { inner in
              inner.set("the inner words")
              fatalError()
            }
          }
        }
      })
    let words = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(words.contains("the outer words\n"), "\(words)")
    #expect(!words.contains("\0"))
    #expect(!words.contains("the inner words"))
  }

  @Test func `are written once before a trap, which still ends the process`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          withLastWords { words in
            words.set("the words")
            var byte = UInt8(clamping: CommandLine.arguments.count)
            for _ in 0..<300 { byte += 1 }
            // An optimised build leaves out an addition whose result isn't used.
            words.set("the byte is \(byte)")
          }
        }
      })
    let words = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(words.split(separator: "\n").count { $0 == "the words" } == 1, "\(words)")
  }

  @Test func `aren't those of an inner examination if the outer one has none yet`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          withLastWords { _ in
            withLastWords { inner in
              inner.set("the inner words")
              fatalError()
            }
          }
        }
      })
    let words = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(!words.contains("the inner words"), "\(words)")
  }
}
