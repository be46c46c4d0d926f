/// A storyboard with a name and bundle. Tests provide its content with ``StoryboardLibrary``.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  private let bundle: Bundle

  /// Creates a storyboard. Its content is looked up when a view controller is instantiated.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil ?? .main
    super.init()
  }

  /// Returns the initial view controller, or `nil` if the storyboard has none.
  open func instantiateInitialViewController() -> UIViewController? {
    StoryboardLibrary.make(name, bundle, identifier: nil)
  }

  /// Returns the view controller with an identifier. If there is none, the method raises an exception.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let controller = StoryboardLibrary.make(name, bundle, identifier: identifier) {
      return controller
    }
    UIKitException.raise(
      "Storyboard (<UIStoryboard: \(name)>) doesn't contain a view controller with identifier "
        + "'\(identifier)'", name: UIKitException.invalidArgument)
    return UIViewController()
  }
}

/// The contents of the storyboards of a test, because HeadlessUIKit reads no storyboard files.
@MainActor
public enum StoryboardLibrary {
  /// Returns a view controller of a storyboard.
  public typealias Factory = @MainActor () -> UIViewController

  private struct Place: Hashable {
    let name: String
    let bundlePath: String
    let identifier: String?
  }

  private static var factories: [Place: Factory] = [:]

  /// Adds a view controller to a storyboard.
  ///
  /// - Parameters:
  ///   - name: the storyboard's name.
  ///   - bundle: the storyboard's bundle; `nil` is the main bundle.
  ///   - identifier: the controller's identifier; `nil` for the initial controller.
  ///   - controller: creates the view controller.
  public static func provide(
    _ name: String, in bundle: Bundle? = nil, identifier: String? = nil,
    _ controller: @escaping Factory
  ) {
    factories[place(name, bundle ?? .main, identifier)] = controller
  }

  /// Removes a view controller from a storyboard.
  public static func remove(_ name: String, in bundle: Bundle? = nil, identifier: String? = nil) {
    factories[place(name, bundle ?? .main, identifier)] = nil
  }

  static func make(_ name: String, _ bundle: Bundle, identifier: String?) -> UIViewController? {
    factories[place(name, bundle, identifier)].map { make in
      let controller = make()
      controller.awakeFromNib()
      return controller
    }
  }

  private static func place(_ name: String, _ bundle: Bundle, _ identifier: String?) -> Place {
    Place(name: name, bundlePath: bundle.bundlePath, identifier: identifier)
  }
}

extension Bundle {
  /// Returns the top-level objects of a nib, or `nil` if ``NibLibrary`` contains no nib with the name.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    NibLibrary.factory(named: name, in: self)?()
  }
}
