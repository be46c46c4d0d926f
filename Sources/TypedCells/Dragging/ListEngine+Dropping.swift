/// Drops for hosts.
extension ListEngine {
  /// Whether a section accepts dropped items of some kind.
  ///
  /// - Complexity: O(*n*) for *n* sections.
  package var hasSectionsWithDrops: Bool { shown.contains { !$0.dropHandlers.isEmpty } }

  /// Returns whether a section accepts dropped items of some kind between its rows.
  package func handlesDrops(inSection section: Int) -> Bool {
    shown.indices.contains(section) && !shown[section].dropHandlers.isEmpty
  }

  /// The number of lazy rows up to which each of them is made to find out whether it takes a drag. This takes about ten
  /// milliseconds, once for each drag that enters the list.
  private static var lazyLimit: Int { 10_000 }

  /// Returns whether a row or a section takes dragged items, wherever they are dropped.
  ///
  /// If the list has very many ``LazyRows``, or rows whose models aren't read, this is `true`, because they may take them.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  package func takes(_ items: DraggedItems) -> Bool {
    var items = items
    items.needsNoEffect = true
    var lazyRows = 0
    for section in shown {
      if section.reaction(to: items, at: 0) != nil { return true }
      for segment in section.rows.segments {
        switch segment.rows {
        case .written(let rows):
          for row in rows where row.row.takes(items) { return true }
        case .lazy(let part):
          guard part.count <= Self.lazyLimit - lazyRows else { return true }
          lazyRows += part.count
          for offset in 0..<part.count {
            guard let row = part.knownRow(offset), !row.row.takes(items) else { return true }
          }
        }
      }
    }
    return false
  }

  /// Returns the positions of a section's rows that show one of the dragged models, in ascending order.
  ///
  /// A handler removes these before it inserts the models. A row shows a dragged model if its own has the same type and
  /// the same `id`, or equals it if the type isn't `Identifiable`. Of ``LazyRows``, only those with the identity of a
  /// dragged row, or of its model, are looked at, because the others would have to be made.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  package func rows(ofSection section: Int, showing items: DraggedItems) -> [Int] {
    let dragged = items.models.compactMap { $0.map(DraggedModel.init) }
    guard shown.indices.contains(section), !dragged.isEmpty else { return [] }
    func isDragged(_ row: ErasedRow) -> Bool {
      let model = row.model
      return dragged.contains { $0.isSame(as: model) }
    }
    let identities = Set(items.identities + dragged.compactMap(\.identity))
    var positions: [Int] = []
    for segment in shown[section].rows.segments {
      let start = segment.range.lowerBound
      switch segment.rows {
      case .written(let rows):
        positions += rows.indices.filter { isDragged(rows[$0].row) }.map { start + $0 }
      case .lazy(let part):
        guard identities.contains(where: part.mayHold) else { continue }
        positions += (0..<part.count).lazy
          .filter {
            identities.contains(part.identity($0).ofAnyKind) && isDragged(part.row($0).row)
          }
          .map { start + $0 }
      }
    }
    return positions
  }

  /// How the row at a path reacts to dragged items; `nil` if it doesn't take them.
  package func reaction(to items: DraggedItems, overRowAt path: RowPath) -> DropReaction? {
    send(.drop, toRowAt: path, items)
  }

  /// How a section reacts to items that are dragged between its rows; `nil` if it doesn't take them.
  ///
  /// - Parameters:
  ///   - items: the items of the drag.
  ///   - section: the section's position.
  ///   - index: where the items are inserted, after the rows that show their models have been removed.
  package func reaction(
    to items: DraggedItems, inSection section: Int, at index: Int
  ) -> DropReaction? {
    guard shown.indices.contains(section) else { return nil }
    // The rows of an empty section aren't those that the handler counts.
    let index = shown[section].emptyState == nil ? index : 0
    return shown[section].reaction(to: items, at: index)
  }

  /// Performs a drop. A list that follows its model shows the changes of the handler at once, so that the host can
  /// animate the items to their rows.
  package func perform(_ reaction: DropReaction) {
    reaction.perform()
    showFollowedChanges()
  }
}

extension SectionContent {
  /// How the section reacts to dragged items; `nil` if it doesn't take them. Several handlers take items of different
  /// types.
  @MainActor
  fileprivate func reaction(to items: DraggedItems, at index: Int) -> DropReaction? {
    for handler in dropHandlers {
      if let reaction = handler.answer(to: items, from: index) { return reaction }
    }
    return nil
  }
}

extension ErasedRow {
  /// Returns whether the row takes dragged items.
  @MainActor
  fileprivate func takes(_ items: DraggedItems) -> Bool {
    answer(to: RowEvent<DraggedItems, DropReaction>.drop, items) != nil
  }
}

/// A model that the user drags, to find the rows that show it.
private struct DraggedModel {
  private let model: Any
  /// The model's `id`, if it has one.
  private let id: AnyHashable?

  init(_ model: Any) {
    self.model = model
    id = (model as? any Identifiable).map { anyID(of: $0) }
  }

  /// The identity of a row that shows the model and has no other.
  var identity: RowIdentity? { (model as? any Identifiable).map { RowIdentity(of: $0) } }

  func isSame(as other: Any) -> Bool {
    guard type(of: model) == type(of: other) else { return false }
    if let id { return (other as? any Identifiable).map { anyID(of: $0) } == id }
    return (model as? any Equatable).map { isEqual($0, other) } ?? false
  }
}

private func anyID(of model: some Identifiable) -> AnyHashable { AnyHashable(model.id) }

private func isEqual<Model: Equatable>(_ model: Model, _ other: Any) -> Bool {
  (other as? Model) == model
}
