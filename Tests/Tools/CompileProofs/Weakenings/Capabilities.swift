/// The weakenings of capabilities.
let weakeningsOfCapabilities: [Weakening] = [
  Weakening(
    "a capability need not forget", breaks: "Capabilities/WithoutReset",
    in: "Dispatch/Capability.swift",
    "reset: @escaping @MainActor (_ cell: CellTrait) -> Void\n  )",
    "reset: @escaping @MainActor (_ cell: CellTrait) -> Void = { _ in }\n  )"),
  Weakening(
    "a capability gets any model", breaks: "Capabilities/CellForModel",
    in: "Dispatch/Capability.swift",
    "(_ cell: CellTrait, _ model: ModelTrait)",
    "(_ cell: CellTrait, _ model: Any)"),
  Weakening(
    "a capability gets any cell", breaks: "Capabilities/ModelForCell",
    in: "Dispatch/Capability.swift",
    "(_ cell: CellTrait, _ model: ModelTrait)",
    "(_ cell: AnyObject, _ model: ModelTrait)"),
  Weakening(
    "a capability resets any cell", breaks: "Capabilities/ResetOfOtherTrait",
    in: "Dispatch/Capability.swift",
    "reset: @escaping @MainActor (_ cell: CellTrait) -> Void\n  )",
    "reset: @escaping @MainActor (_ cell: AnyObject) -> Void\n  )"),
  Weakening(
    "a capability's name is the main actor's", breaks: "Capabilities/NameAnywhere",
    in: "Dispatch/Capability.swift",
    "public nonisolated let name",
    "@MainActor public var name"),
  Weakening(
    "a capability's name can be set", breaks: "Capabilities/ChangedName",
    in: "Dispatch/Capability.swift",
    "public nonisolated let name",
    "public nonisolated var name"),
  Weakening(
    "double capabilities are not told of", breaks: "Capabilities/UntriedRegistry",
    in: "Dispatch/CapabilityRegistry.swift",
    "public convenience init(_ capabilities: [Capability] = []) throws(DuplicateCapability)",
    "public convenience init(_ capabilities: [Capability] = [])"),
  Weakening(
    "capabilities registered twice are not told of", breaks: "Capabilities/UntriedRegistration",
    in: "Dispatch/CapabilityRegistry.swift",
    "public func register(_ capability: Capability) throws(DuplicateCapability)",
    "public func register(_ capability: Capability)"),
  Weakening(
    "a registration of capabilities throws anything", breaks: "Capabilities/TypedDuplicate",
    in: "Dispatch/CapabilityRegistry.swift",
    "public func register(_ capability: Capability) throws(DuplicateCapability)",
    "public func register(_ capability: Capability) throws"),
  Weakening(
    "traits are moved on any actor", breaks: "Capabilities/Elsewhere",
    in: "Dispatch/CapabilityRegistry.swift",
    "public func configure(",
    "public nonisolated func configure("),
]
