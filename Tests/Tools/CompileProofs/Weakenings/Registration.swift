/// The weakenings of registries.
let weakeningsOfRegistration: [Weakening] = [
  Weakening(
    "a registration throws anything", breaks: "Registration/TypedError",
    in: "Registration/CellRegistry.swift",
    "throws(RegistrationError) where Cell.BaseCell == BaseCell {\n    try table.register(",
    "throws where Cell.BaseCell == BaseCell {\n    try table.register("),
  Weakening(
    "a registration throws nothing", breaks: "Registration/Untried",
    in: "Registration/CellRegistry.swift",
    "throws(RegistrationError) where Cell.BaseCell == BaseCell {\n    try table.register(",
    "where Cell.BaseCell == BaseCell {\n    try table.register("),
  Weakening(
    "any model is bound to a cell", breaks: "Registration/WrongModel",
    in: "Registration/CellRegistry.swift",
    "where Cell.ViewData == Model, Cell.BaseCell == BaseCell",
    "where Cell.BaseCell == BaseCell"),
  Weakening(
    "a model is converted into anything", breaks: "Registration/WrongConversion",
    in: "Registration/CellRegistry.swift",
    "(Model) -> Cell.ViewData",
    "(Model) -> Any"),
  Weakening(
    "a model is bound to a cell that shows nothing", breaks: "Registration/PlainCell",
    in: "Registration/CellRegistry.swift",
    "using capabilities: CapabilityRegistry\n",
    "using capabilities: CapabilityRegistry? = nil\n"),
  Weakening(
    "cells are registered on any actor", breaks: "Registration/Elsewhere",
    in: "Registration/CellRegistry.swift",
    "public func register<Cell: HostedCell>(",
    "public nonisolated func register<Cell: HostedCell>("),
  Weakening(
    "registries can be inherited from", breaks: "Registration/Subclass",
    in: "Registration/CellRegistry.swift",
    "public final class",
    "open class"),
  Weakening(
    "an identifier can be altered", breaks: "Registration/ChangedIdentifier",
    in: "Registration/ReuseIdentifier.swift",
    "public let rawValue",
    "public var rawValue"),
  Weakening(
    "a registration can be altered", breaks: "Registration/ChangedRegistration",
    in: "Registration/CellRegistration.swift",
    "public let cellClass",
    "public var cellClass"),
]
