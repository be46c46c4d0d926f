/// Drops without a user, for tests and for commands such as Paste.
extension ListDriver {
  /// Drops models onto a row, as if the user had dragged them there.
  ///
  /// - Parameters:
  ///   - models: the values that the drag carries, in their order.
  ///   - path: the row's path.
  /// - Returns: the effect of the drop; ``DropEffect/none`` if the row doesn't accept the models.
  @discardableResult
  public func drop(_ models: [Any], ontoRowAt path: RowPath) -> DropEffect {
    perform(engine.reaction(to: DraggedItems(models: models, allowsMove: true), overRowAt: path))
  }

  /// Drops models between the rows of a section, as if the user had dragged them there.
  ///
  /// - Parameters:
  ///   - models: the values that the drag carries, in their order.
  ///   - section: the section's position.
  ///   - index: where to insert the models, after those of this section have been removed.
  /// - Returns: the effect of the drop; ``DropEffect/none`` if the section doesn't accept the models.
  @discardableResult
  public func drop(_ models: [Any], intoSection section: Int, at index: Int) -> DropEffect {
    perform(
      engine.reaction(
        to: DraggedItems(models: models, allowsMove: true), inSection: section, at: index))
  }

  private func perform(_ reaction: DropReaction?) -> DropEffect {
    guard let reaction else { return .none }
    switch reaction.effect {
    case .none, .forbidden: break
    case .copy, .move: engine.perform(reaction)
    }
    return reaction.effect
  }
}
