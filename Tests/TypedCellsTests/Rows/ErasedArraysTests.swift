import HeadlessList
import Testing

@testable import TypedCells

@MainActor
struct `Arrays without the kind of host` {
  @Test func `hold the same sections in the same memory`() {
    let sections = (0..<3).map { number in
      ListSection<HeadlessCell>(id: number, header: "Header \(number)", footer: "Footer \(number)")
      {
        Row(TextCell.self, "Row \(number)").id("row \(number)").height(Double(number))
      }
      .indexTitle("\(number)")
      .hidden(when: { number == 1 })
    }
    let contents = ListSection.contents(of: sections)
    #expect(contents.count == sections.count)
    for (section, content) in zip(sections, contents) {
      #expect(content.identity == section.identity)
      #expect(content.header?.title == section.header?.title)
      #expect(content.footer?.title == section.footer?.title)
      #expect(content.indexTitle == section.indexTitle)
      #expect(content.rows.count == 1)
      #expect(content.rows[0].identity == section.rows.identity(at: 0))
      #expect(content.rows[0].row === section.rows[0].row)
      #expect((content.visible() == nil) == (section.identity == RowIdentity(1)))
    }
    let back = ListSection<HeadlessCell>.sections(of: contents)
    #expect(address(of: back) == address(of: sections))
    #expect(back.map(\.identity) == sections.map(\.identity))
  }

  @Test func `can be changed and converted back`() {
    var contents = ListSection.contents(
      of: [ListSection<HeadlessCell>(id: 0) { Row(TextCell.self, "a") }])
    contents.append(contentsOf: contents)
    contents[1].indexTitle = "second"
    contents.reserveCapacity(100)
    let sections = ListSection<HeadlessCell>.sections(of: contents)
    #expect(sections.map(\.indexTitle) == [nil, "second"])
    #expect(sections.map(\.rows.count) == [1, 1])
  }

  @Test func `hold the same visible cells and headers`() {
    let cells = (0..<3).map { number in
      VisibleCell<HeadlessCell>(
        path: RowPath(section: number, row: 2 * number), cell: TextCell(),
        identifier: number == 1 ? nil : ReuseIdentifier("cell \(number)"))
    }
    for (cell, erased) in zip(cells, VisibleCell.erased(cells)) {
      #expect(erased.path == cell.path)
      // Inside `#expect`, this comparison crashes the compiler of Swift 6.3.1.
      let isSameCell = erased.cell === cell.cell
      #expect(isSameCell)
      #expect(erased.identifier == cell.identifier)
    }
    let views = [SectionEdge.header, .footer].map { edge in
      VisibleHeaderFooter<HeadlessHeaderFooter>(
        section: 4, edge: edge, view: HeadlessHeaderFooter(),
        identifier: edge == .header ? nil : "view")
    }
    for (view, erased) in zip(views, VisibleHeaderFooter.erased(views)) {
      #expect(erased.section == view.section)
      #expect(erased.edge == view.edge)
      let isSameView = erased.view === view.view
      #expect(isSameView)
      #expect(erased.identifier == view.identifier)
    }
  }

  private func address<Element>(of array: [Element]) -> UInt? {
    unsafe array.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }
}
