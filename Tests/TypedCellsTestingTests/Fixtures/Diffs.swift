import TypedCells
import TypedCellsTesting

/// A letter with a version.
private struct Letter: Diffable, CustomStringConvertible {
  var letter: Character
  var version = 0
  var diffIdentity: Character { letter }
  var description: String { "\(letter)\(version)" }
  func hasSameContent(as other: Self) -> Bool { version == other.version }
}

private struct Word: DiffableSection {
  var diffIdentity: String
  var title = ""
  var rows: [Letter]

  init(_ identity: String, _ letters: String, title: String = "") {
    diffIdentity = identity
    self.title = title
    rows = letters.map { Letter(letter: $0) }
  }

  func hasSameContent(as other: Self) -> Bool { title == other.title }
}

/// A number whose identity can be NaN, which isn't equal to itself.
private struct Reading: Diffable {
  var id: Double
  var value = 0.0
  var diffIdentity: Double { id }
  func hasSameContent(as other: Self) -> Bool { value == other.value }
}

private typealias Stage = DiffStage<Word>

/// Returns a report on a diff that returns the given stages.
private func told(
  from old: [Word], to new: [Word], _ stages: @escaping DiffLaws<Word>.Stages
) -> LawReport {
  DiffLaws(from: old, to: new) { before, after in
    // Equal contents need no stages.
    before.map(\.diffIdentity) == after.map(\.diffIdentity)
      && zip(before, after).allSatisfy { $0.rows.map(\.description) == $1.rows.map(\.description) }
      ? [] : stages(before, after)
  }.report()
}

private func batch(_ change: (inout BatchUpdate) -> Void) -> BatchUpdate {
  var batch = BatchUpdate()
  change(&batch)
  return batch
}

private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

private let abc = [Word("w", "abc")]
private let ab = [Word("w", "ab")]

private func own(_ old: [Word], _ new: [Word]) -> LawReport {
  DiffLaws(from: old, to: new).report()
}

nonisolated extension Fixture {
  static let brokenDiffs: [Fixture] = [
    .broken("a row too few", "diff.followsBatchRules", saying: "invalid number of rows") {
      told(from: abc, to: ab) { _, new in
        [Stage(batch: batch { $0.insertedRows = [path(0, 1)] }, content: new)]
      }
    },
    .broken("a row that is not there", "diff.followsBatchRules", saying: "attempt to delete row 7")
    {
      told(from: abc, to: ab) { _, new in
        [Stage(batch: batch { $0.deletedRows = [path(0, 7)] }, content: new)]
      }
    },
    .broken("a row moved and reloaded", "diff.followsBatchRules", saying: "reload and move") {
      told(from: abc, to: [Word("w", "cab")]) { _, new in
        [
          Stage(
            batch: batch {
              $0.movedRows = [.init(old: path(0, 2), new: path(0, 0))]
              $0.reloadedRows = [path(0, 2)]
            }, content: new)
        ]
      }
    },
    .broken("a section moved as its row goes", "diff.followsBatchRules", saying: "which moves") {
      told(from: [Word("v", "x"), Word("w", "abc")], to: [Word("w", "ab"), Word("v", "x")]) {
        _, new in
        [
          Stage(
            batch: batch {
              $0.movedSections = [.init(old: 1, new: 0)]
              $0.deletedRows = [path(1, 2)]
            }, content: new)
        ]
      }
    },
    .broken("a section that is forgotten", "diff.followsBatchRules", saying: "number of sections") {
      told(from: abc, to: []) { _, new in
        [Stage(batch: batch { $0.reloadedRows = [path(0, 0)] }, content: new)]
      }
    },
    .broken("another row deleted", "diff.reachesNewContent", saying: "row 0.0 is b where a is") {
      told(from: abc, to: ab) { _, new in
        [Stage(batch: batch { $0.deletedRows = [path(0, 0)] }, content: new)]
      }
    },
    .broken("a row that is not reloaded", "diff.reachesNewContent", saying: "does not show") {
      let (old, new) = ([Word("w", "abc")], [Word("w", "abd")])
      return told(from: old, to: new) { _, new in
        var changed = new
        changed[0].rows[0].version = 1
        return [
          Stage(
            batch: batch {
              $0.deletedRows = [path(0, 2)]
              $0.insertedRows = [path(0, 2)]
            }, content: changed)
        ]
      }
    },
    .broken("a move to another place", "diff.reachesNewContent", saying: "after stage 1 of 1") {
      told(from: abc, to: [Word("w", "cab")]) { _, new in
        [
          Stage(
            batch: batch { $0.movedRows = [.init(old: path(0, 0), new: path(0, 2))] }, content: new)
        ]
      }
    },
    .broken("no stage at all", "diff.reachesNewContent", saying: "after all of 0 stages") {
      told(from: abc, to: ab) { _, _ in [] }
    },
    .broken("a section too few", "diff.reachesNewContent", saying: "there are 1 sections, not 2") {
      told(from: abc, to: abc + [Word("v", "x")]) { _, _ in [] }
    },
    .broken("a section of another title", "diff.reachesNewContent", saying: "section 0, w, does") {
      told(from: abc, to: [Word("w", "ab", title: "Title")]) { _, new in
        [Stage(batch: batch { $0.deletedRows = [path(0, 2)] }, content: new)]
      }
    },
    .broken("a stage for nothing", "diff.noIdleStage", saying: "stage 2 of 2 does nothing") {
      told(from: abc, to: ab) { _, new in
        [
          Stage(batch: batch { $0.deletedRows = [path(0, 2)] }, content: new),
          Stage(batch: batch { _ in }, content: new),
        ]
      }
    },
    .broken("a reload in any case", "diff.equalContentsNoChange", saying: "reload section 0") {
      DiffLaws(from: abc, to: [Word("w", "xyz")]) { _, new in
        [Stage(batch: batch { $0.reloadedSections = [0] }, content: new)]
      }.report()
    },
    .broken(
      "letters twice", "diff.uniqueIdentities", saying: "rows 0.0 and 0.2 have the identity a"
    ) {
      own(abc, [Word("w", "aba")])
    },
    .broken("words twice", "diff.uniqueIdentities", saying: "in the old content, sections 0 and 1")
    {
      own([Word("w", ""), Word("w", "")], abc)
    },
    .broken(
      "a content unlike itself", "diff.sameAsThemselves", saying: "the same content as itself"
    ) {
      DiffLaws(elementsFrom: [Reading(id: 1)], to: [Reading(id: 1, value: .nan)]).report()
    },
    .broken("an identity unlike itself", "diff.sameAsThemselves", saying: "its own identity, nan") {
      DiffLaws(elementsFrom: [Reading(id: 1)], to: [Reading(id: .nan)]).report()
    },
    .broken("a batch of too many", "batch.followsRules", saying: "only contains 3 rows") {
      batch { $0.deletedRows = [path(0, 7)] }.lawReport(from: [3], to: [2])
    },
    .broken("a batch of too few", "batch.followsRules", saying: "invalid number of rows") {
      batch { $0.insertedRows = [path(0, 0)] }.lawReport(from: [3], to: [3])
    },
    .broken("a row deleted twice", "batch.followsRules", saying: "delete and delete the same") {
      batch { $0.deletedRows = [path(0, 0), path(0, 0)] }.lawReport(from: [3], to: [2])
    },
  ]

  static let correctDiffs: [Fixture] = [
    .correct("no change") { own(abc, abc) },
    .correct("a deletion") { own(abc, ab) },
    .correct("an insertion") { own(ab, abc) },
    .correct("a move") { own(abc, [Word("w", "cab")]) },
    .correct("everything") { own([], abc) },
    .correct("nothing left") { own(abc, []) },
    .correct("sections that move, and their rows") {
      own([Word("v", "xyz"), Word("w", "abc")], [Word("w", "cb"), Word("v", "zax")])
    },
    .correct("a title") { own(abc, [Word("w", "cba", title: "Title")]) },
    .correct("elements without sections") {
      DiffLaws(elementsFrom: [1, 2, 3, 4], to: [4, 5, 1]).report()
    },
    .correct("duplicates that are told apart") {
      DiffLaws(from: abc, to: [Word("w", "aabb")], duplicates: .disambiguate).report()
    },
    .correct("a diff of one's own") {
      told(from: abc, to: ab) { _, new in
        [Stage(batch: batch { $0.deletedRows = [path(0, 2)] }, content: new)]
      }
    },
    .correct("a batch") { batch { $0.deletedRows = [path(0, 2)] }.lawReport(from: [3], to: [2]) },
    .correct("a batch of nothing") { BatchUpdate().lawReport(from: [3], to: [3]) },
  ]
}
