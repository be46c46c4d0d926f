import Testing
import TypedCells

@testable import GtkList

struct `The outline of a list` {
  private let outline = Outline([
    Outline.Section(hasHeader: true, rowCount: 2, hasFooter: false),
    Outline.Section(hasHeader: false, rowCount: 0, hasFooter: false),
    Outline.Section(hasHeader: false, rowCount: 0, hasFooter: true),
    Outline.Section(hasHeader: true, rowCount: 1, hasFooter: true),
    Outline.Section(hasHeader: false, rowCount: 0, hasFooter: false),
  ])

  private let elements: [ListElement] = [
    .headerFooter(.header, section: 0), .row(RowPath(section: 0, row: 0)),
    .row(RowPath(section: 0, row: 1)), .headerFooter(.footer, section: 2),
    .headerFooter(.header, section: 3), .row(RowPath(section: 3, row: 0)),
    .headerFooter(.footer, section: 3),
  ]

  @Test func `elements are found at their indexes`() {
    #expect((0..<outline.count).map { outline.element(at: $0) } == elements)
    #expect(elements.map { outline.position(of: $0) } == Array(elements.indices))
  }

  @Test func `there are no elements outside its bounds`() {
    #expect(outline.element(at: -1) == nil)
    #expect(outline.element(at: outline.count) == nil)
    #expect(Outline().element(at: 0) == nil)
    for (section, row) in [(0, 2), (0, -1), (1, 0), (5, 0), (-1, 0)] {
      #expect(outline.position(of: .row(RowPath(section: section, row: row))) == nil)
    }
    #expect(outline.position(of: .headerFooter(.footer, section: 0)) == nil)
  }

  @Test func `rows beyond the number that GTK can count are cut off`() {
    let outline = Outline([
      Outline.Section(hasHeader: true, rowCount: .max, hasFooter: true),
      Outline.Section(hasHeader: true, rowCount: 5, hasFooter: false),
    ])
    #expect(outline.isCut)
    #expect(outline.count < Int(UInt32.max))
    #expect(!self.outline.isCut)
  }
}
