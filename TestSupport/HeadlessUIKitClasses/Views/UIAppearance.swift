/// A class whose instances can contain views with an appearance of their own.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class with an appearance proxy, which sets the appearance of all instances.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the appearance proxy of the class.
  static func appearance() -> Self

  /// Returns the appearance proxy of the class for instances in certain containers.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// The appearance proxies of all classes.
@MainActor
struct Appearance {
  private static var known: [[ObjectIdentifier]: Appearance] = [:]

  private let proxy: UIView
  private let isClass: (UIView) -> Bool
  /// The classes of the containers, the innermost first.
  private let containers: [any UIAppearanceContainer.Type]

  static func proxy<View: UIView>(
    for viewClass: View.Type, in containers: [any UIAppearanceContainer.Type] = []
  ) -> View {
    let key = ([viewClass] + containers).map { ObjectIdentifier($0) }
    if let known = known[key]?.proxy as? View { return known }
    guard let proxy = viewClass.init(coder: NSCoder()) else {
      fatalError(
        "\(viewClass).appearance() creates a view, but \(viewClass).init(coder:) returns nil")
    }
    known[key] = Appearance(proxy: proxy, isClass: { $0 is View }, containers: containers)
    return proxy
  }

  /// Whether there are no proxies, as in most apps.
  static var isUnused: Bool { known.isEmpty }

  /// Applies the proxies of a view's class and superclasses to the view.
  static func adapt(_ view: UIView) {
    let appearances = known.values
      .filter { $0.isClass(view) && $0.proxy !== view && $0.isContainer(of: view) }
      .sorted { $0.isMoreSpecific(than: $1) }
    for property in AppearanceProperty.all {
      _ = appearances.first { property.give($0.proxy, view) }
    }
  }

  /// Removes all proxies.
  static func removeAll() { known = [:] }

  /// Returns whether the view is in an instance of the first container, which is in one of the second, and so on.
  private func isContainer(of view: UIView) -> Bool {
    var missing = containers[...]
    var responder = view.next
    while let containerClass = missing.first, let container = responder {
      if Self.isInstance(container, of: containerClass) { missing.removeFirst() }
      responder = container.next
    }
    return missing.isEmpty
  }

  private static func isInstance<Container: UIAppearanceContainer>(
    _ object: UIResponder, of _: Container.Type
  ) -> Bool {
    object is Container
  }

  /// Returns whether the proxy takes precedence: more containers, and then a subclass, are more specific.
  private func isMoreSpecific(than other: Appearance) -> Bool {
    containers.count == other.containers.count
      ? proxy !== other.proxy && type(of: proxy) != type(of: other.proxy) && other.isClass(proxy)
      : containers.count > other.containers.count
  }
}

/// A property that proxies apply to views. In UIKit, a proxy records method calls with the Objective-C
/// runtime. In HeadlessUIKit, a proxy is an ordinary view, and a property counts as set if its value differs
/// from the default.
@MainActor
struct AppearanceProperty {
  static let all = [
    AppearanceProperty(\UIView.ownTint, else: nil),
    AppearanceProperty(\UIView.backgroundColor, else: nil),
    AppearanceProperty(\UITableView.separatorColor, else: .separator),
    AppearanceProperty(\UITableView.sectionIndexColor, else: nil),
    AppearanceProperty(\UILabel.textColor, else: .label),
    AppearanceProperty(\UILabel.font, else: .systemFont(ofSize: 17)),
    AppearanceProperty(\UISwitch.onTintColor, else: nil),
    AppearanceProperty(\UISlider.minimumTrackTintColor, else: nil),
    AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor, else: nil),
    AppearanceProperty(\UIProgressView.progressTintColor, else: nil),
    AppearanceProperty(\UIProgressView.trackTintColor, else: nil),
  ]

  /// Applies a proxy's value to a view, unless the view's value differs from the default.
  ///
  /// - Returns: whether the proxy has a value.
  let give: (_ proxy: UIView, _ view: UIView) -> Bool

  private init<View: UIView, Value: Equatable>(
    _ property: ReferenceWritableKeyPath<View, Value>, else standard: Value
  ) {
    give = { proxy, view in
      guard let proxy = proxy as? View, let view = view as? View,
        proxy[keyPath: property] != standard
      else { return false }
      if view[keyPath: property] == standard {
        view[keyPath: property] = proxy[keyPath: property]
      }
      return true
    }
  }
}
