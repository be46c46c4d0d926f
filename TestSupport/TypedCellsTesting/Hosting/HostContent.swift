import TypedCells

/// A row of the random lists that examine hosts.
struct HostRow: Hashable {
  enum Kind: CaseIterable {
    case plain
    /// A row that a cell of another class shows.
    case other
    /// A row that the host can't show, because its identifier isn't registered.
    case unknown
  }

  static let unknownIdentifier: ReuseIdentifier = "unregistered"

  let id: Int
  var version = 0
  var kind = Kind.plain

  var text: String { "row \(id), version \(version)" }
}

/// A section of the random lists that examine hosts.
struct HostSection: Hashable {
  let id: Int
  var title: String?
  var rows: [HostRow]
}

/// Random content and random changes to it.
struct HostContent {
  var random: SeededGenerator
  private(set) var sections: [HostSection] = []
  private var lastID = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Creates one section of plain rows.
  init(rowCount: Int) {
    self.init(seed: 0)
    sections = [HostSection(id: 0, title: nil, rows: (1...rowCount).map { HostRow(id: $0) })]
    lastID = rowCount
  }

  var paths: [RowPath] {
    sections.enumerated().flatMap { section, content in
      content.rows.indices.map { RowPath(section: section, row: $0) }
    }
  }

  func row(at path: RowPath) -> HostRow? {
    guard sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }

  /// Replaces all sections with new ones of up to `limit` rows each.
  mutating func replace(limit: Int) {
    sections = (0..<number(0...4)).map { _ in section(limit: limit) }
  }

  mutating func clear() { sections = [] }

  /// Makes a few small changes.
  mutating func edit() {
    for _ in 0..<number(1...5) { editOnce() }
  }

  private mutating func editOnce() {
    guard !sections.isEmpty else { return sections.append(section(limit: 12)) }
    let place = number(0...sections.count - 1)
    let rowCount = sections[place].rows.count
    switch number(0...11) {
    case 0: sections.insert(section(limit: 6), at: place)
    case 1: sections.remove(at: place)
    case 2: sections.insert(sections.remove(at: place), at: number(0...sections.count))
    case 3: sections[place].title = number(0...1) == 0 ? nil : "title \(number(0...9))"
    case 4, 5, 6: sections[place].rows.insert(row(), at: number(0...rowCount))
    case _ where rowCount == 0: return
    case 7, 8: sections[place].rows.remove(at: number(0...rowCount - 1))
    case 9: sections[place].rows[number(0...rowCount - 1)].version += 1
    case 10:
      let changed = number(0...rowCount - 1)
      sections[place].rows[changed].kind = kind()
      sections[place].rows[changed].version += 1
    default:
      let row = sections[place].rows.remove(at: number(0...rowCount - 1))
      let target = number(0...sections.count - 1)
      sections[target].rows.insert(row, at: number(0...sections[target].rows.count))
    }
  }

  private mutating func section(limit: Int) -> HostSection {
    lastID += 1
    let id = lastID
    return HostSection(
      id: id, title: number(0...1) == 0 ? nil : "title \(id)",
      rows: (0..<number(0...limit)).map { _ in row() })
  }

  private mutating func row() -> HostRow {
    lastID += 1
    return HostRow(id: lastID, kind: kind())
  }

  private mutating func kind() -> HostRow.Kind {
    switch number(0...19) {
    case 0: .unknown
    case 1...6: .other
    default: .plain
    }
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { random.number(in: range) }
}
