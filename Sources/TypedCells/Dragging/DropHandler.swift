/// A handler of drops onto a row or into a section.
///
/// The target that its closures receive is the row's model, or the index in the section.
typealias DropHandler = RowHandler<DraggedItems, DropReaction>

extension RowEvent<DraggedItems, DropReaction> {
  /// The user drags items over the row. A row without an answer doesn't take them.
  package static var drop: Self { Self("drop") }
}

extension RowHandler where Argument == DraggedItems, Answer == DropReaction {
  /// Creates a handler of drops.
  convenience init<Dropped, Target>(
    _ reader: DropReader<Dropped>,
    effect: (@MainActor ([Dropped], Target) -> DropEffect)?,
    _ perform: @escaping @MainActor ([Dropped], Target) -> Void
  ) {
    self.init(.drop) { _, target, items in
      let target: Target = declaredModel(target)
      return reader.reaction(to: items) {
        effect?($0, target)
      } perform: {
        perform($0, target)
      }
    }
  }

  /// Creates a handler of drops that belongs to an owner.
  convenience init<Owner: AnyObject, Dropped, Target>(
    _ reader: DropReader<Dropped>, weak owner: Owner,
    effect: (@MainActor (Owner, [Dropped], Target) -> DropEffect)?,
    _ perform: @escaping @MainActor (Owner, [Dropped], Target) -> Void
  ) {
    self.init(.drop, weak: owner) { owner, target, items in
      guard let owner = owner as! Owner? else { return nil }
      let target: Target = declaredModel(target)
      return reader.reaction(to: items) {
        effect?(owner, $0, target)
      } perform: { [weak owner] dropped in
        if let owner { perform(owner, dropped, target) }
      }
    }
  }
}

extension DropReader {
  /// Returns how a target reacts to items; `nil` if they have other values.
  ///
  /// - Parameters:
  ///   - items: the items that the user drags.
  ///   - effect: returns the effect that the handler wants; `nil` for the standard one.
  ///   - perform: called with the values of the items after the drop.
  @MainActor
  fileprivate func reaction(
    to items: DraggedItems, effect: ([Dropped]) -> DropEffect?,
    perform: @escaping @MainActor ([Dropped]) -> Void
  ) -> DropReaction? {
    guard accepts(items) else { return nil }
    return DropReaction(effect: self.effect(of: items, effect)) { [read] in read(items, perform) }
  }

  /// Returns the effect of a drop: the handler's choice if the drag allows it; by default a move.
  @MainActor
  private func effect(of items: DraggedItems, _ wanted: ([Dropped]) -> DropEffect?) -> DropEffect {
    if items.needsNoEffect { return .none }
    let standard = items.allowsMove && !areCopies ? DropEffect.move : .copy
    let effect = items.models(as: Dropped.self).flatMap(wanted) ?? standard
    return effect == .move ? standard : effect
  }
}
