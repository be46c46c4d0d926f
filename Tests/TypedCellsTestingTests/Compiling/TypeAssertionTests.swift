import Foundation
import HeadlessList
import Testing
import TypedCells
import TypedCellsTesting

private final class TextCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text] }
}

@MainActor
struct `Assertions about types` {
  @Test func `report whether a type conforms`() {
    assertConforms(TextCell.self, to: "Updatable") { $0 is any Updatable.Type }
    assertConforms([Int].self, to: "Equatable") { $0 is any Equatable.Type }
    assertDoesNotConform(HeadlessCell.self, to: "Updatable") { $0 is any Updatable.Type }
    assertDoesNotConform([TextCell].self, to: "Equatable") { $0 is any Equatable.Type }
    assertDoesNotConform((any Updatable).self, to: "Updatable") { $0 is any Updatable.Type }
  }

  @Test func `report the exact type of an expression`() {
    assertType(of: Row(TextCell.self, "text"), is: Row<TextCell, String>.self)
    assertType(of: TextCell() as HeadlessCell, is: HeadlessCell.self)
    assertType(of: Optional(1) as Any, is: Any.self)
  }

  @Test func `fail at the caller's line`() {
    func expectFailure(_ words: String, line: Int = #line, _ body: () -> Void) {
      withKnownIssue {
        body()
      } matching: { issue in
        issue.sourceLocation?.fileID == #fileID && issue.sourceLocation?.line == line + 1
          && "\(issue)".contains(words)
      }
    }
    expectFailure("[type.conforms] HeadlessList.HeadlessCell: it should conform to Updatable") {
      assertConforms(HeadlessCell.self, to: "Updatable") { $0 is any Updatable.Type }
    }
    expectFailure("[type.doesNotConform]") {
      assertDoesNotConform([Int].self, to: "Equatable") { $0 is any Equatable.Type }
    }
    expectFailure("[type.isExactly] Swift.Int: it should be Swift.Double") {
      assertType(of: 1, is: Double.self)
    }
  }
}
