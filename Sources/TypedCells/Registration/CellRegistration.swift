/// A registered reuse identifier, with its cell class and the source of new cells.
public struct CellRegistration<BaseCell: AnyObject>: Sendable {
  /// The identifier under which the cells are dequeued.
  public let identifier: ReuseIdentifier

  /// The class of the cells.
  public let cellClass: BaseCell.Type

  /// The source of new cells.
  public let source: CellSource

  /// Creates a registration.
  ///
  /// - Parameters:
  ///   - identifier: the identifier under which the cells are dequeued.
  ///   - cellClass: the class of the cells.
  ///   - source: the source of new cells.
  public init(identifier: ReuseIdentifier, cellClass: BaseCell.Type, source: CellSource) {
    self.identifier = identifier
    self.cellClass = cellClass
    self.source = source
  }
}

extension CellRegistration: Equatable {
  /// Returns whether two registrations have the same identifier, cell class and source.
  public static func == (left: Self, right: Self) -> Bool {
    left.identifier == right.identifier && left.cellClass == right.cellClass
      && left.source == right.source
  }
}

extension CellRegistration: CustomStringConvertible {
  /// The identifier, the cell class and the source, in one line.
  public var description: String {
    "'\(identifier)' as \(readableName(of: cellClass)) (\(source))"
  }
}
