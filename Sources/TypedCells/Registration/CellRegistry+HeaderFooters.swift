/// Registration of headers and footers. A list has one registry for them and one for cells.
extension CellRegistry {
  /// Registers a class of headers and footers before its first use.
  ///
  /// - Parameters:
  ///   - viewClass: the class of the views.
  ///   - identifier: the identifier to dequeue them by; `nil` for the class's own.
  ///   - source: the source of new views; `nil` for the class's own source, see ``ReusableCell``.
  /// - Throws: the errors of ``register(_:as:from:)``.
  public func register<View: HostedHeaderFooter>(
    headerFooter viewClass: View.Type,
    as identifier: ReuseIdentifier? = nil,
    from source: CellSource? = nil
  ) throws(RegistrationError) where View.BaseHeaderFooter == BaseCell {
    try table.register(viewClass, as: identifier, from: source)
  }

  /// Binds a type of models to a class of headers and footers, with a closure that converts the model.
  ///
  /// A header or footer that has only a model, such as `Row(model:)`, is shown by the class that is bound to its type.
  ///
  /// - Parameters:
  ///   - model: the type of the models.
  ///   - viewClass: the class of the views, registered as by ``register(headerFooter:as:from:)``.
  ///   - identifier: the identifier to dequeue them by; `nil` for the class's own.
  ///   - source: the source of new views; `nil` for the class's own source.
  ///   - viewData: returns the view's data for a model.
  /// - Throws: the errors of ``bind(_:to:as:from:viewData:)``.
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

  /// Binds a type of models to a class of headers and footers whose data has this type.
  ///
  /// - Parameters:
  ///   - model: the type of the models.
  ///   - viewClass: the class of the views, registered as by ``register(headerFooter:as:from:)``.
  ///   - identifier: the identifier to dequeue them by; `nil` for the class's own.
  ///   - source: the source of new views; `nil` for the class's own source.
  /// - Throws: the errors of ``bind(_:to:as:from:)``.
  public func bind<Model, View: Updatable & HostedHeaderFooter>(
    _ model: Model.Type,
    toHeaderFooter viewClass: View.Type,
    as identifier: ReuseIdentifier? = nil,
    from source: CellSource? = nil
  ) throws(RegistrationError) where View.ViewData == Model, View.BaseHeaderFooter == BaseCell {
    try bind(model, toHeaderFooter: viewClass, as: identifier, from: source) { $0 }
  }
}
