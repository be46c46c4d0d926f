/// The weakenings of rows and sections.
let weakeningsOfRows: [Weakening] = [
  Weakening(
    "a row takes any data", breaks: "Rows/WrongData",
    in: "Lists/Row.swift",
    "_ model: Model) where Cell: Updatable, Cell.ViewData == Model {",
    "_ model: Model) where Cell: Updatable {"),
  Weakening(
    "a row takes any cell", breaks: "Rows/PlainCell",
    in: "Lists/Row.swift",
    "_ model: Model) where Cell: Updatable, Cell.ViewData == Model {",
    "_ model: Model) {"),
  Weakening(
    "a row may do without data", breaks: "Rows/ForgottenData",
    in: "Lists/Row.swift",
    "_ model: Model) where Cell: Updatable, Cell.ViewData == Model {",
    "_ model: Model? = nil) where Cell: Updatable, Cell.ViewData == Model {"),
  Weakening(
    "content is Sendable", breaks: "Rows/UsedAfterApply",
    in: "Lists/ListSection.swift",
    "public struct ListSection<BaseCell: AnyObject> {",
    "public struct ListSection<BaseCell: AnyObject>: @unchecked Sendable {"),
  Weakening(
    "a row's model can be set", breaks: "Rows/ChangedModel",
    in: "Lists/Row.swift",
    "public var model: Model { storage.model }",
    "public var model: Model {\n    get { storage.model }\n    set {}\n  }"),
  Weakening(
    "anything is an identity", breaks: "Rows/UnhashableIdentity",
    in: "Lists/Row.swift",
    "id(_ id: some Hashable)",
    "id(_ id: Any)"),
  Weakening(
    "identities are Sendable", breaks: "Rows/IdentityElsewhere",
    in: "Lists/RowIdentity.swift",
    "public struct RowIdentity {",
    "public struct RowIdentity: @unchecked Sendable {"),
  Weakening(
    "a row without a cell is for no host", breaks: "Rows/UnknownHost",
    in: "Lists/Row.swift",
    "  public init<BaseCell>(model: Model) where Cell == _LateBoundCell<BaseCell> {",
    "  @_disfavoredOverload\n  public init(model: Model) where Cell == _LateBoundCell<AnyObject> {}\n\n  public init<BaseCell>(model: Model) where Cell == _LateBoundCell<BaseCell> {"
  ),
  Weakening(
    "an erased row can be altered", breaks: "Rows/ChangedErased",
    in: "Lists/AnyRow.swift",
    "public var height: RowHeight? { declared",
    "public var height: RowHeight? {\n    get { nil }\n    set {}\n  }\n  private var other: RowHeight? { declared"
  ),
  Weakening(
    "a section takes erased rows of any host", breaks: "Rows/ErasedForOtherHost",
    in: "Lists/RowBuilder.swift",
    "buildExpression(_ row: AnyRow<BaseCell>)",
    "buildExpression<Other>(_ row: AnyRow<Other>)"),
  Weakening(
    "there is no switch in a section", breaks: "Rows/EveryStatement",
    in: "Lists/RowBuilder.swift",
    "buildEither(first ",
    "buildNothing(first "),
  Weakening(
    "anything identifies a section", breaks: "Rows/UnhashableSection",
    in: "Lists/ListSection.swift",
    "id: some Hashable",
    "id: Any"),
  Weakening(
    "a section's identity can be set", breaks: "Rows/ChangedSectionIdentity",
    in: "Lists/ListSection.swift",
    "public var identity: RowIdentity { content.identity }",
    "public var identity: RowIdentity {\n    get { content.identity }\n    set {}\n  }"),
  Weakening(
    "a section's rows can be set", breaks: "Rows/ChangedSection",
    in: "Lists/ListSection.swift",
    "public var rows: RowList<BaseCell> { RowList(content.rows) }",
    "public var rows: RowList<BaseCell> {\n    get { RowList(content.rows) }\n    set {}\n  }"),
  Weakening(
    "anything identifies rows on demand", breaks: "Rows/LazyUnhashable",
    in: "Lists/LazyRows.swift",
    "init<ID: Hashable>(",
    "init<ID>("),
  Weakening(
    "rows on demand need no identity", breaks: "Rows/LazyWithoutIdentity",
    in: "Lists/LazyRows.swift",
    ") where Elements.Element: Identifiable {",
    ") {"),
  Weakening(
    "additions get any cell", breaks: "Rows/AdditionOfOtherCell",
    in: "Lists/Row+Looks.swift",
    "configure(\n    _ configure: @escaping @MainActor (Cell, Model, RowPath)",
    "configure<Other>(\n    _ configure: @escaping @MainActor (Other, Model, RowPath)"),
  Weakening(
    "heights follow from anything", breaks: "Rows/HeightOfOtherModel",
    in: "Lists/Row+Looks.swift",
    "func height(_ height: (Model) -> Double)",
    "func height<Other>(_ height: (Other) -> Double)"),
  Weakening(
    "parts need not be comparable", breaks: "Rows/IncomparablePart",
    in: "Lists/Row+Looks.swift",
    "updates<Part: Equatable>",
    "updates<Part>"),
  Weakening(
    "rules compare any models", breaks: "Rows/RuleOfOtherModel",
    in: "Lists/Row+Looks.swift",
    "updates(_ rule: RowContentRule<Model>)",
    "updates<Other>(_ rule: RowContentRule<Other>)"),
]
