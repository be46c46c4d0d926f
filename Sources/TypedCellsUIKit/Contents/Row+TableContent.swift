public import TypedCells

// The overloads are disfavoured, so that the compiler reports the wrong data of a cell class as before.

extension Row {
  /// Creates a row of a table whose content a closure makes, without a cell class of yours.
  ///
  /// ```swift
  /// let row: AnyRow<UITableViewCell> = AnyRow(
  ///   Row("Settings") { title in
  ///     var content = UIListContentConfiguration.cell()
  ///     content.text = title
  ///     return content
  ///   })
  /// ```
  ///
  /// The closure runs when the row comes on screen, and again when the model changes. If it also shows something that
  /// isn't in the model, use `updates(.always)` or `ListDriver.refreshVisible()`. If the model is `Identifiable`, its `id`
  /// identifies the row.
  ///
  /// - Parameters:
  ///   - model: the model that the cell shows.
  ///   - content: receives the model, and returns the content, which UIKit adapts to the cell's state.
  @_disfavoredOverload
  public init<Content: UIContentConfiguration>(
    _ model: Model, content: @escaping @MainActor (Model) -> Content
  ) where Cell == ContentTableCell<Model, Content> {
    self.init(model, look: .fixed(content))
  }

  /// Creates a row of a table whose content a closure makes for each state of the cell.
  ///
  /// - Parameters:
  ///   - model: the model that the cell shows.
  ///   - content: receives the model and the cell's state, and returns the content. It's called again when the state
  ///     changes.
  @_disfavoredOverload
  public init<Content: UIContentConfiguration>(
    _ model: Model, content: @escaping @MainActor (Model, UICellConfigurationState) -> Content
  ) where Cell == ContentTableCell<Model, Content> {
    self.init(model, look: .changing(content))
  }
}
