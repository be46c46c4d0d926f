import Foundation
import Testing
import XCTest

/// Fails the running test once for each violation, in the framework that runs it.
///
/// Each framework ignores failures that are reported to the other one: `XCTFail` inside Swift Testing and
/// `Issue.record` inside XCTest both have no effect.
package func report(_ violations: [Violation], at place: SourcePlace) {
  for violation in violations {
    if isRunBySwiftTesting {
      Issue.record(
        Comment(rawValue: violation.messageWithPage),
        sourceLocation: SourceLocation(
          fileID: "\(place.fileID)", filePath: "\(place.filePath)",
          line: Int(place.line), column: Int(place.column)))
    } else {
      XCTFail(violation.messageWithPage, file: place.filePath, line: place.line)
    }
  }
}

/// Whether Swift Testing runs the current test.
///
/// A detached task has no current test. In that case the function reads the arguments, because the package
/// manager runs the two frameworks in two processes.
var isRunBySwiftTesting: Bool {
  if Test.current != nil { return true }
  let arguments = ProcessInfo.processInfo.arguments
  guard let option = arguments.firstIndex(of: "--testing-library") else { return false }
  return arguments.dropFirst(option + 1).first == "swift-testing"
}
