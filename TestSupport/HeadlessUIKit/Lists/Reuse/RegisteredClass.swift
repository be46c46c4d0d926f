/// Making a view of a registered class.
///
/// UIKit does so through the Objective-C runtime: a subclass needs no `required` initialiser, and one
/// without the designated initialiser ends the process with "Use of unimplemented initializer". Swift
/// makes an object of a class known at run time only by a `required` initialiser, and one in the base
/// class would break every subclass that says `override init`. So these functions are the allocating
/// entries of the convenience initialisers below, under their mangled names.
///
/// Invariant: a convenience initialiser's allocating entry takes the class as `self`, as a class method
/// does, and its `self.init` finds the subclass's initialiser in the class's table of methods.
/// Check: the linker refuses a name that does not exist, and `RegisteredClassTests` constructs
/// subclasses of every shape. Fallback: none; a compiler that mangles otherwise fails to link.
extension UITableViewCell {
  @_silgen_name("$s13HeadlessUIKit15UITableViewCellC13registeredForACSS_tcfC")
  class func construct(_ identifier: __owned String) -> UITableViewCell

  @usableFromInline
  convenience init(registeredFor identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }
}

extension UITableViewHeaderFooterView {
  @_silgen_name("$s13HeadlessUIKit023UITableViewHeaderFooterD0C13registeredForACSS_tcfC")
  class func construct(_ identifier: __owned String) -> UITableViewHeaderFooterView

  @usableFromInline
  convenience init(registeredFor identifier: String) {
    self.init(reuseIdentifier: identifier)
  }
}

extension UICollectionReusableView {
  @_silgen_name("$s13HeadlessUIKit24UICollectionReusableViewC10registeredACyt_tcfC")
  class func construct(_ frame: Void) -> UICollectionReusableView

  @usableFromInline
  convenience init(registered: Void) {
    self.init(frame: .zero)
  }
}
