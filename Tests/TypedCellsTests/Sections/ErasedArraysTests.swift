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

  private func address<Element>(of array: [Element]) -> UInt? {
    unsafe array.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }
}
