/// A cell that one kind of host can show, and no other.
///
/// A host's base class conforms once, and every subclass inherits the conformance:
///
/// ```swift
/// extension UITableViewCell: HostedCell {
///   public typealias BaseCell = UITableViewCell
/// }
/// ```
///
/// That one line is what makes a collection's cell in a table a compile error.
public protocol HostedCell: AnyObject {
  /// The class that all cells of the host inherit from.
  associatedtype BaseCell: AnyObject
}
