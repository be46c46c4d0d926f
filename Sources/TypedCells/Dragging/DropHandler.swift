/// The handler of drops onto a row or into a section.
///
/// `Target` is the row's model, or the index in the section.
typealias DropHandler<Target> = TypedHandler<Target, DraggedItems, DropReaction?>

extension RowEvent<DraggedItems, DropReaction?> {
  /// The user drags items over the row.
  package static var drop: Self { Self("drop") }
}

extension TypedHandler where Argument == DraggedItems, Answer == DropReaction? {
  /// How the target reacts to dragged items; `nil` if it doesn't take them.
  @MainActor
  func reaction(to items: DraggedItems, at target: Model) -> DropReaction? {
    answer(to: items, from: target) ?? nil
  }
}

/// A handler of drops without an owner.
final class FreeDropHandler<Target, Dropped>: TypedHandler<Target, DraggedItems, DropReaction?> {
  private let reader: DropReader<Dropped>
  private let effect: (@MainActor ([Dropped], Target) -> DropEffect)?
  private let body: @MainActor ([Dropped], Target) -> Void
  /// The handler for items of other types, which was there before.
  private let earlier: DropHandler<Target>?

  init(
    _ reader: DropReader<Dropped>, after earlier: DropHandler<Target>?,
    effect: (@MainActor ([Dropped], Target) -> DropEffect)?,
    _ body: @escaping @MainActor ([Dropped], Target) -> Void
  ) {
    self.reader = reader
    self.effect = effect
    self.body = body
    self.earlier = earlier
    super.init(event: .drop)
  }

  override func answer(to items: DraggedItems, from target: Target) -> DropReaction?? {
    if let reaction = earlier?.reaction(to: items, at: target) { return reaction }
    guard reader.accepts(items) else { return .some(nil) }
    return DropReaction(effect: reader.effect(of: items) { effect?($0, target) }) {
      [reader, body] in
      reader.read(items) { body($0, target) }
    }
  }
}

/// A handler of drops that belongs to an owner.
final class OwnedDropHandler<Owner: AnyObject, Target, Dropped>:
  AnyOwnedHandler<Owner, Target, DraggedItems, DropReaction?>
{
  private let reader: DropReader<Dropped>
  private let effect: (@MainActor (Owner, [Dropped], Target) -> DropEffect)?
  private let body: @MainActor (Owner, [Dropped], Target) -> Void
  /// The handler for items of other types, which was there before.
  private let earlier: DropHandler<Target>?

  init(
    _ reader: DropReader<Dropped>, after earlier: DropHandler<Target>?, weak owner: Owner,
    effect: (@MainActor (Owner, [Dropped], Target) -> DropEffect)?,
    _ body: @escaping @MainActor (Owner, [Dropped], Target) -> Void
  ) {
    self.reader = reader
    self.effect = effect
    self.body = body
    self.earlier = earlier
    super.init(.drop, weak: owner)
  }

  override func answer(to items: DraggedItems, from target: Target) -> DropReaction?? {
    if let reaction = earlier?.reaction(to: items, at: target) { return reaction }
    guard let owner, reader.accepts(items) else { return .some(nil) }
    return DropReaction(effect: reader.effect(of: items) { effect?(owner, $0, target) }) {
      [reader, body, weak owner] in
      reader.read(items) { [weak owner] dropped in
        if let owner { body(owner, dropped, target) }
      }
    }
  }
}

extension DropReader {
  /// Returns the effect of a drop: the handler's choice if the drag allows it; by default a move.
  @MainActor
  fileprivate func effect(
    of items: DraggedItems, _ wanted: ([Dropped]) -> DropEffect?
  ) -> DropEffect {
    if items.needsNoEffect { return .none }
    let standard = items.allowsMove && !areCopies ? DropEffect.move : .copy
    let effect = items.models(as: Dropped.self).flatMap(wanted) ?? standard
    return effect == .move ? standard : effect
  }
}
