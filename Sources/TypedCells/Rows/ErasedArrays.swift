// Unsafe for speed: erasing the kind of host from 10,000 sections one by one takes longer than comparing them.
//
// Invariant: a `ListSection<BaseCell>` is its `SectionContent` and nothing else, and a `VisibleCell` or
// `VisibleHeaderFooter` has the same layout for every class. So an array of one is an array of the other.
//
// Check: the sizes and strides of both element types are compared at each conversion. The wrappers have one
// stored property, or one that is a reference for every class. `ErasedArraysTests` compares each property of the
// elements before and after.
//
// Fallback: if the sizes differ, the elements are converted one by one.

extension ListSection {
  /// Sections without their kind of host, in the same memory.
  static func contents(of sections: [ListSection]) -> [SectionContent] {
    guard haveSameLayout(ListSection.self, SectionContent.self) else {
      return sections.map(\.content)
    }
    return unsafe unsafeBitCast(sections, to: [SectionContent].self)
  }

  /// Sections for a kind of host, in the same memory.
  static func sections(of contents: [SectionContent]) -> [ListSection] {
    guard haveSameLayout(ListSection.self, SectionContent.self) else {
      return contents.map { ListSection($0) }
    }
    return unsafe unsafeBitCast(contents, to: [ListSection].self)
  }
}

extension VisibleCell {
  /// Visible cells without their class, in the same memory.
  static func erased(_ cells: [VisibleCell]) -> [VisibleCell<AnyObject>] {
    guard haveSameLayout(VisibleCell.self, VisibleCell<AnyObject>.self) else {
      return cells.map {
        VisibleCell<AnyObject>(path: $0.path, cell: $0.cell, identifier: $0.identifier)
      }
    }
    return unsafe unsafeBitCast(cells, to: [VisibleCell<AnyObject>].self)
  }
}

extension VisibleHeaderFooter {
  /// Visible headers and footers without their class, in the same memory.
  static func erased(_ views: [VisibleHeaderFooter]) -> [VisibleHeaderFooter<AnyObject>] {
    guard haveSameLayout(VisibleHeaderFooter.self, VisibleHeaderFooter<AnyObject>.self) else {
      return views.map {
        VisibleHeaderFooter<AnyObject>(
          section: $0.section, edge: $0.edge, view: $0.view, identifier: $0.identifier)
      }
    }
    return unsafe unsafeBitCast(views, to: [VisibleHeaderFooter<AnyObject>].self)
  }
}

@inline(__always)
private func haveSameLayout<One, Other>(_: One.Type, _: Other.Type) -> Bool {
  MemoryLayout<One>.size == MemoryLayout<Other>.size
    && MemoryLayout<One>.stride == MemoryLayout<Other>.stride
}
