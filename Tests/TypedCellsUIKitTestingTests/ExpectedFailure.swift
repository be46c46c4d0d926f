import Foundation
import Testing

/// Expects failures of the kit's assertions, all of which contain a text.
@MainActor
func expectFailure(
  containing text: String, location: SourceLocation = #_sourceLocation,
  _ body: @MainActor () -> Void
) {
  withKnownIssue(sourceLocation: location) {
    body()
  } matching: { issue in
    issue.comments.contains { $0.rawValue.contains(text) }
  }
}
