import TypedCells

/// A nib where a registration says it is; or why there is none.
///
/// UIKit raises an exception when it comes to dequeue from a nib that does not exist, so it is looked
/// for before. A nib without a bundle is in that of its cell class: with packages and frameworks, the
/// app's own bundle is seldom right.
@MainActor
func nib(
  named name: String, inBundleAt path: String?, of viewClass: AnyClass
) -> Result<UINib, DequeuingError> {
  guard let bundle = path.map({ Bundle(path: $0) }) ?? Bundle(for: viewClass) else {
    return .failure(.noBundle(path: path ?? "", nib: name))
  }
  #if canImport(UIKit)
    let exists = bundle.path(forResource: name, ofType: "nib") != nil
  #else
    // HeadlessUIKit has nibs without files.
    let exists = NibLibrary.provides(name, in: bundle)
  #endif
  return exists
    ? .success(UINib(nibName: name, bundle: bundle))
    : .failure(.noNib(name: name, bundlePath: bundle.bundlePath))
}
