import Testing

@testable import TypedCells

struct `The mapping of paths` {
  private struct Letters: DiffableSection {
    let diffIdentity: Int
    var rows: [String]
  }

  /// The mapping of a change of sections, which their numbers identify.
  private func mapping(
    from old: [(Int, [String])], to new: [(Int, [String])]
  ) -> PathMapping {
    let sections = [old, new].map { sections in
      sections.map { Letters(diffIdentity: $0.0, rows: $0.1) }
    }
    return PathMapping(SectionedChanges(from: sections[0], to: sections[1]))
  }

  @Test func `knows which rows move past others`() {
    var mapping = mapping(
      from: [(0, ["a", "b", "c"]), (1, ["d", "e"]), (2, ["f"]), (3, ["g"])],
      to: [(2, ["f"]), (0, ["c", "a", "b", "d"]), (1, [])])
    let paths = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (2, 0), (3, 0)]
    // "c" moves, "d" crosses, "e" is deleted, "f" moves with its section, and "g" is deleted with its section.
    #expect(
      paths.map { mapping.isMoved(RowPath(section: $0, row: $1)) } == [
        false, false, true, true, false, true, false,
      ])
  }

  @Test func `follows rows that are far from the beginning`() {
    let far = Int.max / 4 * 3
    var rows = PositionChanges()
    rows.moves = [Move(old: 0, new: 1), Move(old: far, new: far + 2)]
    var changes = SectionedChanges()
    changes.changedSections = [SectionedChanges.Section(old: 0, new: 0, rows: rows)]
    var mapping = PathMapping(changes)
    let positions = [0, 1, 2, far, far + 1, far + 2].map {
      mapping.newPath(of: RowPath(section: 0, row: $0))?.row
    }
    #expect(positions == [1, 0, 2, far + 2, far, far + 1])
  }
}
