// Code on any actor can read a capability's name.

import TypedCells

private func name(of capability: Capability) -> Capability.Name { capability.name }
