extension ListSection {
  /// Handles models that the user drops between the rows of the section.
  ///
  /// ```text
  /// ListSection(id: "messages") { … }
  ///   .onDrop(of: Message.self, weak: self) { screen, messages, index in
  ///     screen.insert(messages, at: index)
  ///   }
  /// ```
  ///
  /// The section accepts a drag if all its items carry a model of the type. The index doesn't count rows of the section
  /// that show one of the models already, wherever it was dragged from: remove the models first, then insert them. A row
  /// shows a model with the same type and the same `id`, or an equal one if the type isn't `Identifiable`.
  /// Several handlers for different types can be combined: the first that accepts a drag receives it.
  ///
  /// The handler changes your models and applies the new content. If it changes nothing, the list stays as it is.
  ///
  /// - Parameters:
  ///   - type: the type of the models.
  ///   - owner: the object the handler belongs to, held weakly. After it is deallocated, the section accepts nothing.
  ///   - effect: receives the owner, the dragged models and the index during the drag, and returns the effect of a
  ///     drop. By default, a drop moves the models.
  ///   - perform: receives the owner, the dropped models and the index of the first of them among the section's
  ///     visible rows.
  /// - Returns: the section with the handler.
  public consuming func onDrop<Dropped, Owner: AnyObject>(
    of type: Dropped.Type,
    weak owner: Owner,
    effect: (@MainActor (Owner, [Dropped], Int) -> DropEffect)? = nil,
    _ perform: @escaping @MainActor (Owner, [Dropped], Int) -> Void
  ) -> Self {
    onDrop(.models(type), weak: owner, effect: effect, perform)
  }

  /// Handles models that the user drops between the rows of the section, without an owner; see
  /// `onDrop(of:weak:effect:_:)`.
  ///
  /// - Parameters:
  ///   - type: the type of the models.
  ///   - effect: receives the dragged models and the index during the drag, and returns the effect of a drop. By
  ///     default, a drop moves the models.
  ///   - perform: receives the dropped models and the index of the first of them among the section's visible rows.
  /// - Returns: the section with the handler.
  public consuming func onDrop<Dropped>(
    of type: Dropped.Type,
    effect: (@MainActor ([Dropped], Int) -> DropEffect)? = nil,
    _ perform: @escaping @MainActor ([Dropped], Int) -> Void
  ) -> Self {
    content.dropHandlers.append(DropHandler(.models(type), effect: effect, perform))
    return self
  }

  /// Handles dropped values of any origin.
  package consuming func onDrop<Dropped, Owner: AnyObject>(
    _ reader: DropReader<Dropped>, weak owner: Owner,
    effect: (@MainActor (Owner, [Dropped], Int) -> DropEffect)? = nil,
    _ perform: @escaping @MainActor (Owner, [Dropped], Int) -> Void
  ) -> Self {
    content.dropHandlers.append(DropHandler(reader, weak: owner, effect: effect, perform))
    return self
  }
}
