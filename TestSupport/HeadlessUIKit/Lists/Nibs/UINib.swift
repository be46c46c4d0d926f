/// A nib, by name and bundle. Tests provide its content: see ``NibLibrary``.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The keys of options for instantiation.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The value as a number, a text or a set of bits.
    public var rawValue: String

    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private let name: String
  private let bundle: Bundle

  /// Creates what loads a nib, which is looked for when it is used.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil ?? .main
    super.init()
  }

  /// The nib's top-level objects. A nib that wasn't provided raises an exception.
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
