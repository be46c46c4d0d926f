// A registry of capabilities calls `onIgnored` on the main actor.

import TypedCells

@MainActor private func use(_ registry: CapabilityRegistry) {
  let handler: (@MainActor (CapabilityReport) -> Void)? = registry.onIgnored
  registry.onIgnored = handler
}
