/// A view that one kind of host can show above or below the rows of a section, and no other.
///
/// A toolkit's base class conforms once, and every subclass inherits the conformance:
///
/// ```text
/// extension UITableViewHeaderFooterView: HostedHeaderFooter {
///   public typealias BaseCell = UITableViewCell
///   public typealias BaseHeaderFooter = UITableViewHeaderFooterView
/// }
/// ```
public protocol HostedHeaderFooter: AnyObject {
  /// The class that all cells beside the view inherit from.
  associatedtype BaseCell: AnyObject

  /// The class that all headers and footers of the host inherit from.
  associatedtype BaseHeaderFooter: AnyObject
}

/// The headers and footers of a host that shows titles only; there are no instances.
public final class _NoHeaderFooter<BaseCell: AnyObject>: HostedHeaderFooter {
  public typealias BaseHeaderFooter = _NoHeaderFooter<BaseCell>

  private init() {}
}
