#if os(Linux)
  /// An image: its name, and no pixels.
  open class UIImage: NSObject, @unchecked Sendable {
    private let identity: String

    /// Creates one with the values that UIKit begins with.
    public override init() {
      identity = ""
      super.init()
    }

    init(identity: String) {
      self.identity = identity
      super.init()
    }

    /// Creates an image with a name.
    public convenience init?(named name: String) { self.init(identity: name) }

    /// Creates a symbol of the system with a name.
    public convenience init?(systemName name: String) { self.init(identity: "system:\(name)") }

    /// The size, in points.
    open var size: CGSize { .zero }

    /// Whether the other one is equal to this.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIImage else { return false }
      return self === other || (!identity.isEmpty && other.identity == identity)
    }

    /// A number that equal objects share.
    open override var hash: Int { identity.hashValue }
  }
#endif
