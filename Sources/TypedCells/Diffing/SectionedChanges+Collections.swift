extension SectionedChanges {
  /// Compares two lists of sections.
  ///
  /// Rows are paired within their section first, and then among the unmatched rows of all sections. The rows of deleted
  /// and inserted sections aren't read, and neither are those of a section whose rows share their memory before and
  /// after.
  ///
  /// - Parameters:
  ///   - old: the sections before the change.
  ///   - new: the sections after it.
  /// - Complexity: O(*n* + *m* log *n*) for *n* rows and *m* runs of rows that stayed together.
  @inlinable
  public init<Section: DiffableSection>(
    from old: some RandomAccessCollection<Section>, to new: some RandomAccessCollection<Section>
  ) {
    self.init(from: ContiguousArray(old), to: ContiguousArray(new))
  }

  @inlinable
  init<Section: DiffableSection>(
    from old: ContiguousArray<Section>, to new: ContiguousArray<Section>
  ) {
    guard !old.isInSameMemory(as: new) else {
      self.init()
      return
    }
    let sections = PositionChanges(from: old, to: new)
    let pairs = SectionPairs(sections, oldCount: old.count, newCount: new.count)
    let oldRows = old.indices.map { pairs.newPositions[$0] == nil ? [] : old[$0].rows }
    let newRows = new.indices.map { pairs.oldPositions[$0] == nil ? [] : new[$0].rows }
    self.init(among: pairs, oldRows: oldRows, newRows: newRows, sections: sections)
  }

  /// Compares the rows of sections that are paired already.
  ///
  /// - Parameters:
  ///   - pairs: the positions of each section before and after the change.
  ///   - oldRows: the rows of each old section; those of a deleted section aren't read.
  ///   - newRows: the rows of each new section; those of an inserted section aren't read.
  ///   - sections: the changes of the sections themselves.
  @inlinable
  init<Row: Diffable>(
    among pairs: SectionPairs, oldRows: [[Row]], newRows: [[Row]],
    sections: PositionChanges = PositionChanges()
  ) {
    let oldNumbers = SectionNumbers(of: oldRows)
    let newNumbers = SectionNumbers(of: newRows)
    var matching = Matching(oldCount: oldNumbers.count, newCount: newNumbers.count)
    let kind = IdentityKind<Row.DiffIdentity>()
    for (newPosition, oldPosition) in pairs.oldPositions.enumerated() {
      guard let oldPosition else { continue }
      let base = Cursor(old: oldNumbers.starts[oldPosition], new: newNumbers.starts[newPosition])
      oldRows[oldPosition].withView { old in
        newRows[newPosition].withView { new in matching.match(old, new, base: base, by: kind) }
      }
    }
    if matching.needsJoin {
      matching.join(oldRows, oldNumbers, newRows, newNumbers, by: kind)
    }
    self.init(matching, sections: sections, pairs: pairs, old: oldNumbers, new: newNumbers)
  }
}

extension Matching {
  /// Pairs the unmatched rows of all sections.
  @inlinable
  mutating func join<Row: Diffable>(
    _ oldRows: [[Row]], _ oldNumbers: SectionNumbers,
    _ newRows: [[Row]], _ newNumbers: SectionNumbers, by kind: IdentityKind<Row.DiffIdentity>
  ) {
    func identity(_ number: Int) -> Row.DiffIdentity {
      let place = oldNumbers.place(of: number)
      return oldRows[place.section][place.row].diffIdentity
    }
    var join = Join(of: self)
    for section in oldRows.indices.reversed() {
      let start = oldNumbers.starts[section]
      oldRows[section].withView { addRemains(of: $0, from: start, to: &join, by: kind, identity) }
    }
    pairLeftovers(
      by: &join,
      isSame: { old, new in
        let place = newNumbers.place(of: new)
        return kind.areSame(identity(old), newRows[place.section][place.row].diffIdentity)
      },
      hasSameContent: { old, new in
        let old = oldNumbers.place(of: old)
        let new = newNumbers.place(of: new)
        return newRows[new.section][new.row].hasSameContent(as: oldRows[old.section][old.row])
      })
  }
}
