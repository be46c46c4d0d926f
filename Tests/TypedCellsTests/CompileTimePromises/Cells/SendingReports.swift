// Types that contain metatypes are sendable.
//
// For such a type, the compiler only warns if it isn't sendable. An extension that requires it is refused.

import TypedCells

private protocol Carried: Sendable {}
extension Capability.Name: Carried {}
extension CapabilityReport: Carried {}
extension CellRegistration: Carried {}
extension RowSummary: Carried {}
