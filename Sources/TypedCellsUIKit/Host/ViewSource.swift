import TypedCells

/// Where the views of a reuse identifier come from.
enum ViewSource {
  /// A class or a nib is registered.
  case registered
  /// A storyboard may contain a prototype.
  case prototype
  /// Nothing is registered, because the nib doesn't exist.
  case missing(DequeuingError)

  /// Registers an identifier's class or nib with a view.
  ///
  /// - Parameters:
  ///   - registration: the registration.
  ///   - register: registers a nib, or the class itself if it's `nil`.
  @MainActor
  init<View>(of registration: CellRegistration<View>, register: (UINib?) -> Void) {
    switch registration.source {
    case .cellClass:
      register(nil)
      self = .registered
    case .nib(let name, let bundlePath):
      do throws(DequeuingError) {
        register(try findNib(name, inBundleAt: bundlePath, of: registration.cellClass))
        self = .registered
      } catch {
        self = .missing(error)
      }
    case .prototype:
      self = .prototype
    }
  }
}

/// Returns the nib of a registration, or throws why there is none: UIKit raises an exception only when a view is
/// dequeued.
///
/// The default bundle is that of the view's class, because in packages and frameworks it's rarely the app's.
@MainActor
package func findNib(
  _ name: String, inBundleAt path: String?, of viewClass: AnyClass
) throws(DequeuingError) -> UINib {
  guard let bundle = path.map({ Bundle(path: $0) }) ?? Bundle(for: viewClass) else {
    throw .noBundle(path: path ?? "", nib: name)
  }
  #if canImport(UIKit)
    let exists = bundle.path(forResource: name, ofType: "nib") != nil
  #else
    // HeadlessUIKit has nibs without files.
    let exists = NibLibrary.provides(name, in: bundle)
  #endif
  guard exists else { throw .noNib(name: name, bundlePath: bundle.bundlePath) }
  return UINib(nibName: name, bundle: bundle)
}
