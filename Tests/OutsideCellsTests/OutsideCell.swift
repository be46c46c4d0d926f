import Testing

/// A typical cell of an app, with the test you would write for it, and whether it has a mistake.
nonisolated struct OutsideCell: Sendable, CustomTestStringConvertible {
  /// The kind of mistake, as named in the documentation's table.
  let kind: String
  let name: String
  let isBroken: Bool
  let test: @MainActor () async -> Void

  var testDescription: String { "\(kind): \(name)" }

  static func broken(
    _ kind: String, _ name: String, _ test: @escaping @MainActor () async -> Void
  ) -> OutsideCell {
    OutsideCell(kind: kind, name: name, isBroken: true, test: test)
  }

  static func correct(
    _ kind: String, _ name: String, _ test: @escaping @MainActor () async -> Void
  ) -> OutsideCell {
    OutsideCell(kind: kind, name: name, isBroken: false, test: test)
  }

  static let all: [OutsideCell] =
    looks + text + reuse + controls + input + layouts + late + shared + owners + configurations
    + equality + collections + more + drawing + accessories + touches + idioms + states
    + loaders + pages + memory
}
