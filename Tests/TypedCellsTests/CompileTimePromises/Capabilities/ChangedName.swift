// A capability's name is constant.

import TypedCells

@MainActor private func use(_ capability: inout Capability, _ other: Capability) {
  capability.name = other.name  // error: cannot assign to property: 'name' is a 'let' constant
  // twin: capability = other
}
