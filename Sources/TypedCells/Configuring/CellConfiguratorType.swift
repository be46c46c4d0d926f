/// A configurator whose cell type is erased, so that different ones share an array.
///
/// ```swift
/// let items: [any CellConfiguratorType] = [
///   CellConfigurator<TextCell>(viewData: "Hello"),
///   CellConfigurator<ImageCell>(viewData: portrait),
/// ]
/// ```
///
/// The idea comes from ConfigurableTableViewController. There, the erased update skips a cell of the wrong class; here
/// it throws.
@MainActor
public protocol CellConfiguratorType {
  /// The identifier under which the cells of this configurator are registered and dequeued.
  var reuseIdentifier: ReuseIdentifier { get }

  /// The class whose instances, and those of its subclasses, this configurator updates.
  var cellClass: AnyClass { get }

  /// Returns whether instances of `cellClass` can show the configurator's data.
  ///
  /// - Parameter cellClass: ``cellClass``, a subclass of it, or any other class.
  func accepts(_ cellClass: AnyClass) -> Bool

  /// Shows the configurator's data in `cell`.
  ///
  /// - Parameter cell: an instance of ``cellClass`` or of one of its subclasses.
  /// - Throws: a ``CellMismatch`` for a cell of another class. The cell doesn't change.
  func update(_ cell: AnyObject) throws(CellMismatch)
}
