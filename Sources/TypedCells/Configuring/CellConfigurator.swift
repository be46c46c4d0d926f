/// A cell class with the data for one of its cells.
///
/// The cell class determines the type of the data, so the wrong data is a compile error:
///
/// ```swift
/// CellConfigurator<TextCell>(viewData: "Hello")
/// CellConfigurator<TextCell>(viewData: 42)  // error: cannot convert … 'Int' to … 'String'
/// ```
///
/// A ``Row`` does the same and also has an identity and handlers, so prefer rows in a ``ListDriver``. Use configurators
/// if your own data source dequeues the cells: it can store different ones in an array of ``CellConfiguratorType``.
/// To show one in a list, write `Row(configurator)`.
public struct CellConfigurator<Cell: Updatable>: CellConfiguratorType {
  /// The cell's data.
  public let viewData: Cell.ViewData

  public let reuseIdentifier: ReuseIdentifier

  public var cellClass: AnyClass { Cell.self }

  /// Creates a configurator.
  ///
  /// - Parameters:
  ///   - viewData: the cell's data.
  ///   - reuseIdentifier: the identifier of a storyboard prototype or a nib; `nil` for the cell
  ///     type's own, see ``ReuseIdentifier/init(for:)``.
  public init(viewData: Cell.ViewData, reuseIdentifier: ReuseIdentifier? = nil) {
    self.viewData = viewData
    self.reuseIdentifier = reuseIdentifier ?? ReuseIdentifier(for: Cell.self)
  }

  public func accepts(_ cellClass: AnyClass) -> Bool {
    cellClass is Cell.Type
  }

  /// Shows ``viewData`` in a cell whose class the compiler has checked.
  ///
  /// - Parameter cell: the cell to update.
  public func update(_ cell: Cell) {
    cell.update(viewData: viewData)
  }

  public func update(_ cell: AnyObject) throws(CellMismatch) {
    update(try checkedCell(cell, as: Cell.self, identifier: reuseIdentifier))
  }
}
