#if os(Linux)
  /// A nib, by name and bundle. What it holds is said in code: see ``NibLibrary``.
  @preconcurrency @MainActor
  open class UINib: NSObject {
    /// What can be said about instantiation.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
      public var rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }
    }

    private let name: String
    private let bundle: Bundle

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
      self.name = name
      bundle = bundleOrNil ?? .main
      super.init()
    }

    /// The nib's top-level objects; a nib that nobody provided raises an exception.
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
#endif
