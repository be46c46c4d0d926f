/// A ``CellConfigurator`` without the type of its cell, so that different ones can share an array.
///
/// ```swift
/// let items: [any CellConfiguratorType] = [
///   CellConfigurator<TextCell>(viewData: "Hello"),
///   CellConfigurator<ImageCell>(viewData: portrait),
/// ]
/// ```
///
/// A data source of your own dequeues a cell by ``reuseIdentifier`` and updates it, without a cast:
///
/// ```text
/// let item = items[indexPath.row]
/// let cell = tableView.dequeueReusableCell(withIdentifier: item.reuseIdentifier.rawValue, for: indexPath)
/// try item.update(cell)
/// ```
///
/// The compiler can't check the class of that cell, so ``update(_:)`` throws a ``CellMismatch`` if it's the wrong one.
/// The pattern is known from ConfigurableTableViewController, whose update skips such a cell.
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
