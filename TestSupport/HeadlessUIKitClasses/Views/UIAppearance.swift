/// A class with an appearance proxy, which sets the appearance of all instances.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the appearance proxy of the class.
  static func appearance() -> Self
}

/// The appearance proxies of all classes.
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

  /// Applies the proxies of a view's class and superclasses to the view.
  static func adapt(_ view: UIView) {
    // The proxy of the most specific class takes precedence.
    let appearances = known.values.filter { $0.isClass(view) && $0.proxy !== view }
      .sorted { $0.proxy !== $1.proxy && $1.isClass($0.proxy) }
    for property in AppearanceProperty.all {
      _ = appearances.first { property.give($0.proxy, view) }
    }
  }

  /// Removes all proxies.
  static func removeAll() { known = [:] }
}

/// A property that proxies apply to views. In UIKit, a proxy records method calls with the Objective-C
/// runtime. In HeadlessUIKit, a proxy is an ordinary view, and a property counts as set if its value differs
/// from the default.
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
