/// The names of an enumeration's cases by their raw values, for reports. UIKit's own descriptions have numbers only.
package final class CaseNames: Sendable {
  /// The raw value that isn't worth a word, because a view has it from the start.
  package let usual: Int

  private let names: [String]

  /// - Parameters:
  ///   - usual: the raw value of the default.
  ///   - names: the names of the cases with the raw values 0, 1 and so on.
  package init(usual: Int = 0, _ names: [String]) {
    self.usual = usual
    self.names = names
  }

  /// Returns a case as you write it in code, or the number of an unknown case.
  package func words(of value: Int) -> String {
    names.indices.contains(value) ? ".\(names[value])" : "\(value)"
  }
}
