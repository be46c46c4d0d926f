#if os(Linux)
  /// An image: its name, and no pixels.
  open class UIImage: NSObject, @unchecked Sendable {
    private let identity: String

    public override init() {
      identity = ""
      super.init()
    }

    init(identity: String) {
      self.identity = identity
      super.init()
    }

    public convenience init?(named name: String) { self.init(identity: name) }

    public convenience init?(systemName name: String) { self.init(identity: "system:\(name)") }

    open var size: CGSize { .zero }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIImage else { return false }
      return self === other || (!identity.isEmpty && other.identity == identity)
    }

    open override var hash: Int { identity.hashValue }
  }
#endif
