// A change set of sections is sendable if the sections are.

import TypedCells

private final class Section: DiffableSection {
  let diffIdentity = 0
  var rows = [1]
}
private struct SendableSection: DiffableSection, Sendable {
  let diffIdentity = 0
  var rows = [1]
}
private func use() {
  requireSendable(SectionedChangeSet<Section>.self)
  // error: type 'Section' does not conform to the 'Sendable' protocol
  // twin: requireSendable(SectionedChangeSet<SendableSection>.self)
}
