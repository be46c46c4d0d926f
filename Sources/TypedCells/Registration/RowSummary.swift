/// What kind of row an error is about.
public struct RowSummary: Sendable {
  /// The class of its cells, or `nil` for a row that carries only a model.
  public let cellClass: AnyClass?

  /// The type of its model.
  public let modelType: any Any.Type
}

extension RowSummary: CustomStringConvertible {
  /// The cell class and the type of the model, in words.
  public var description: String {
    let cell = cellClass.map { "a \(readableName(of: $0))" } ?? "a cell yet to be bound"
    return "\(cell) showing \(readableName(of: modelType))"
  }
}
