/// Which row an error is about: its place, where it is known, and what it shows.
public struct RowSummary: Sendable {
  /// Where the row stands, or `nil` outside a list.
  public let path: RowPath?

  /// The class of its cells, or `nil` for a row that carries only a model.
  public let cellClass: AnyClass?

  /// The type of its model.
  public let modelType: any Any.Type
}

extension RowSummary: CustomStringConvertible {
  public var description: String {
    let place = path.map { "row \($0)" } ?? "the row"
    let cell = cellClass.map { "a \(readableName(of: $0))" } ?? "a cell yet to be bound"
    return "\(place) (\(cell) showing \(readableName(of: modelType)))"
  }
}
