import Testing
import TypedCells

struct `The check of a batch update` {
  private func problems(
    from old: [Int], to new: [Int], _ change: (inout BatchUpdate) -> Void
  ) -> [String] {
    var batch = BatchUpdate()
    change(&batch)
    return batch.problems(from: old, to: new).map(\.description)
  }

  private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

  @Test func `accepts consistent counts`() throws {
    var batch = BatchUpdate()
    batch.deletedRows = [path(0, 1)]
    batch.insertedSections = [1]
    batch.movedRows = [.init(old: path(1, 0), new: path(0, 0))]
    try batch.check(from: [2, 1], to: [2, 7, 0])
  }

  @Test func `counts rows, in UIKit's words`() {
    #expect(
      problems(from: [2], to: [3]) { $0.deletedRows = [path(0, 0)] } == [
        """
        Invalid update: invalid number of rows in section 0. The number of rows contained in an \
        existing section after the update (3) must be equal to the number of rows contained in \
        that section before the update (2), plus or minus the number of rows inserted or deleted \
        from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into \
        or out of that section (0 moved in, 0 moved out).
        """
      ])
  }

  @Test func `counts sections, in UIKit's words`() {
    #expect(
      problems(from: [2], to: [2, 1]) { _ in } == [
        """
        Invalid update: invalid number of sections. The number of sections contained in the table \
        view after the update (2) must be equal to the number of sections contained in the table \
        view before the update (1), plus or minus the number of sections inserted or deleted \
        (0 inserted, 0 deleted).
        """
      ])
  }

  @Test func `finds positions that don't exist`() {
    #expect(
      problems(from: [3], to: [3]) {
        $0.deletedRows = [path(0, 3)]
        $0.insertedRows = [path(0, 5), path(2, 0)]
        $0.deletedSections = [1]
        $0.insertedSections = [4]
        $0.movedSections = [.init(old: 6, new: 7)]
        $0.reloadedSections = [8]
      } == [
        "attempt to delete section 1, but there are only 1 sections before the update",
        "attempt to reload section 8, but there are only 1 sections before the update",
        "attempt to move section 6, but there are only 1 sections before the update",
        "attempt to insert section 4 but there are only 1 sections after the update",
        "attempt to move section 6 to section 7, but there are only 1 sections after the update",
        "attempt to delete row 3 from section 0 which only contains 3 rows before the update",
        """
        attempt to insert row 5 into section 0, but there are only 3 rows in section 0 after the \
        update
        """,
        "attempt to insert row 0 into section 2, but there are only 1 sections after the update",
      ])
  }

  @Test func `finds duplicate positions`() {
    #expect(
      problems(from: [3, 1], to: [3, 1]) {
        $0.deletedRows = [path(0, 0)]
        $0.reloadedRows = [path(0, 0)]
        $0.insertedRows = [path(0, 1)]
        $0.movedRows = [.init(old: path(0, 2), new: path(0, 1))]
        $0.deletedSections = [1]
        $0.reloadedSections = [1]
      } == [
        "attempt to delete and reload the same section (1)",
        "attempt to delete and reload the same index path (0.0)",
        "attempt to insert and move to the same index path (0.1)",
      ])
  }

  @Test func `reports kind, location and counts as values`() {
    var batch = BatchUpdate()
    batch.deletedRows = [path(0, 3), path(0, 3), path(4, 0)]
    batch.movedSections = [.init(old: 0, new: 2)]
    #expect(
      batch.problems(from: [3], to: [3]) == [
        .missingTarget(section: 0, target: 2, sectionCount: 1),
        .missingRow(.delete, path(0, 3), rowCount: 3),
        .rowOfChangedSection(.delete, path(0, 3), section: .moveFrom),
        .missingRow(.delete, path(0, 3), rowCount: 3),
        .rowOfChangedSection(.delete, path(0, 3), section: .moveFrom),
        .missingSectionOfRow(.delete, path(4, 0), sectionCount: 1),
        .repeatedRow(.delete, .delete, path(0, 3)),
      ])
    batch = BatchUpdate()
    batch.insertedRows = [path(0, 0)]
    #expect(
      batch.problems(from: [3], to: [3]) == [
        .rowCount(
          section: 0, before: 3, after: 3, inserted: 1, deleted: 0, movedIn: 0, movedOut: 0)
      ])
  }

  @Test func `rejects too many rows and too few`() {
    let problems = problems(from: [3], to: [2]) { $0.insertedRows = [path(0, 0)] }
    #expect(problems.count == 1)
  }

  @Test func `finds changes of rows in sections that are deleted, inserted or moved`() {
    #expect(
      problems(from: [1, 1, 1], to: [1, 1, 1]) {
        $0.deletedSections = [0]
        $0.insertedSections = [2]
        $0.movedSections = [.init(old: 1, new: 0)]
        $0.movedRows = [.init(old: path(0, 0), new: path(2, 0))]
        $0.reloadedRows = [path(1, 0)]
        $0.insertedRows = [path(0, 0)]
      } == [
        "attempt to reload row 0 of section 1, which moves",
        "attempt to move row 0 of section 0, which is deleted",
        "attempt to insert row 0 of section 0, which moves",
        "attempt to move to row 0 of section 2, which is inserted",
      ])
  }
}
