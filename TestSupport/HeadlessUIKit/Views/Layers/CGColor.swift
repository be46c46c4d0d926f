/// A colour as layers take it. On Apple's systems it is a type of Core Graphics.
open class CGColor: NSObject, @unchecked Sendable {
  let parts: [CGFloat]

  init(parts: [CGFloat]) {
    self.parts = parts
    super.init()
  }

  /// Whether the other one is equal to this.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.parts == parts }

  /// A number that equal objects share.
  open override var hash: Int { parts.hashValue }
}
