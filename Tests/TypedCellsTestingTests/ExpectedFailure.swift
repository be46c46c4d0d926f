import Foundation
import Testing

/// Expects failures of a kit's assertions, all of which contain a text.
@MainActor
func expectFailure(
  containing text: String, location: SourceLocation = #_sourceLocation,
  _ body: @MainActor () async -> Void
) async {
  await withKnownIssue(sourceLocation: location) {
    await body()
  } matching: { issue in
    issue.comments.contains { $0.rawValue.contains(text) }
  }
}

/// The same for an assertion that doesn't wait.
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
