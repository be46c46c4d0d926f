import TypedCells

/// The content of a list in a random session.
struct FuzzList: Equatable {
  struct Section: Equatable {
    let id: Int
    var title: String?
    var rows: [FuzzItem] = []
    /// The number of rows that are written one by one. The others are lazy.
    var writtenCount = 0
  }

  var sections: [Section] = []
  private var nextID = 0

  /// Returns the content without the rows, sections and groups that the conditions hide.
  @MainActor
  func visible(_ conditions: FuzzConditions) -> FuzzList {
    var visible = self
    visible.sections = sections.filter { !conditions.sections.contains($0.id) }.map { section in
      var rest = section
      let written = section.rows.prefix(section.writtenCount)
        .filter { !conditions.rows.contains($0.id) }
      let lazy =
        conditions.groups.contains(section.id) ? [] : section.rows.dropFirst(section.writtenCount)
      rest.rows = written + lazy
      rest.writtenCount = written.count
      return rest
    }
    return visible
  }

  /// Returns the content as sections for a driver.
  @MainActor
  func sections<Cell: FuzzedCell, Other: FuzzedCell>(
    _ cell: Cell.Type, _ other: Other.Type, _ conditions: FuzzConditions
  ) -> [ListSection<Cell.BaseCell>] where Cell.BaseCell == Other.BaseCell {
    sections.map { section in
      ListSection(id: section.id, header: section.title) {
        for item in section.rows.prefix(section.writtenCount) {
          if item.wantsOtherCell {
            Row(Other.self, item).id(item.id)
              .hidden { conditions.evaluate(conditions.rows.contains(item.id)) }
          } else {
            Row(Cell.self, item).id(item.id)
              .hidden { conditions.evaluate(conditions.rows.contains(item.id)) }
              .on(.willDisplay) { _ in FuzzProbe.shared.runDisplay() }
          }
        }
        LazyRows(Array(section.rows.dropFirst(section.writtenCount)), id: \.id) { item in
          Row(Cell.self, item).on(.willDisplay) { _ in FuzzProbe.shared.runDisplay() }
        }
        .hidden { conditions.evaluate(conditions.groups.contains(section.id)) }
      }
      .hidden { conditions.evaluate(conditions.sections.contains(section.id)) }
    }
  }

  /// Changes the content at random, in shapes that have broken diffs and batch updates.
  mutating func change(using random: inout some RandomNumberGenerator) {
    for _ in 0..<Int.random(in: 1...3, using: &random) { changeOnce(using: &random) }
  }

  private mutating func changeOnce(using random: inout some RandomNumberGenerator) {
    func position(in count: Int) -> Int { Int.random(in: 0...count, using: &random) }
    guard let section = sections.indices.randomElement(using: &random) else {
      return insertSection(using: &random)
    }
    let count = sections[section].rows.count
    switch Int.random(in: 0..<20, using: &random) {
    case 0: insertSection(using: &random)
    case 1: sections.remove(at: section)
    case 2: sections.shuffle(using: &random)
    case 3: sections[section].title = [nil, "A", "B"].randomElement(using: &random) ?? nil
    case 4: sections[section].writtenCount = position(in: count)
    case 5: sections[section].rows.shuffle(using: &random)
    case 6: sections[section].rows.reverse()
    case 7:
      let rows = sections[section].rows
      let start = position(in: count)
      sections[section].rows = Array(rows[start...] + rows[..<start])
    case 8, 9:
      let new = newItems(Int.random(in: 1...20, using: &random))
      sections[section].rows.insert(contentsOf: new, at: position(in: count))
    case 10, 11:
      let start = position(in: count)
      sections[section].rows.removeSubrange(start..<min(start + position(in: 12), count))
    case 12, 13:
      guard let other = sections.indices.randomElement(using: &random), count > 0 else { return }
      let start = position(in: count - 1)
      let moved = Array(sections[section].rows[start..<min(start + 3, count)])
      sections[section].rows.removeSubrange(start..<start + moved.count)
      let target = position(in: sections[other].rows.count)
      sections[other].rows.insert(contentsOf: moved, at: target)
    case 14, 15: sections[section].rows = reshaped(sections[section].rows, using: &random)
    case 16: sections[section].rows.insert(contentsOf: newItems(70), at: 0)
    default:
      for row in sections[section].rows.indices
      where Int.random(in: 0..<4, using: &random) == 0 {
        sections[section].rows[row].version += 1
      }
    }
    for section in sections.indices {
      sections[section].writtenCount = min(
        sections[section].writtenCount, sections[section].rows.count)
    }
  }

  private mutating func insertSection(using random: inout some RandomNumberGenerator) {
    guard sections.count < 6 else { return }
    let count = [0, 3, 20, 90].randomElement(using: &random) ?? 0
    nextID += 1
    let section = Section(
      id: nextID, title: Bool.random(using: &random) ? "new" : nil, rows: newItems(count),
      writtenCount: Int.random(in: 0...count, using: &random))
    sections.insert(section, at: Int.random(in: 0...sections.count, using: &random))
  }

  private mutating func newItems(_ count: Int) -> [FuzzItem] {
    defer { nextID += count }
    return (nextID..<nextID + count).map { FuzzItem(id: $0) }
  }
}
