/// Why a host would refuse a batch update, in UIKit's words where it has some.
public struct BatchUpdateProblem: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
