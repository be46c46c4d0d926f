/// An error: a capability with the same traits is registered already.
public struct DuplicateCapability: Error, Hashable, CustomStringConvertible {
  /// The traits that are registered already.
  public let name: Capability.Name

  /// The problem and how to fix it, in a sentence.
  public var description: String {
    "the capability \(name) is registered already; register it once"
  }
}
