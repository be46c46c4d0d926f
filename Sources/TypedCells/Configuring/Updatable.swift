/// A cell that says which data it shows, so that nothing else can reach it.
///
/// ```swift
/// final class PersonCell: UITableViewCell, Updatable {
///   func update(viewData person: Person) { textLabel?.text = person.name }
/// }
/// ```
///
/// After `update(viewData:)` the cell shows exactly what a fresh cell would show for the same data,
/// whatever it showed before: cells are reused, and what an update does not set is what the last
/// row left behind.
@MainActor
public protocol Updatable<ViewData>: AnyObject {
  /// The only type of data that the cell accepts.
  associatedtype ViewData

  /// Shows `viewData` in place of everything that the cell showed before.
  ///
  /// - Parameter viewData: all that the cell is to show.
  func update(viewData: ViewData)
}
