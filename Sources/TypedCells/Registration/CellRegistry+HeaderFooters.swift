/// Registration of headers and footers; a list has a registry for them beside that for cells.
extension CellRegistry {
  /// Registers a class of headers and footers ahead of its first use.
  ///
  /// - Parameters:
  ///   - viewClass: the class of the views that come.
  ///   - identifier: the identifier to dequeue them by; `nil` for the class's own.
  ///   - source: where new views come from; `nil` for the class's own source, see ``ReusableCell``.
  /// - Throws: what ``register(_:as:from:)`` throws for cells.
  public func register<View: HostedHeaderFooter>(
    headerFooter viewClass: View.Type,
    as identifier: ReuseIdentifier? = nil,
    from source: CellSource? = nil
  ) throws(RegistrationError) where View.BaseHeaderFooter == BaseCell {
    try table.register(viewClass, as: identifier, from: source)
  }

  /// Lets a class show every header or footer that carries only a model, once the model is converted.
  ///
  /// - Parameters:
  ///   - model: the type of the models.
  ///   - viewClass: the class of the views, registered as by ``register(headerFooter:as:from:)``.
  ///   - identifier: the identifier to dequeue them by; `nil` for the class's own.
  ///   - source: where new views come from; `nil` for the class's own source.
  ///   - viewData: returns the view's data for a model.
  /// - Throws: what ``bind(_:to:as:from:viewData:)`` throws for cells.
  public func bind<Model, View: Updatable & HostedHeaderFooter>(
    _ model: Model.Type,
    toHeaderFooter viewClass: View.Type,
    as identifier: ReuseIdentifier? = nil,
    from source: CellSource? = nil,
    viewData: @escaping @MainActor (Model) -> View.ViewData
  ) throws(RegistrationError) where View.BaseHeaderFooter == BaseCell {
    try table.bind(model, to: viewClass, as: identifier, from: source) { view, model in
      view.update(viewData: viewData(model))
    }
  }

  /// Lets a class show every header or footer that carries only a model of its data's type.
  ///
  /// - Parameters:
  ///   - model: the type of the models.
  ///   - viewClass: the class of the views, registered as by ``register(headerFooter:as:from:)``.
  ///   - identifier: the identifier to dequeue them by; `nil` for the class's own.
  ///   - source: where new views come from; `nil` for the class's own source.
  /// - Throws: what ``bind(_:to:as:from:)`` throws for cells.
  public func bind<Model, View: Updatable & HostedHeaderFooter>(
    _ model: Model.Type,
    toHeaderFooter viewClass: View.Type,
    as identifier: ReuseIdentifier? = nil,
    from source: CellSource? = nil
  ) throws(RegistrationError) where View.ViewData == Model, View.BaseHeaderFooter == BaseCell {
    try bind(model, toHeaderFooter: viewClass, as: identifier, from: source) { $0 }
  }
}
