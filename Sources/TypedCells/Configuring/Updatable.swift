/// A cell, header or footer that declares the type of its data. Other data doesn't compile.
///
/// ```swift
/// final class PersonCell: UITableViewCell, Updatable {
///   func update(viewData person: Person) {
///     textLabel?.text = person.name
///     accessoryType = person.isActive ? .checkmark : .none  // not only `if person.isActive`
///   }
/// }
///
/// let row = Row(PersonCell.self, person)
/// ```
///
/// After `update(viewData:)`, a cell must look like a new cell with the same data, no matter what it showed before.
/// Cells are reused, so a property that an update doesn't set keeps the value of the row before. `assertCellLaws` of
/// the test kit finds such properties.
@MainActor
public protocol Updatable<ViewData>: AnyObject {
  /// The only type of data that the cell accepts. The compiler infers it from ``update(viewData:)``.
  associatedtype ViewData

  /// Shows data, and nothing of the data before.
  ///
  /// - Parameter viewData: the cell's data.
  func update(viewData: ViewData)
}
