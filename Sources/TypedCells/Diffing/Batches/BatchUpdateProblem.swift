/// Why a host would refuse a batch update, in UIKit's words where it has some.
public struct BatchUpdateProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the batch, in a sentence.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
