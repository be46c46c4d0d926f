/// A nib with a name and bundle. Tests provide its content with ``NibLibrary``.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The keys of options for instantiation.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public var rawValue: String

    /// Creates a value from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private let name: String
  private let bundle: Bundle

  /// Creates a nib. Its content is looked up when the nib is instantiated.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil ?? .main
    super.init()
  }

  /// Returns the nib's top-level objects. If the nib's content wasn't provided, the method raises an
  /// exception.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let make = NibLibrary.factory(named: name, in: bundle) else {
      UIKitException.raise(
        "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' "
          + "with name '\(name)'")
      return []
    }
    return make()
  }
}
