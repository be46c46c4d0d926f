/// Creates views of a registered class.
///
/// UIKit creates them with the Objective-C runtime. A subclass needs no `required` initialiser, and a
/// subclass without the designated initialiser ends the process with "Use of unimplemented initializer".
/// Swift can create an object of a class known at run time only with a `required` initialiser. But if the
/// base class had one, no subclass with `override init` would compile. So these functions call the allocating
/// entries of the convenience initialisers below by their mangled names.
///
/// Invariant: the allocating entry of a convenience initialiser takes the class as `self`, like a class
/// method. Its `self.init` finds the subclass's initialiser in the vtable. Check: the linker rejects a name
/// that doesn't exist, and `RegisteredClassTests` creates instances of subclasses with every combination of
/// initialisers. Fallback: none. With a different mangling, the package doesn't link.
extension UITableViewCell {
  @_silgen_name("$s20HeadlessUIKitClasses15UITableViewCellC13registeredForACSS_tcfC")
  class func construct(_ identifier: __owned String) -> UITableViewCell

  @usableFromInline
  convenience init(registeredFor identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }
}

extension UITableViewHeaderFooterView {
  @_silgen_name("$s20HeadlessUIKitClasses023UITableViewHeaderFooterE0C13registeredForACSS_tcfC")
  class func construct(_ identifier: __owned String) -> UITableViewHeaderFooterView

  @usableFromInline
  convenience init(registeredFor identifier: String) {
    self.init(reuseIdentifier: identifier)
  }
}

extension UIView {
  /// Creates a view of a class that is known at run time, as `init(frame:)` of a metatype does in UIKit.
  @_silgen_name("$s20HeadlessUIKitClasses6UIViewC14registeredViewACyt_tcfC")
  package class func constructView(_ frame: Void) -> UIView

  @usableFromInline
  convenience init(registeredView: Void) {
    self.init(frame: .zero)
  }
}

extension UICollectionReusableView {
  @_silgen_name("$s20HeadlessUIKitClasses24UICollectionReusableViewC10registeredACyt_tcfC")
  class func construct(_ frame: Void) -> UICollectionReusableView

  @usableFromInline
  convenience init(registered: Void) {
    self.init(frame: .zero)
  }
}
