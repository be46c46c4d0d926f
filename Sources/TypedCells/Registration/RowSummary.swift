/// The cell class and the model type of a row, in an error.
public struct RowSummary: Sendable {
  /// The class of its cells, or `nil` for a row that has only a model.
  public let cellClass: AnyClass?

  /// The type of its model.
  public let modelType: any Any.Type
}

extension RowSummary: CustomStringConvertible {
  /// The cell class and the type of the model, in words.
  public var description: String {
    let cell = cellClass.map { "a \(readableName(of: $0))" } ?? "a row"
    return "\(cell) showing \(readableName(of: modelType))"
  }
}
