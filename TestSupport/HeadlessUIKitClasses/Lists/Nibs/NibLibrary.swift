/// The contents of the nibs of a test, because HeadlessUIKit reads no nib files.
///
/// ```swift
/// NibLibrary.provide("PersonCell", in: .module, PersonCell.self)
/// table.register(UINib(nibName: "PersonCell", bundle: .module), forCellReuseIdentifier: "person")
/// ```
@MainActor
public enum NibLibrary {
  /// Returns the top-level objects of a nib.
  public typealias Factory = @MainActor () -> [Any]

  private struct Place: Hashable {
    let name: String
    let bundle: String
  }

  private static var factories: [Place: Factory] = [:]

  /// Provides the content of a nib.
  ///
  /// - Parameters:
  ///   - name: the nib's name.
  ///   - bundle: the nib's bundle; `nil` is the main bundle.
  ///   - topLevelObjects: creates the nib's top-level objects.
  public static func provide(
    _ name: String, in bundle: Bundle? = nil, _ topLevelObjects: @escaping Factory
  ) {
    factories[place(name, bundle ?? .main)] = topLevelObjects
  }

  /// Provides a nib that contains one view. The view is created by its `init(coder:)`.
  ///
  /// - Parameters:
  ///   - name: the nib's name.
  ///   - bundle: the nib's bundle; `nil` is the main bundle.
  ///   - viewClass: the view's class.
  ///   - reuseIdentifier: the reuse identifier in the nib.
  public static func provide(
    _ name: String, in bundle: Bundle? = nil, _ viewClass: UIView.Type,
    reuseIdentifier: String? = nil
  ) {
    provide(name, in: bundle) { [decode(viewClass, reuseIdentifier: reuseIdentifier)] }
  }

  /// Removes the content of a nib.
  ///
  /// - Parameters:
  ///   - name: the nib's name.
  ///   - bundle: the nib's bundle; `nil` is the main bundle.
  public static func remove(_ name: String, in bundle: Bundle? = nil) {
    factories[place(name, bundle ?? .main)] = nil
  }

  /// Returns whether the content of a nib was provided.
  ///
  /// - Parameters:
  ///   - name: the nib's name.
  ///   - bundle: the nib's bundle; `nil` is the main bundle.
  public static func provides(_ name: String, in bundle: Bundle? = nil) -> Bool {
    factory(named: name, in: bundle ?? .main) != nil
  }

  static func factory(named name: String, in bundle: Bundle) -> Factory? {
    factories[place(name, bundle)]
  }

  /// Returns a view that is created as in a nib or storyboard: by `init(coder:)`.
  static func decode(_ viewClass: UIView.Type, reuseIdentifier: String?) -> UIView {
    guard let view = viewClass.init(coder: NSCoder()) else {
      UIKitException.raise(
        "Could not decode a view of class \(viewClass): its init(coder:) returned nil",
        name: UIKitException.invalidArgument)
      return UIView()
    }
    if let reuseIdentifier { (view as? any ReusableView)?.adopt(reuseIdentifier) }
    view.awakeFromNib()
    return view
  }

  private static func place(_ name: String, _ bundle: Bundle) -> Place {
    Place(name: name, bundle: bundle.bundlePath)
  }
}
