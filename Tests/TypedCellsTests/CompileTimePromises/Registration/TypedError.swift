// Registering and binding throw only `RegistrationError`.

import TypedCells

@MainActor private func register(in registry: CellRegistry<ScreenCell>) -> RegistrationError? {
  do {
    try registry.register(TextCell.self)
    try registry.bind(Int.self, to: TextCell.self) { "\($0)" }
    return nil
  } catch {
    return error
  }
}
