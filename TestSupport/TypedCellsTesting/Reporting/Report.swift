import Foundation
import Testing
import XCTest

/// Fails the running test once for each violation, in whichever framework runs it.
///
/// Neither framework notices a failure that is reported to the other: `XCTFail` inside Swift Testing
/// and `Issue.record` inside XCTest both pass in silence.
func report(_ violations: [Violation], at place: SourcePlace) {
  for violation in violations {
    if isRunBySwiftTesting {
      Issue.record(
        Comment(rawValue: violation.description),
        sourceLocation: SourceLocation(
          fileID: "\(place.fileID)", filePath: "\(place.filePath)",
          line: Int(place.line), column: Int(place.column)))
    } else {
      XCTFail(violation.description, file: place.filePath, line: place.line)
    }
  }
}

/// Whether the running test is one of Swift Testing's.
///
/// A detached task has no current test; there the arguments tell, for the package manager runs the
/// two frameworks as two processes.
var isRunBySwiftTesting: Bool {
  if Test.current != nil { return true }
  let arguments = ProcessInfo.processInfo.arguments
  guard let option = arguments.firstIndex(of: "--testing-library") else { return false }
  return arguments.dropFirst(option + 1).first == "swift-testing"
}
