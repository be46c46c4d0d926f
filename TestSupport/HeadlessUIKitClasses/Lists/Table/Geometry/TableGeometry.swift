/// The positions of the sections and rows of a table.
struct TableGeometry {
  private(set) var sections: [SectionGeometry]
  private(set) var sectionTops: [CGFloat] = []
  private(set) var height: CGFloat = 0

  /// The heights of the table's header view and footer view.
  private let (above, below): (CGFloat, CGFloat)

  init(sections: [SectionGeometry], above: CGFloat, below: CGFloat) {
    self.sections = sections
    (self.above, self.below) = (above, below)
    placeSections()
  }

  private mutating func placeSections() {
    sectionTops = []
    var top = above
    for section in sections {
      sectionTops.append(top)
      top += section.height
    }
    height = top + below
  }

  /// Replaces the height of a row with its exact height. Returns whether the height has changed.
  mutating func settle(_ path: IndexPath, at height: CGFloat, isMeasured: Bool) -> Bool {
    guard sections[path.section].settle(row: path.row, at: height, isMeasured: isMeasured)
    else { return false }
    placeSections()
    return true
  }

  /// Replaces the height of a header or footer with its exact height. Returns whether the height has changed.
  mutating func settle(
    _ part: WritableKeyPath<SectionGeometry, Extent>, of section: Int, at height: CGFloat,
    isMeasured: Bool
  ) -> Bool {
    let old = sections[section][keyPath: part].height
    sections[section][keyPath: part] = Extent(
      height: height, isExact: true, isMeasured: isMeasured)
    guard height != old else { return false }
    placeSections()
    return true
  }

  /// Makes what was measured an estimate, because the table has another width.
  mutating func forgetMeasures() {
    for section in sections.indices { sections[section].forgetMeasures() }
  }

  /// Returns the rows between two distances from the table's top, in order.
  func paths(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    var paths: [IndexPath] = []
    for index in sections(from: top, to: bottom) {
      let start = sectionTops[index] + sections[index].header.height
      for row in sections[index].rows(from: top - start, to: bottom - start) {
        paths.append(IndexPath(row: row, section: index))
      }
    }
    return paths
  }

  /// Returns the sections that overlap the range between two distances from the table's top.
  func sections(from top: CGFloat, to bottom: CGFloat) -> [Int] {
    var low = sections.indices.firstIndex { sectionTops[$0] + sections[$0].height > top }
    var found: [Int] = []
    while low < sections.count, sectionTops[low] < bottom {
      found.append(low)
      low += 1
    }
    return found
  }

  func top(of path: IndexPath) -> CGFloat {
    sectionTops[path.section] + sections[path.section].header.height
      + sections[path.section].tops[path.row]
  }
}
