/// The weakenings of cells and their configurators.
let weakeningsOfCells: [Weakening] = [
  Weakening(
    "a configurator's data can be set", breaks: "Cells/ChangedData",
    in: "Configuring/CellConfigurator.swift",
    "public let viewData: Cell.ViewData",
    "public var viewData: Cell.ViewData"),
  Weakening(
    "a configurator's identifier can be set", breaks: "Cells/ChangedIdentifier",
    in: "Configuring/CellConfigurator.swift",
    "public let reuseIdentifier: ReuseIdentifier",
    "public var reuseIdentifier: ReuseIdentifier"),
  Weakening(
    "a configurator's data has no label", breaks: "Cells/UnlabelledData",
    in: "Configuring/CellConfigurator.swift",
    "public init(viewData: Cell.ViewData,",
    "public init(_ viewData: Cell.ViewData) {}\n  public init(viewData: Cell.ViewData,"),
  Weakening(
    "a configurator may do without data", breaks: "Cells/ForgottenData",
    in: "Configuring/CellConfigurator.swift",
    "public init(viewData: Cell.ViewData,",
    "public init(viewData: Cell.ViewData? = nil,"),
  Weakening(
    "a configurator takes any data", breaks: "Cells/WrongData",
    in: "Configuring/CellConfigurator.swift",
    "public init(viewData: Cell.ViewData,",
    "public init(viewData: Any,"),
  Weakening(
    "an erased update throws anything", breaks: "Cells/TypedMismatch",
    in: "Configuring/CellConfiguratorType.swift",
    "throws(CellMismatch)",
    "throws"),
  Weakening(
    "an erased update throws nothing", breaks: "Cells/UntriedUpdate",
    [
      Weakening.Edit(
        file: "Configuring/CellConfiguratorType.swift",
        old: "func update(_ cell: AnyObject) throws(CellMismatch)",
        new: "func update(_ cell: AnyObject)"),
      Weakening.Edit(
        file: "Configuring/CellConfigurator.swift",
        old: "public func update(_ cell: AnyObject) throws(CellMismatch)",
        new: "public func update(_ cell: AnyObject)"),
    ]),
  Weakening(
    "erased configurators belong to no actor", breaks: "Cells/ConfigureErasedElsewhere",
    in: "Configuring/CellConfiguratorType.swift",
    "@MainActor\npublic protocol",
    "public protocol"),
  Weakening(
    "a configurator updates on any actor", breaks: "Cells/ConfigureElsewhere",
    in: "Configuring/CellConfigurator.swift",
    "public func update(_ cell: Cell) {",
    "public nonisolated func update(_ cell: Cell) {"),
  Weakening(
    "cells cannot be asked for by their data", breaks: "Cells/DataByType",
    in: "Configuring/Updatable.swift",
    "Updatable<ViewData>: AnyObject",
    "Updatable: AnyObject"),
  Weakening(
    "cells may be values", breaks: "Cells/Structure",
    in: "Configuring/Updatable.swift",
    "Updatable<ViewData>: AnyObject",
    "Updatable<ViewData>"),
  Weakening(
    "a mismatch can be altered", breaks: "Cells/ChangedMismatch",
    in: "Configuring/CellMismatch.swift",
    "public let actual: AnyClass",
    "public var actual: AnyClass"),
]
