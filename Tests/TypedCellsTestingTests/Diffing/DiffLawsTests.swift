import Testing
import TypedCells
import TypedCellsTesting

@MainActor
struct `Laws of diffs` {
  @Test func `compare no content after a stage that the host would refuse`() {
    let laws = DiffLaws(elementsFrom: [1, 2], to: [1]) { old, new in
      old == new ? [] : [DiffStage(batch: BatchUpdate(), content: new)]
    }
    let broken = laws.report().violations.map(\.law)
    #expect(broken.contains("diff.followsBatchRules"))
    #expect(!broken.contains("diff.reachesNewContent"))
  }
}
