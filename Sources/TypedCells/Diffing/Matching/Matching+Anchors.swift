extension Matching {
  /// Pairs runs of elements that moved within their section.
  ///
  /// Every sixteenth remaining old element is an anchor. If a new element is an anchor, its neighbours on both sides
  /// are paired, too, in the old order or in reverse. Other new elements become leftovers.
  @inlinable
  mutating func matchByAnchors<Element: Diffable>(
    from start: Cursor, in region: inout Region<Element>,
    _ old: borrowing ElementView<Element>, _ new: borrowing ElementView<Element>
  ) {
    var index = start.new
    guard
      min(region.end.old - start.old, region.end.new - start.new)
        >= MatchingLimits.anchorMinimum
    else {
      return leave(index..<region.end.new, in: region, new)
    }
    region.mayBeFound = true
    let anchors = anchorTable(from: start.old, in: region, old)
    while index < region.end.new {
      let hash = region.kind.hash(new[index].diffIdentity)
      let anchor = anchors.first(hash) { _ in true }
      guard let anchor, !found.contains(region.base.old &+ anchor),
        region.areSame(old, anchor, new, index)
      else {
        leftovers.append(Leftover(hash: hash, new: region.base.new &+ index))
        index &+= 1
        continue
      }
      var cursor = Cursor(old: anchor, new: index)
      if !descend(from: &cursor, downTo: start.old, in: region, old, new) {
        takeBack(&cursor, downTo: start, in: region, old, new)
        walk(&cursor, in: &region, old, new)
      }
      index = cursor.new
    }
  }

  @inlinable
  func anchorTable<Element: Diffable>(
    from start: Int, in region: Region<Element>, _ old: borrowing ElementView<Element>
  ) -> PositionTable {
    var table = PositionTable(count: (region.end.old - start) / MatchingLimits.anchorDistance + 1)
    for position in stride(from: start, to: region.end.old, by: MatchingLimits.anchorDistance) {
      // One anchor per hash is enough.
      table.insert(position, hash: region.kind.hash(old[position].diffIdentity)) { _ in true }
    }
    return table
  }

  /// Pairs elements in reverse order, for example after the sort order was reversed.
  ///
  /// - Returns: whether there were any; then the cursor is behind them in the new order.
  @inlinable
  mutating func descend<Element: Diffable>(
    from cursor: inout Cursor, downTo start: Int, in region: Region<Element>,
    _ old: borrowing ElementView<Element>, _ new: borrowing ElementView<Element>
  ) -> Bool {
    func agrees(_ oldIndex: Int, _ newIndex: Int) -> Bool {
      (start..<region.end.old).contains(oldIndex) && newIndex < region.end.new
        && region.areSame(old, oldIndex, new, newIndex)
    }
    guard agrees(cursor.old - 1, cursor.new + 1), isFree(cursor.old - 1, in: region),
      !agrees(cursor.old + 1, cursor.new + 1)
    else { return false }
    repeat {
      let run = Run(old: region.base.old + cursor.old, new: region.base.new + cursor.new, count: 1)
      add(run)
      if !new[cursor.new].hasSameContent(as: old[cursor.old]) {
        updates.append(Update(old: Int(run.old), new: Int(run.new)))
      }
      cursor.old -= 1
      cursor.new += 1
    } while agrees(cursor.old, cursor.new) && isFree(cursor.old, in: region)
    return true
  }

  /// Moves a cursor back over leftovers that match the old elements before it. The caller pairs them.
  ///
  /// The cursor stays within the region on both sides, because the last leftover may belong to the previous section.
  @inlinable
  mutating func takeBack<Element: Diffable>(
    _ cursor: inout Cursor, downTo start: Cursor, in region: Region<Element>,
    _ old: borrowing ElementView<Element>, _ new: borrowing ElementView<Element>
  ) {
    while cursor.old > start.old, cursor.new > start.new, !leftovers.isEmpty,
      Int(leftovers[leftovers.count &- 1].new) == region.base.new &+ cursor.new &- 1,
      !found.contains(region.base.old &+ cursor.old &- 1),
      region.areSame(old, cursor.old &- 1, new, cursor.new &- 1)
    {
      cursor.old &-= 1
      cursor.new &-= 1
      leftovers.removeLast()
    }
  }
}
