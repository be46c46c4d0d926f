/// A registry was given the same capability twice.
public struct DuplicateCapability: Error, Hashable, CustomStringConvertible {
  /// The pair of traits that was registered already.
  public let name: Capability.Name

  /// The name that was registered already, in a sentence.
  public var description: String { "the capability \(name) is registered already" }
}
