/// The items that the user drags over a list.
package struct DraggedItems {
  /// The model of each item; `nil` for an item without one, for example from another app.
  package let models: [Any?]

  /// The identities of the rows from which items were dragged.
  package let identities: [RowIdentity]

  /// Whether the drag allows its items to be moved.
  package let allowsMove: Bool

  /// The toolkit's own object for the drag.
  package let session: AnyObject?

  /// Whether a host only wants to know who takes the items, not with which effect.
  var needsNoEffect = false

  package init(
    models: [Any?], identities: [RowIdentity] = [], allowsMove: Bool, session: AnyObject? = nil
  ) {
    self.models = models
    self.identities = identities
    self.allowsMove = allowsMove
    self.session = session
  }

  /// Returns the models, if all of them have a type; `nil` if one doesn't, or there are none.
  ///
  /// A handler that received only some of them would lose the others.
  package func models<Model>(as type: Model.Type) -> [Model]? {
    let typed = models.compactMap { $0 as? Model }
    return typed.isEmpty || typed.count < models.count ? nil : typed
  }
}

/// How a row or a section reacts to dragged items.
package struct DropReaction {
  /// The effect of the drop.
  package let effect: DropEffect

  /// Performs the drop: the handler changes the model.
  package let perform: @MainActor () -> Void
}

/// How the values of a drop are read from its items.
package struct DropReader<Dropped>: Sendable {
  /// Whether the values are copies, so that a drop can't move them.
  let areCopies: Bool

  /// Whether the items have such values.
  let accepts: @MainActor @Sendable (DraggedItems) -> Bool

  /// Reads the values, and calls the closure with them, immediately or later.
  let read: @MainActor @Sendable (DraggedItems, @escaping @MainActor ([Dropped]) -> Void) -> Void

  package init(
    areCopies: Bool,
    accepts: @escaping @MainActor @Sendable (DraggedItems) -> Bool,
    read:
      @escaping @MainActor @Sendable (DraggedItems, @escaping @MainActor ([Dropped]) -> Void) ->
      Void
  ) {
    self.areCopies = areCopies
    self.accepts = accepts
    self.read = read
  }
}

extension DropReader {
  /// Reads the models of rows.
  static func models(_ type: Dropped.Type) -> Self {
    Self(
      areCopies: false,
      accepts: { $0.models(as: Dropped.self) != nil },
      read: { items, use in if let models = items.models(as: Dropped.self) { use(models) } })
  }
}
