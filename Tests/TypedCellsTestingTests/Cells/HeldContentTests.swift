import Foundation
import HeadlessList
import Testing
import TypedCells

@testable import TypedCellsTesting

@MainActor
struct `Held content` {
  /// The answers that arrive, of three requests.
  private func answers(_ deliver: (HeldContent) -> Void) -> [Int] {
    let held = HeldContent()
    var answers: [Int] = []
    for number in 1...3 { held.hold { answers.append(number) } }
    deliver(held)
    return answers
  }

  @Test func `arrives in the chosen order`() {
    #expect(answers { $0.deliver() } == [3, 2, 1])
    #expect(answers { $0.deliver(.latestFirst) } == [3, 2, 1])
    #expect(answers { $0.deliver(.earliestFirst) } == [1, 2, 3])
    #expect(answers { $0.deliver(.onlyEarliest) } == [1])
    #expect(answers { $0.deliver(.onlyLatest) } == [3])
  }

  @Test func `arrives once, and can be cancelled`() {
    let held = HeldContent()
    var answers: [String] = []
    let first = held.hold { answers.append("first") }
    held.hold { answers.append("second") }
    first.cancel()
    #expect(held.count == 1)
    held.deliver()
    held.deliver()
    #expect(answers == ["second"])
    #expect(held.count == 0)
    for order in [HeldContent.Order.onlyEarliest, .onlyLatest] { held.deliver(order) }
    #expect(answers == ["second"])
  }

  @Test func `that is requested while other content arrives, arrives as well`() {
    let held = HeldContent()
    var answers: [String] = []
    held.hold {
      answers.append("first")
      held.hold { answers.append("second") }
    }
    held.deliver(.earliestFirst)
    #expect(answers == ["first", "second"])
  }

  @Test(arguments: [true, false])
  func `lets a task continue when its answer arrives, or when the trial ends`(
    isDelivered: Bool
  ) async {
    let held = HeldContent()
    var isOver = false
    Task {
      await held.wait()
      isOver = true
    }
    while held.count == 0 { await Task.yield() }
    if isDelivered { held.deliver() } else { held.drop() }
    for turn in 0..<10_000 where !isOver {
      if turn < 100 { await Task.yield() } else { try? await Task.sleep(nanoseconds: 1_000_000) }
    }
    #expect(isOver)
  }

  @Test func `is missed if the cell asks for nothing`() async {
    await withKnownIssue {
      await assertCellLaws(PlainTextCell.self, samples: ["a", "b"], .delivering(HeldContent()))
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("[cell.noLateContent]")
          && $0.rawValue.contains("updates ask for none of it")
      }
    }
  }
}

private final class PlainTextCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text] }
}

/// Shows nothing of its data.
private final class BlankTextCell: HeadlessCell, Updatable {
  func update(viewData text: String) {}
}

private struct Note: Equatable {
  let text: String
  let author: String
}

private final class NoteCell: HeadlessCell, Updatable {
  func update(viewData note: Note) { lines = [note.text, note.author] }
}

/// Clears its lines only in `prepareForReuse`.
private final class PreparedTextCell: HeadlessCell, Updatable {
  override func prepareForReuse() { lines = [] }
  func update(viewData text: String?) {
    if let text { lines = [text] }
  }
}

@MainActor
struct `Assertions on headless cells` {
  @Test func `examine only the features that the cell has`() {
    assertCellLaws(PreparedTextCell.self, samples: ["a", nil], .neverUpdatedInPlace)
    assertCellLaws(PreparedTextCell.self, samples: ["a", nil]) { $0.update(viewData: $1) }
    withKnownIssue { assertCellLaws(PreparedTextCell.self, samples: ["a", nil]) }
    withKnownIssue {
      assertCellLaws(PreparedTextCell.self, samples: ["a", nil], .updatedInPlace) {
        $0.update(viewData: $1)
      }
    }
  }

  @Test func `examine only the features that the cell has, when they wait`() async {
    await assertCellLaws(PreparedTextCell.self, samples: ["a", nil], .neverUpdatedInPlace)
    await assertCellLaws(PreparedTextCell.self, samples: ["a", nil]) { $0.update(viewData: $1) }
    await withKnownIssue {
      await assertCellLaws(PreparedTextCell.self, samples: ["a", nil], .updatedInPlace) {
        $0.update(viewData: $1)
      }
    }
  }

  @Test func `say that the update shows nothing`() {
    withKnownIssue {
      assertCellLaws(BlankTextCell.self, samples: ["a", "b"])
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("Show the sample in the cell's update or in `updating:`")
      }
    }
  }

  @Test func `fail on their own line for a list that can't be recorded`() {
    withKnownIssue {
      assertSnapshot(of: HeadlessList(height: 10), named: "none", filePath: "/dev/null/Tests.swift")
    } matching: { issue in
      issue.sourceLocation?.fileID == #fileID && issue.sourceLocation?.line == #line - 2
        && issue.comments.contains { $0.rawValue.contains("could not be recorded") }
    }
  }

  @Test func `say which content of a diff is wrong`() {
    withKnownIssue {
      assertDiffLaws(from: [1], to: [1, 1])
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("in the new content") }
    }
  }

  @Test func `print one line about what the samples don't show, and nothing about skipped laws`()
    async throws
  {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        await MainActor.run {
          assertCellLaws(
            NoteCell.self, samples: [Note(text: "a", author: "x"), Note(text: "b", author: "x")])
        }
      })
    let lines = String(decoding: result.standardOutputContent, as: UTF8.self)
      .split(separator: "\n").filter { $0.contains("NoteCell") }
    #expect(lines.count == 1)
    #expect(
      lines.first?.contains("NoteCell: no two samples differ in 'author', so a stale value") == true
    )
  }
}
