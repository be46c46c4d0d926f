/// A class whose instances have an appearance in common.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns a proxy for all instances of the class.
  static func appearance() -> Self
}

/// The proxies that `UIView.appearance()` returned.
@MainActor
struct Appearance {
  private static var known: [ObjectIdentifier: Appearance] = [:]

  private let proxy: UIView
  private let isClass: (UIView) -> Bool

  static func proxy<View: UIView>(for viewClass: View.Type) -> View {
    if let known = known[ObjectIdentifier(viewClass)]?.proxy as? View { return known }
    guard let proxy = viewClass.init(coder: NSCoder()) else {
      fatalError(
        "\(viewClass).appearance() creates a view, but \(viewClass).init(coder:) returns nil")
    }
    known[ObjectIdentifier(viewClass)] = Appearance(proxy: proxy) { $0 is View }
    return proxy
  }

  /// Gives a view the values of the proxies of its classes.
  static func adapt(_ view: UIView) {
    // The proxy of the most specific class decides.
    let appearances = known.values.filter { $0.isClass(view) && $0.proxy !== view }
      .sorted { $0.proxy !== $1.proxy && $1.isClass($0.proxy) }
    for property in AppearanceProperty.all {
      _ = appearances.first { property.give($0.proxy, view) }
    }
  }

  /// Forgets what proxies were given.
  static func removeAll() { known = [:] }
}

/// A property that a proxy gives to views. The Objective-C runtime records the calls of a proxy; here a proxy is an
/// ordinary view, so its properties are compared with the values that UIKit begins with.
@MainActor
struct AppearanceProperty {
  static let all = [
    AppearanceProperty(\UIView.tintColor, else: .systemBlue),
    AppearanceProperty(\UIView.backgroundColor, else: nil),
    AppearanceProperty(\UITableView.separatorColor, else: nil),
    AppearanceProperty(\UITableView.sectionIndexColor, else: nil),
    AppearanceProperty(\UILabel.textColor, else: .label),
    AppearanceProperty(\UILabel.font, else: .systemFont(ofSize: 17)),
    AppearanceProperty(\UISwitch.onTintColor, else: nil),
    AppearanceProperty(\UISlider.minimumTrackTintColor, else: nil),
    AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor, else: nil),
    AppearanceProperty(\UIProgressView.progressTintColor, else: nil),
    AppearanceProperty(\UIProgressView.trackTintColor, else: nil),
  ]

  /// Gives a view the value of a proxy, unless the view has another one.
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
