/// A storyboard, by name and bundle. A test says in code what it holds: see ``StoryboardLibrary``.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  private let bundle: Bundle

  /// Creates a storyboard, which is looked for when a controller is instantiated.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil ?? .main
    super.init()
  }

  /// Returns the storyboard's first controller, or `nil` if it has none.
  open func instantiateInitialViewController() -> UIViewController? {
    StoryboardLibrary.make(name, bundle, identifier: nil)
  }

  /// Returns the controller with an identifier. If there is none, an exception is raised.
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

/// What the storyboards of a test hold, because there are no storyboard files where UIKit is missing.
@MainActor
public enum StoryboardLibrary {
  /// Makes a controller of a storyboard.
  public typealias Factory = @MainActor () -> UIViewController

  private struct Place: Hashable {
    let name: String
    let bundlePath: String
    let identifier: String?
  }

  private static var factories: [Place: Factory] = [:]

  /// Adds a controller to a storyboard.
  ///
  /// - Parameters:
  ///   - name: the storyboard's name.
  ///   - bundle: the storyboard's bundle; `nil` is the main bundle.
  ///   - identifier: the controller's identifier; `nil` for the initial controller.
  ///   - controller: makes the controller.
  public static func provide(
    _ name: String, in bundle: Bundle? = nil, identifier: String? = nil,
    _ controller: @escaping Factory
  ) {
    factories[place(name, bundle ?? .main, identifier)] = controller
  }

  /// Removes a controller from a storyboard.
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
  /// Returns the top-level objects of a nib, or `nil` if ``NibLibrary`` holds none of this name.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    NibLibrary.factory(named: name, in: self)?()
  }
}
