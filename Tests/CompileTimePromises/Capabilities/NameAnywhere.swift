// A capability's name can be read on every actor.

import TypedCells

private func name(of capability: Capability) -> Capability.Name { capability.name }
