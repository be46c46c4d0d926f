// Unsafe for speed: erasing the kind of host from 10,000 sections one by one takes longer than comparing them.
//
// Invariant: a `ListSection<BaseCell>` is its `SectionContent` and nothing else. So an array of one is an array of the
// other.
//
// Check: the sizes and strides of both element types are compared at each conversion, and `ListSection` has one stored
// property. `ErasedArraysTests` compares each property of the elements before and after.
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

@inline(__always)
private func haveSameLayout<One, Other>(_: One.Type, _: Other.Type) -> Bool {
  MemoryLayout<One>.size == MemoryLayout<Other>.size
    && MemoryLayout<One>.stride == MemoryLayout<Other>.stride
}
