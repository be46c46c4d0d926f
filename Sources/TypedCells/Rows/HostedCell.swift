/// A cell that one kind of host can show, and no other.
///
/// A host's base class conforms once, and every subclass inherits the conformance:
///
/// ```text
/// extension UITableViewCell: HostedCell {
///   public typealias BaseCell = UITableViewCell
/// }
/// ```
///
/// Because of that line, a collection view's cell in a table is a compile error.
public protocol HostedCell: AnyObject {
  /// The class that all cells of the host inherit from.
  associatedtype BaseCell: AnyObject
}
