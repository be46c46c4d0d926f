import TypedCells

/// The content of a list in a random session.
struct FuzzList: Equatable {
  struct Section: Equatable {
    let id: Int
    var title: String?
    /// Whether a view shows the title.
    var hasHeaderView = false
    var rows: [FuzzItem] = []
    /// The number of rows that are written one by one. The others are lazy.
    var writtenCount = 0
  }

  var sections: [Section] = []
  private var numbers = FreshNumbers()

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
  ///
  /// - Parameter addHeader: adds a view with a title to a section.
  @MainActor
  func sections<Cell: FuzzedCell, Other: FuzzedCell>(
    _ cell: Cell.Type, _ other: Other.Type, _ conditions: FuzzConditions,
    addHeader: (ListSection<Cell.BaseCell>, String) -> ListSection<Cell.BaseCell>
  ) -> [ListSection<Cell.BaseCell>] where Cell.BaseCell == Other.BaseCell {
    sections.map { section in
      let lazyItems = Array(section.rows.dropFirst(section.writtenCount))
      let built = ListSection<Cell.BaseCell>(
        id: section.id, header: section.hasHeaderView ? nil : section.title
      ) {
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
        if section.reportsChanges {
          LazyRows(FuzzElements(items: lazyItems), id: \.id) { lazyRow(cell, $0) }
            .hidden { conditions.evaluate(conditions.groups.contains(section.id)) }
        } else {
          LazyRows(lazyItems, id: \.id) { lazyRow(cell, $0) }
            .hidden { conditions.evaluate(conditions.groups.contains(section.id)) }
        }
      }
      .hidden { conditions.evaluate(conditions.sections.contains(section.id)) }
      guard section.hasHeaderView, let title = section.title else { return built }
      return addHeader(built, title)
    }
  }

  @MainActor
  private func lazyRow<Cell: FuzzedCell>(
    _ cell: Cell.Type, _ item: FuzzItem
  ) -> Row<Cell, FuzzItem> {
    Row(cell, item).on(.willDisplay) { _ in FuzzProbe.shared.runDisplay() }
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
    case 1:
      // Many sections leave together, so that a session returns to a few.
      let leaving = sections.count > 12 ? sections.count / 2 : 1
      let start = min(section, sections.count - leaving)
      sections.removeSubrange(start..<start + leaving)
    case 2: sections.shuffle(using: &random)
    case 3:
      sections[section].title = [nil, "A", "B"].randomElement(using: &random) ?? nil
      sections[section].hasHeaderView = Bool.random(using: &random)
    case 4: sections[section].writtenCount = position(in: count)
    case 5, 6, 7: reshape(section, using: &random)
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
    case 14, 15, 16: reshape(section, using: &random)
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

  /// Changes the rows of a section in one of the shapes that have broken diffs.
  private mutating func reshape(
    _ section: Int, using random: inout some RandomNumberGenerator
  ) {
    let rows = sections[section].rows
    guard let shape = RowShape.allCases.randomElement(using: &random) else { return }
    let known = Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0) })
    var seen: Set<Int> = []
    // Some shapes repeat identities, which a section of a list can't.
    sections[section].rows = shape.changed(rows.map(\.id), &numbers, using: &random)
      .filter { seen.insert($0).inserted }
      .map { known[$0] ?? FuzzItem(id: $0) }
  }

  private mutating func insertSection(using random: inout some RandomNumberGenerator) {
    let place = Int.random(in: 0...sections.count, using: &random)
    // Most lists have a few sections with many rows. Some have many sections with a few rows.
    if Int.random(in: 0..<10, using: &random) == 0, sections.count < 50 {
      let new = (0..<Int.random(in: 20...120, using: &random)).map { _ in
        newSection(rows: [0, 1, 2, 5], using: &random)
      }
      sections.insert(contentsOf: new, at: place)
    } else if sections.count < 6 {
      sections.insert(newSection(rows: [0, 3, 20, 90], using: &random), at: place)
    }
  }

  private mutating func newSection(
    rows counts: [Int], using random: inout some RandomNumberGenerator
  ) -> Section {
    let count = counts.randomElement(using: &random) ?? 0
    return Section(
      id: numbers.take(1)[0], title: Bool.random(using: &random) ? "new" : nil,
      hasHeaderView: Bool.random(using: &random), rows: newItems(count),
      writtenCount: Int.random(in: 0...count, using: &random))
  }

  private mutating func newItems(_ count: Int) -> [FuzzItem] {
    numbers.take(count).map { FuzzItem(id: $0) }
  }
}

extension FuzzList.Section {
  /// Whether the collection of the lazy rows reports its changes.
  var reportsChanges: Bool { id % 3 > 0 }
}
