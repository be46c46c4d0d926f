// Unsafe, because the allocating entries of convenience initializers are called by their mangled names.
//
// AppKit creates views of a class that is known at run time by the Objective-C runtime. Swift can do so only with a
// `required` initializer, but then no subclass with `override init(frame:)` would compile.
//
// Invariant: the allocating entry of a convenience initializer takes the class as `self`, like a class method. Its
// `self.init` finds the subclass's initializer in the vtable.
//
// Check: the linker rejects a name that doesn't exist, and the tests create views of subclasses.
//
// Fallback: none. With a different mangling, the package doesn't link.
extension NSView {
  @_silgen_name("$s14HeadlessAppKit6NSViewC14registeredViewACyt_tcfC")
  fileprivate class func construct(_ frame: Void) -> NSView
}

extension NSCollectionViewItem {
  @_silgen_name("$s14HeadlessAppKit20NSCollectionViewItemC10registeredACyt_tcfC")
  class func construct(_ nib: Void) -> NSCollectionViewItem

  @usableFromInline
  convenience init(registered: Void) { self.init(nibName: nil, bundle: nil) }
}

/// Creates a view of a class that is known at run time, as `init()` of a metatype does in AppKit.
@MainActor
package func makeView<View: NSView>(_ viewClass: View.Type) -> View {
  guard let view = viewClass.construct(()) as? View else {
    preconditionFailure("the allocating entry creates an instance of its class")
  }
  return view
}
