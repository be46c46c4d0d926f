import Testing
import TypedCells

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
      from: [(0, ["a", "b", "c"]), (1, ["d", "e"]), (2, ["f"])],
      to: [(2, ["f"]), (0, ["c", "a", "b", "d"])])
    let moved = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)].map { section, row in
      mapping.isMoved(RowPath(section: section, row: row))
    }
    // "c" moves, "d" crosses, and "e" is deleted with its section.
    #expect(moved == [false, false, true, true, false])
  }
}
