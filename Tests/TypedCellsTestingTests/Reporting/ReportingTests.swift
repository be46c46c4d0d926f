import HeadlessList
import Testing
import TypedCells
import XCTest

@testable import TypedCellsTesting

private final class StaleCell: HeadlessCell, Updatable {
  func update(viewData text: String?) {
    if let text { lines = [text] }
  }
}

@MainActor
struct `Failures under Swift Testing` {
  @Test func `reach the runner at the caller's line`() {
    withKnownIssue {
      assertCellLaws(StaleCell.self, samples: ["a", nil])
    } matching: { issue in
      issue.sourceLocation?.fileID == #fileID && issue.sourceLocation?.line == #line - 2
    }
  }

  @Test func `reach the runner from an assertion on registrations`() {
    let sections = [
      ListSection<HeadlessCell>(id: 0) { Row(StaleCell.self, nil).reuseIdentifier("nowhere") }
    ]
    withKnownIssue { assertRegistered(sections, in: CellRegistry()) }
  }

  @Test func `are distinguished from those of XCTest in a detached task too`() async {
    #expect(await Task.detached { isRunBySwiftTesting }.value)
  }
}

nonisolated final class FailuresUnderXCTest: XCTestCase {
  private struct Failure: Equatable {
    let description: String
    let file: String
    let line: Int
  }

  @MainActor private static var failures: [Failure] = []
  @MainActor private static var isExpectingFailures = false

  // On Linux, XCTest calls `recordFailure` instead of `record`.
  #if canImport(ObjectiveC)
    override func record(_ issue: XCTIssue) {
      let location = issue.sourceCodeContext.location
      let failure = Failure(
        description: issue.compactDescription, file: location?.fileURL.path ?? "",
        line: location?.lineNumber ?? 0)
      if !Self.isExpected(failure) { super.record(issue) }
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      let failure = Failure(description: description, file: filePath, line: lineNumber)
      if Self.isExpected(failure) { return }
      super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
  #endif

  /// Returns whether a test expects failures, and records the failure if so.
  private nonisolated static func isExpected(_ failure: Failure) -> Bool {
    MainActor.assumeIsolated {
      if isExpectingFailures { failures.append(failure) }
      return isExpectingFailures
    }
  }

  @MainActor
  func testReachTheRunnerAtTheCallersLine() async {
    Self.isExpectingFailures = true
    await assertCellLaws(StaleCell.self, samples: ["a", nil])
    let line = #line - 1
    Self.isExpectingFailures = false
    XCTAssertFalse(isRunBySwiftTesting)
    XCTAssertFalse(Self.failures.isEmpty)
    for failure in Self.failures {
      XCTAssertTrue(failure.description.contains("[cell.noStaleState]"), failure.description)
      XCTAssertEqual(failure.file, #filePath)
      XCTAssertEqual(failure.line, line)
    }
  }
}
