/// The weakenings of lists and their hosts.
let weakeningsOfHosting: [Weakening] = [
  Weakening(
    "a list's content can be set", breaks: "Hosting/OpenSections",
    in: "Hosting/ListDriver.swift",
    "public var sections: [ListSection<Host.Cell>] { content.sections }",
    "public var sections: [ListSection<Host.Cell>] {\n    get { content.sections }\n    set {}\n  }"
  ),
  Weakening(
    "a driver's host can be set", breaks: "Hosting/OtherHost",
    in: "Hosting/ListDriver.swift",
    "public var host: Host { content.host }",
    "public var host: Host {\n    get { content.host }\n    set {}\n  }"),
  Weakening(
    "a driver's registry can be set", breaks: "Hosting/OtherRegistry",
    in: "Hosting/ListDriver.swift",
    "public var registry: CellRegistry<Host.Cell> { content.registry }",
    "public var registry: CellRegistry<Host.Cell> {\n    get { content.registry }\n    set {}\n  }"),
  Weakening(
    "drivers can be inherited from", breaks: "Hosting/Subclass",
    in: "Hosting/ListDriver.swift",
    "public final class",
    "open class"),
  Weakening(
    "lists change on any actor", breaks: "Hosting/Elsewhere",
    in: "Hosting/ListDriver+Refresh.swift",
    "public func refreshVisible() {",
    "public nonisolated func refreshVisible() {"),
  Weakening(
    "a list takes sections of any host", breaks: "Hosting/SectionsOfOtherHost",
    in: "Lists/SectionBuilder.swift",
    "buildExpression(\n    _ sections: [ListSection<BaseCell>]",
    "buildExpression<Other>(\n    _ sections: [ListSection<Other>]"),
  Weakening(
    "a list takes rows without a section", breaks: "Hosting/RowInList",
    in: "Lists/SectionBuilder.swift",
    "public enum SectionBuilder<BaseCell: AnyObject> {\n",
    "public enum SectionBuilder<BaseCell: AnyObject> {\n  public static func buildExpression<Row>(_: Row) -> [ListSection<BaseCell>] { [] }\n"
  ),
  Weakening(
    "hosts may be values", breaks: "Hosting/Structure",
    in: "Hosting/ListHost.swift",
    "public protocol ListHost: AnyObject",
    "public protocol ListHost"),
  Weakening(
    "failures are told anywhere", breaks: "Hosting/FailuresOnTheMainActor",
    in: "Hosting/ListDriver.swift",
    "public var onFailure: @MainActor (ListFailure) -> Void {\n    get { content.onFailure }\n    set { content.onFailure = newValue }",
    "public var onFailure: @Sendable (ListFailure) -> Void {\n    get { { _ in } }\n    set {}"),
]
