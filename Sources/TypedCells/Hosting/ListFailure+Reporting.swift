extension ListFailure {
  /// Traps in debug builds, so that you find the mistake where it's made. Writes to the system log in
  /// release builds, so that your users don't lose the list because of one cell.
  ///
  /// It's the default of ``ListDriver/onFailure``. A failure that ``isResolved`` is written to the log in debug builds
  /// as well. In release builds, the identities in the message are private.
  ///
  /// - Parameter failure: the failure to report.
  @MainActor
  public static func trapInDebugBuilds(_ failure: ListFailure) {
    assert(failure.isResolved, failure.messageWithTopic)
    logMistake(
      failure.messageWithTopic, withoutIdentities: failure.withoutIdentities.messageWithTopic)
  }

  /// The section about the failure on the page Troubleshooting, which has its causes and cures.
  public var troubleshootingTopic: String {
    switch reason {
    case .mismatch, .registration(.foreignCell): "A cell of the wrong class"
    case .registration(.unknownIdentifier): "An identifier that isn't registered"
    case .registration(.unboundModel): "A model without a cell class"
    case .registration(.conflict), .registration(.conflictingSources):
      "An identifier with two classes"
    case .registration(.modelBoundTwice): "A model with two cell classes"
    case .dequeuing: "A nib or prototype that doesn't exist"
    case .invalidMove: "A row moved to a place that doesn't exist"
    case .duplicate: "Two rows with the same identity"
    case .unsupportedEvent: "My handler isn't called"
    case .unusedOption: "A section's layout isn't used"
    case .tooManySelected: "More rows are selected than the mode allows"
    case .invalidUpdate: "A change that UIKit would reject"
    }
  }

  var messageWithTopic: String {
    "\(description). See \"\(troubleshootingTopic)\" on the page Troubleshooting of TypedCells."
  }
}
