/// A numbering of the rows of all sections, except deleted and inserted ones.
@frozen
@usableFromInline
struct SectionNumbers {
  /// The number of each section's first row, followed by the number of all rows.
  @usableFromInline var starts: [Int]

  @inlinable
  init<Row>(of sections: [[Row]]) {
    starts = [0]
    starts.reserveCapacity(sections.count + 1)
    var count = 0
    for section in sections {
      count += section.count
      starts.append(count)
    }
  }

  @inlinable
  var count: Int { starts[starts.count - 1] }

  @inlinable
  func range(of section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// Returns the path of the row with a number.
  ///
  /// - Complexity: O(log *n*) for *n* sections.
  @inlinable
  func place(of number: Int) -> (section: Int, row: Int) {
    let section = (0..<starts.count - 1).partitioningIndex { starts[$0 + 1] > number }
    return (section, number - starts[section])
  }

  func path(of number: Int) -> RowPath {
    let place = place(of: number)
    return RowPath(section: place.section, row: place.row)
  }
}
