extension RowEvent<Void, Bool> {
  /// Whether the user may drag the row; by default, no.
  public static var canDrag: Self { Self("canDrag") }

  /// Whether the row is selected while the user holds dragged items over it; by default, no.
  public static var shouldSpringLoad: Self { Self("shouldSpringLoad") }
}

extension Row {
  /// Lets the user drag the row. The drag carries the row's model to the lists of your app.
  ///
  /// ```text
  /// Row(MessageCell.self, message).draggable()
  /// ```
  ///
  /// Short for `on(.canDrag) { _ in true }`. Rows and sections accept the model by `onDrop(of:weak:effect:_:)`.
  ///
  /// - Returns: the row that can be dragged.
  @inlinable
  public consuming func draggable() -> Self {
    on(.canDrag) { _ in true }
  }

  /// Selects the row while the user holds dragged items over it, for example to open a folder.
  ///
  /// Short for `on(.shouldSpringLoad) { _ in true }`.
  ///
  /// - Returns: the row that reacts to held items.
  @inlinable
  public consuming func springLoaded() -> Self {
    on(.shouldSpringLoad) { _ in true }
  }

  /// Handles models that the user drops onto the row.
  ///
  /// ```text
  /// Row(FolderCell.self, folder)
  ///   .onDrop(of: Message.self, weak: self) { screen, messages, folder in
  ///     screen.move(messages, to: folder)
  ///   }
  /// ```
  ///
  /// The row accepts a drag if all its items carry a model of the type. For models of several types, use a protocol
  /// that they share, or one handler for each type: the first that accepts a drag receives it.
  ///
  /// The handler changes your models and applies the new content. If it changes nothing, the list stays as it is.
  ///
  /// - Parameters:
  ///   - type: the type of the models.
  ///   - owner: the object the handler belongs to, held weakly. After it is deallocated, the row accepts nothing.
  ///   - effect: receives the owner, the dragged models and the row's model during the drag, and returns the effect of
  ///     a drop. By default, a drop moves the models.
  ///   - perform: receives the owner, the dropped models and the row's model.
  /// - Returns: the row with the handler.
  public consuming func onDrop<Dropped, Owner: AnyObject>(
    of type: Dropped.Type,
    weak owner: Owner,
    effect: (@MainActor (Owner, [Dropped], Model) -> DropEffect)? = nil,
    _ perform: @escaping @MainActor (Owner, [Dropped], Model) -> Void
  ) -> Self {
    onDrop(.models(type), weak: owner, effect: effect, perform)
  }

  /// Handles models that the user drops onto the row, without an owner; see `onDrop(of:weak:effect:_:)`.
  ///
  /// - Parameters:
  ///   - type: the type of the models.
  ///   - effect: receives the dragged models and the row's model during the drag, and returns the effect of a drop. By
  ///     default, a drop moves the models.
  ///   - perform: receives the dropped models and the row's model.
  /// - Returns: the row with the handler.
  public consuming func onDrop<Dropped>(
    of type: Dropped.Type,
    effect: (@MainActor ([Dropped], Model) -> DropEffect)? = nil,
    _ perform: @escaping @MainActor ([Dropped], Model) -> Void
  ) -> Self {
    add(DropHandler(.models(type), effect: effect, perform))
  }

  /// Handles dropped values of any origin.
  package consuming func onDrop<Dropped, Owner: AnyObject>(
    _ reader: DropReader<Dropped>, weak owner: Owner,
    effect: (@MainActor (Owner, [Dropped], Model) -> DropEffect)? = nil,
    _ perform: @escaping @MainActor (Owner, [Dropped], Model) -> Void
  ) -> Self {
    add(DropHandler(reader, weak: owner, effect: effect, perform))
  }

  private consuming func add(_ handler: DropHandler) -> Self {
    modify { $0.modifyOptions { $0.handlers.add(handler) } }
  }
}

extension AnyRow {
  /// Whether the row accepts dropped items of some kind.
  package var handlesDrops: Bool { handles(.drop) }
}
