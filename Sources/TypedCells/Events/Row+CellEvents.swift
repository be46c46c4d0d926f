extension Row {
  /// Handles an event that the row's cell sends, for an owner that the row holds weakly.
  ///
  /// ```text
  /// Row(SwitchCell.self, setting)
  ///   .on(\.toggled, weak: self) { screen, setting, isOn in screen.turn(setting, isOn) }
  /// ```
  ///
  /// - Parameters:
  ///   - event: the key path of a ``CellEvent`` of the cell. An earlier handler of the same event is replaced.
  ///   - owner: the object the handler belongs to, held weakly. After it is deallocated, the handler isn't called.
  ///   - handler: receives the owner, the row's model and the value.
  /// - Returns: the row with the handler.
  public consuming func on<Value, Owner: AnyObject>(
    _ event: KeyPath<Cell, CellEvent<Value>>, weak owner: Owner,
    _ handler: @escaping @MainActor (Owner, Model, Value) -> Void
  ) -> Self {
    modify {
      $0.set(
        RowHandler(cellEvent: event, weak: owner) { owner, model, value in
          (owner as! Owner?).map { handler($0, declaredModel(model), value) }
        })
    }
  }

  /// Handles an event that the row's cell sends.
  ///
  /// The row holds the closure. If it captures a view controller, use `on(_:weak:_:)`.
  ///
  /// - Parameters:
  ///   - event: the key path of a ``CellEvent`` of the cell. An earlier handler of the same event is replaced.
  ///   - handler: receives the row's model and the value.
  /// - Returns: the row with the handler.
  public consuming func on<Value>(
    _ event: KeyPath<Cell, CellEvent<Value>>, _ handler: @escaping @MainActor (Model, Value) -> Void
  ) -> Self {
    modify {
      $0.set(
        RowHandler(cellEvent: event) { _, model, value in handler(declaredModel(model), value) })
    }
  }

  /// Handles an event without a value that the row's cell sends, for example of a button, for an owner that the row holds
  /// weakly.
  ///
  /// - Parameters:
  ///   - event: the key path of a ``CellEvent`` of the cell. An earlier handler of the same event is replaced.
  ///   - owner: the object the handler belongs to, held weakly. After it is deallocated, the handler isn't called.
  ///   - handler: receives the owner and the row's model.
  /// - Returns: the row with the handler.
  @_disfavoredOverload
  public consuming func on<Owner: AnyObject>(
    _ event: KeyPath<Cell, CellEvent<Void>>, weak owner: Owner,
    _ handler: @escaping @MainActor (Owner, Model) -> Void
  ) -> Self {
    on(event, weak: owner) { owner, model, _ in handler(owner, model) }
  }

  /// Handles an event without a value that the row's cell sends, for example of a button.
  ///
  /// - Parameters:
  ///   - event: the key path of a ``CellEvent`` of the cell. An earlier handler of the same event is replaced.
  ///   - handler: receives the row's model.
  /// - Returns: the row with the handler.
  @_disfavoredOverload
  public consuming func on(
    _ event: KeyPath<Cell, CellEvent<Void>>, _ handler: @escaping @MainActor (Model) -> Void
  ) -> Self {
    on(event) { model, _ in handler(model) }
  }

  /// Writes each value that the row's cell sends to a property of an owner, which the row holds weakly.
  ///
  /// ```text
  /// Row(SwitchCell.self, settings.wifi).on(\.toggled, weak: self, set: \.settings.wifi.isOn)
  /// ```
  ///
  /// - Parameters:
  ///   - event: the key path of a ``CellEvent`` of the cell. An earlier handler of the same event is replaced.
  ///   - owner: the object whose property is set, held weakly.
  ///   - property: the property.
  /// - Returns: the row with the handler.
  @MainActor
  public consuming func on<Value, Owner: AnyObject>(
    _ event: KeyPath<Cell, CellEvent<Value>>, weak owner: Owner,
    set property: ReferenceWritableKeyPath<Owner, Value>
  ) -> Self {
    on(event, weak: owner) { owner, _, value in owner[keyPath: property] = value }
  }
}

extension RowHandler where Answer == Void {
  /// Creates a handler of an event that a cell sends.
  convenience init<Cell>(
    cellEvent: KeyPath<Cell, CellEvent<Argument>>, weak owner: AnyObject? = nil,
    _ body: @escaping @MainActor (AnyObject?, Any, Argument) -> Void?
  ) {
    self.init(RowEvent<Argument, Void>("cellEvent"), weak: owner, body)
    self.cellEvent = cellEvent
  }
}

extension RowHandlers {
  /// The key paths of the cell's events that have a handler.
  var cellEvents: [AnyKeyPath] { handlers.compactMap(\.cellEvent) }

  /// The handler of an event that a cell sends.
  func handler<Value>(ofCellEventAt source: AnyKeyPath) -> RowHandler<Value, Void>? {
    handlers.first { $0.cellEvent == source } as? RowHandler<Value, Void>
  }
}

extension ErasedRow {
  /// The key paths of the cell's events that the row handles.
  var handledCellEvents: [AnyKeyPath] { options?.handlers.cellEvents ?? [] }

  /// Calls the row's handler of an event that its cell sends.
  @MainActor
  func answer<Value>(toCellEventAt source: AnyKeyPath, _ value: Value) {
    let handler: RowHandler<Value, Void>? = options?.handlers.handler(ofCellEventAt: source)
    _ = handler?.answer(to: value, from: model)
  }
}
