/// A colour for layers. On Apple's platforms, Core Graphics declares it.
open class CGColor: NSObject, @unchecked Sendable {
  let parts: [CGFloat]

  init(parts: [CGFloat]) {
    self.parts = parts
    super.init()
  }

  /// Returns whether another object is equal to this one.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.parts == parts }

  /// The hash value, which equal objects share.
  open override var hash: Int { parts.hashValue }
}
