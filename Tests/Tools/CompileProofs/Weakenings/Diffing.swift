/// The weakenings of diffs.
let weakeningsOfDiffing: [Weakening] = [
  Weakening(
    "anything is compared", breaks: "Diffing/WithoutIdentity",
    in: "Diffing/ChangeSet.swift",
    "public struct ChangeSet<Element: Diffable>",
    "public struct ChangeSet<Element>"),
  Weakening(
    "changes of anything are Sendable", breaks: "Diffing/SendingElements",
    in: "Diffing/ChangeSet.swift",
    "extension ChangeSet: Sendable where Element: Sendable {}",
    "extension ChangeSet: @unchecked Sendable {}"),
  Weakening(
    "changes of any sections are Sendable", breaks: "Diffing/SendingSections",
    in: "Diffing/SectionedChangeSet.swift",
    "extension SectionedChangeSet: Sendable where Section: Sendable {}",
    "extension SectionedChangeSet: @unchecked Sendable {}"),
  Weakening(
    "what was compared can be altered", breaks: "Diffing/ChangedContent",
    in: "Diffing/ChangeSet.swift",
    "public let old",
    "public var old"),
  Weakening(
    "differences are the main actor's", breaks: "Diffing/Anywhere",
    in: "Diffing/ChangeSet.swift",
    "  public init(\n    from old: some RandomAccessCollection<Element>, to new: some RandomAccessCollection<Element>\n  ) {",
    "  @MainActor public init(\n    from old: some RandomAccessCollection<Element>, to new: some RandomAccessCollection<Element>\n  ) {"
  ),
  Weakening(
    "a comparison throws anything", breaks: "Diffing/TypedDuplicate",
    in: "Diffing/ChangeSet.swift",
    "throws(DuplicateIdentity)",
    "throws"),
  Weakening(
    "a comparison throws nothing", breaks: "Diffing/UntriedDuplicates",
    in: "Diffing/ChangeSet.swift",
    "throws(DuplicateIdentity)",
    ""),
  Weakening(
    "rows of compared sections are fixed", breaks: "Diffing/FixedRows",
    in: "Diffing/DiffableSection.swift",
    "{ get set }",
    "{ get }"),
  Weakening(
    "rows of compared sections are anything", breaks: "Diffing/RowsWithoutIdentity",
    in: "Diffing/DiffableSection.swift",
    "associatedtype Row: Diffable",
    "associatedtype Row"),
  Weakening(
    "changes can be made up", breaks: "Diffing/ChangedChanges",
    in: "Diffing/SectionedChanges.swift",
    "public internal(set) var sections",
    "public var sections"),
]
