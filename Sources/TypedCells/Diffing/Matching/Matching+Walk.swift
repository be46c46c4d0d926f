extension Matching {
  /// Pairs elements as long as both sides agree, and moves the cursor behind them.
  ///
  /// - Returns: the number of pairs.
  @discardableResult
  @inline(__always)
  @inlinable
  mutating func advance<Element: Diffable>(
    _ cursor: inout Cursor, in region: Region<Element>, _ old: borrowing ElementView<Element>,
    _ new: borrowing ElementView<Element>
  ) -> Int {
    let limit = min(region.end.old &- cursor.old, region.end.new &- cursor.new)
    let first = Cursor(old: region.base.old &+ cursor.old, new: region.base.new &+ cursor.new)
    var count = 0
    // The check whether an element is matched comes first to keep the work linear: otherwise a long run of
    // matched duplicates could be compared repeatedly. Unique identities that agree are never matched before.
    while count < limit, isFree(cursor.old &+ count, in: region),
      region.areSame(old, cursor.old &+ count, new, cursor.new &+ count)
    {
      if !new[cursor.new &+ count].hasSameContent(as: old[cursor.old &+ count]) {
        updates.append(Update(old: first.old &+ count, new: first.new &+ count))
      }
      count &+= 1
    }
    guard count > 0 else { return 0 }
    add(Run(old: first.old, new: first.new, count: count))
    cursor.old &+= count
    cursor.new &+= count
    return count
  }

  /// Walks along both sides as long as they differ only by a few elements here and there.
  ///
  /// - Parameter cursor: the start; afterwards, the position where the sides differ too much.
  @inlinable
  mutating func walk<Element: Diffable>(
    _ cursor: inout Cursor, in region: inout Region<Element>,
    _ old: borrowing ElementView<Element>, _ new: borrowing ElementView<Element>
  ) {
    repeat {
      region.credit &+= 2 &* advance(&cursor, in: region, old, new)
    } while skip(&cursor, in: &region, old, new)
  }

  /// Moves the cursor to the nearest position where the sides agree again. Returns `false` if none is near.
  @inline(__always)
  @inlinable
  mutating func skip<Element: Diffable>(
    _ cursor: inout Cursor, in region: inout Region<Element>,
    _ old: borrowing ElementView<Element>, _ new: borrowing ElementView<Element>
  ) -> Bool {
    guard cursor.old < region.end.old, cursor.new < region.end.new else { return false }
    let reach = min(MatchingLimits.reach, region.credit / 4)
    var distance = 1
    while distance <= reach {
      let far = Cursor(old: cursor.old &+ distance, new: cursor.new &+ distance)
      let oldIsThere = far.old < region.end.old && isFree(far.old, in: region)
      let newIsThere = far.new < region.end.new
      var landing = cursor
      if oldIsThere, region.areSame(old, far.old, new, cursor.new) {
        landing.old = far.old
      } else if newIsThere, region.areSame(old, cursor.old, new, far.new),
        isFree(cursor.old, in: region)
      {
        landing.new = far.new
      } else if oldIsThere, newIsThere, region.areSame(old, far.old, new, far.new) {
        landing = far
      } else {
        distance &+= 1
        continue
      }
      if landing.new > cursor.new { leave(cursor.new..<landing.new, in: region, new) }
      region.credit &-= 3 &* distance
      cursor = landing
      return true
    }
    region.credit &-= 3 &* max(reach, 0)
    return reach == MatchingLimits.reach && skipUnevenly(&cursor, in: &region, old, new)
  }

  /// Moves the cursor behind a few elements that were replaced by more or fewer. Returns `false` if there are none.
  ///
  /// This is a function of its own because it rarely runs, and ``skip`` is faster without its code.
  @inline(never)
  @inlinable
  mutating func skipUnevenly<Element: Diffable>(
    _ cursor: inout Cursor, in region: inout Region<Element>,
    _ old: borrowing ElementView<Element>, _ new: borrowing ElementView<Element>
  ) -> Bool {
    func agrees(_ oldCount: Int, _ newCount: Int) -> Bool {
      let (oldIndex, newIndex) = (cursor.old &+ oldCount, cursor.new &+ newCount)
      return oldIndex < region.end.old && newIndex < region.end.new
        && region.areSame(old, oldIndex, new, newIndex)
    }
    var more = 2
    while more <= MatchingLimits.unevenReach {
      var fewer = 1
      while fewer < more {
        let oldCount = agrees(fewer, more) ? fewer : agrees(more, fewer) ? more : 0
        if oldCount > 0 {
          let newCount = more &+ fewer &- oldCount
          leave(cursor.new..<cursor.new &+ newCount, in: region, new)
          region.credit &-= 3 &* more &* (more &- 1)
          cursor.old &+= oldCount
          cursor.new &+= newCount
          return true
        }
        fewer &+= 1
      }
      more &+= 1
    }
    region.credit &-= 3 &* MatchingLimits.unevenReach &* (MatchingLimits.unevenReach &- 1)
    return false
  }

  @inline(__always)
  @inlinable
  func isFree<Element: Diffable>(_ index: Int, in region: Region<Element>) -> Bool {
    !region.mayBeFound || !found.contains(region.base.old &+ index)
  }

  /// Makes new elements leftovers, which the join pairs later.
  @inlinable
  mutating func leave<Element: Diffable>(
    _ indices: Range<Int>, in region: Region<Element>, _ new: borrowing ElementView<Element>
  ) {
    for index in indices {
      leftovers.append(
        Leftover(
          hash: region.kind.hash(new[index].diffIdentity), new: region.base.new &+ index))
    }
  }
}
