extension PositionChanges {
  /// Compares two contents.
  ///
  /// Common prefixes and suffixes, and runs of elements that stay together, are paired first. The remaining elements
  /// are paired in order: the first old element with an identity becomes the first new one. If both contents share
  /// their memory, no element is compared. A collection that isn't contiguous is copied.
  ///
  /// - Parameters:
  ///   - old: the content before the change.
  ///   - new: the content after it.
  /// - Complexity: O(*n*) if nothing moved; otherwise O(*n* + *m* log *n*) for *m* runs of elements that stayed
  ///   together.
  @inlinable
  public init<Element: Diffable>(
    from old: some RandomAccessCollection<Element>, to new: some RandomAccessCollection<Element>
  ) {
    self = ContiguousArray(old).withView { old in
      ContiguousArray(new).withView { new in PositionChanges(from: old, to: new) }
    }
  }

  @inlinable
  init<Element: Diffable>(
    from old: borrowing ElementView<Element>, to new: borrowing ElementView<Element>
  ) {
    guard !old.isIdentical(to: new) else {
      self.init()
      return
    }
    var matching = Matching(oldCount: old.count, newCount: new.count)
    let kind = IdentityKind<Element.DiffIdentity>()
    matching.match(old, new, base: Cursor(old: 0, new: 0), by: kind)
    if matching.needsJoin {
      var join = Join(of: matching)
      matching.addRemains(of: old, from: 0, to: &join, by: kind) { old[$0].diffIdentity }
      matching.pairLeftovers(
        by: &join, isSame: { kind.areSame(old[$0].diffIdentity, new[$1].diffIdentity) },
        hasSameContent: { new[$1].hasSameContent(as: old[$0]) })
    }
    self.init(matching, oldCount: old.count, newCount: new.count)
  }
}

extension PositionChanges {
  /// Creates the changes from the matching of a single section.
  @usableFromInline
  init(_ matching: consuming Matching, oldCount: Int, newCount: Int) {
    let updates = matching.sortedUpdates()
    var reader = MatchingReader(matching)
    self = reader.changes(old: 0..<oldCount, new: 0..<newCount)
    self.updates = updates
  }
}
