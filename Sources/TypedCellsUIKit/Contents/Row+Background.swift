public import TypedCells

extension Row where Cell: _ContentCell {
  /// Shows a background that depends on the model.
  ///
  /// ```text
  /// Row(person) { person in content(of: person) }
  ///   .background { person in
  ///     var background = UIBackgroundConfiguration.listPlainCell()
  ///     background.backgroundColor = person.isActive ? .systemYellow : nil
  ///     return background
  ///   }
  /// ```
  ///
  /// - Parameter background: receives the row's model, and returns the background. For properties that
  ///   the background doesn't set, UIKit's defaults for the cell's state apply. An earlier closure is replaced.
  /// - Returns: the row with the background.
  public consuming func background(
    _ background: @escaping @MainActor (Model) -> UIBackgroundConfiguration
  ) -> Self {
    on(.background) { model, _ in background(model) }
  }

  /// Shows a background that depends on the model and the state of the cell, for example on its selection.
  ///
  /// - Parameter background: receives the row's model and the cell's state, and returns the background. It's called
  ///   again when the state changes. For properties that the background doesn't set, UIKit's defaults for the state
  ///   apply. An earlier closure is replaced.
  /// - Returns: the row with the background.
  public consuming func background(
    _ background:
      @escaping @MainActor (Model, UICellConfigurationState) -> UIBackgroundConfiguration
  ) -> Self {
    on(.background, background)
  }
}
