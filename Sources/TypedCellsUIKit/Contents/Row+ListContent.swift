public import TypedCells

// The overloads are disfavoured, so that the compiler reports the wrong data of a cell class as before.

extension Row {
  /// Creates a row of a collection view in a list layout whose content a closure makes, without a cell class of
  /// yours. For other layouts, name ``ContentCollectionCell``.
  ///
  /// - Parameters:
  ///   - model: the model that the cell shows.
  ///   - content: receives the model, and returns the content, which UIKit adapts to the cell's state.
  @_disfavoredOverload
  public init<Content: UIContentConfiguration>(
    _ model: Model, content: @escaping @MainActor (Model) -> Content
  ) where Cell == ContentListCell<Model, Content> {
    self.init(model, look: .fixed(content))
  }

  /// Creates a row of a collection view in a list layout whose content a closure makes for each state of the cell.
  ///
  /// - Parameters:
  ///   - model: the model that the cell shows.
  ///   - content: receives the model and the cell's state, and returns the content. It's called again when the state
  ///     changes.
  @_disfavoredOverload
  public init<Content: UIContentConfiguration>(
    _ model: Model, content: @escaping @MainActor (Model, UICellConfigurationState) -> Content
  ) where Cell == ContentListCell<Model, Content> {
    self.init(model, look: .changing(content))
  }
}
