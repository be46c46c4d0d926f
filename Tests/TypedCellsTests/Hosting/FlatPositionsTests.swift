import Testing
import TypedCells

struct `The positions of a flat list` {
  private let positions = FlatPositions([
    FlatPositions.Section(hasHeader: true, rowCount: 2, hasFooter: false),
    FlatPositions.Section(hasHeader: false, rowCount: 0, hasFooter: false),
    FlatPositions.Section(hasHeader: false, rowCount: 0, hasFooter: true),
    FlatPositions.Section(hasHeader: true, rowCount: 1, hasFooter: true),
    FlatPositions.Section(hasHeader: false, rowCount: 0, hasFooter: false),
  ])

  private let elements: [FlatElement] = [
    .headerFooter(.header, section: 0), .row(RowPath(section: 0, row: 0)),
    .row(RowPath(section: 0, row: 1)), .headerFooter(.footer, section: 2),
    .headerFooter(.header, section: 3), .row(RowPath(section: 3, row: 0)),
    .headerFooter(.footer, section: 3),
  ]

  @Test func `elements are found at their indexes`() {
    #expect((0..<positions.count).map { positions.element(at: $0) } == elements)
    #expect(elements.map { positions.position(of: $0) } == Array(elements.indices))
  }

  @Test func `there are no elements outside its bounds`() {
    #expect(positions.element(at: -1) == nil)
    #expect(positions.element(at: positions.count) == nil)
    #expect(FlatPositions().element(at: 0) == nil)
    for (section, row) in [(0, 2), (0, -1), (1, 0), (5, 0), (-1, 0)] {
      #expect(positions.position(of: .row(RowPath(section: section, row: row))) == nil)
    }
    #expect(positions.position(of: .headerFooter(.footer, section: 0)) == nil)
    for section in [-1, 5] {
      #expect(positions.position(of: .headerFooter(.header, section: section)) == nil)
      #expect(positions.positions(of: .footer, section: section).isEmpty)
    }
  }

  @Test func `rows beyond the number that the toolkit can count are cut off`() {
    let limit = Int(Int32.max)
    let cut = FlatPositions(
      [
        FlatPositions.Section(hasHeader: true, rowCount: .max, hasFooter: true),
        FlatPositions.Section(hasHeader: true, rowCount: 5, hasFooter: false),
      ], limit: limit)
    #expect(cut.isCut)
    #expect(cut.count < Int(UInt32.max))
    #expect(!positions.isCut)
  }

  @Test func `rows aren't cut off if the toolkit can count them all`() {
    let section = FlatPositions.Section(hasHeader: false, rowCount: 5, hasFooter: false)
    let whole = FlatPositions([section], limit: 5)
    #expect(!whole.isCut)
    #expect(whole.count == 5)
    #expect(FlatPositions([section], limit: 4).isCut)
  }

  @Test func `more rows than a number can count are cut off without a limit, too`() {
    let section = FlatPositions.Section(hasHeader: true, rowCount: .max, hasFooter: true)
    let cut = FlatPositions([section, section])
    #expect(cut.isCut)
    #expect(cut.sections.map { $0.rowCount > 0 } == [true, false])
  }

  @Test func `the limit is for the rows of all sections together`() {
    let section = FlatPositions.Section(hasHeader: false, rowCount: 3, hasFooter: false)
    let cut = FlatPositions([section, section], limit: 4)
    #expect(cut.isCut)
    #expect(cut.sections.map(\.rowCount) == [3, 1])
    #expect(cut.count == 4)
  }

  @Test func `a section that stays keeps its header until the driver asks for the new one`() {
    let changes = SectionedChanges(
      from: [Letters(id: 1, rows: [Letter(id: "a")]), Letters(id: 2, rows: [Letter(id: "b")])],
      to: [Letters(id: 2, rows: [Letter(id: "b")]), Letters(id: 3, rows: [Letter(id: "c")])])
    let old = FlatPositions([
      FlatPositions.Section(hasHeader: true, rowCount: 1, hasFooter: false),
      FlatPositions.Section(hasHeader: false, rowCount: 1, hasFooter: true),
    ])
    let new = (0..<2).map { _ in
      FlatPositions.Section(hasHeader: true, rowCount: 1, hasFooter: false)
    }
    let sections = old.sections(after: changes, in: new)
    #expect(sections.map(\.hasHeader) == [false, true])
    #expect(sections.map(\.hasFooter) == [true, false])
  }
}

private struct Letters: Identifiable, Equatable, DiffableSection {
  let id: Int
  var rows: [Letter]
}

private struct Letter: Identifiable, Equatable, Diffable {
  let id: String
}
