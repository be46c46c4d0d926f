/// The weakenings of capabilities.
let weakeningsOfCapabilities: [Weakening] = [
  Weakening(
    "a capability need not forget", breaks: "Capabilities/WithoutReset",
    in: "Dispatch/Capability.swift",
    "reset: @escaping @MainActor (_ cell: CellTrait) -> Void\n  )",
    "reset: @escaping @MainActor (_ cell: CellTrait) -> Void = { _ in }\n  )"),
  Weakening(
    "a capability gets any model", breaks: "Capabilities/CellForModel",
    [
      Weakening.Edit(
        file: "Dispatch/Capability.swift",
        old: "init<ModelTrait, CellTrait>(",
        new: "init<ModelTrait, CellTrait, Other>("),
      Weakening.Edit(
        file: "Dispatch/Capability.swift",
        old: "(_ cell: CellTrait, _ model: ModelTrait)",
        new: "(_ cell: CellTrait, _ model: Other)"),
    ]),
  Weakening(
    "a capability gets any cell", breaks: "Capabilities/ModelForCell",
    [
      Weakening.Edit(
        file: "Dispatch/Capability.swift",
        old: "init<ModelTrait, CellTrait>(",
        new: "init<ModelTrait, CellTrait, Other>("),
      Weakening.Edit(
        file: "Dispatch/Capability.swift",
        old: "(_ cell: CellTrait, _ model: ModelTrait)",
        new: "(_ cell: Other, _ model: ModelTrait)"),
    ]),
  Weakening(
    "a capability resets any cell", breaks: "Capabilities/ResetOfOtherTrait",
    [
      Weakening.Edit(
        file: "Dispatch/Capability.swift",
        old: "init<ModelTrait, CellTrait>(",
        new: "init<ModelTrait, CellTrait, Other>("),
      Weakening.Edit(
        file: "Dispatch/Capability.swift",
        old: "reset: @escaping @MainActor (_ cell: CellTrait) -> Void\n  )",
        new: "reset: @escaping @MainActor (_ cell: Other) -> Void\n  )"),
    ]),
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
