public import TypedCells

/// The laws of content: of sections and rows, before you apply them to a list.
///
/// `assertContentLaws` examines them in a test. Create a value to print a report:
///
/// ```swift
/// print(ContentLaws { PriceList.sections(of: prices) }.report())
/// ```
@MainActor
public struct ContentLaws<BaseCell: HostedCell> where BaseCell.BaseCell == BaseCell {
  private let content: @MainActor () -> [ListSection<BaseCell>]
  private let list: ListDriver<BlindHost<BaseCell>>

  /// Prepares to examine content.
  ///
  /// - Parameter content: creates the same content on each call.
  public init(of content: @escaping @MainActor () -> [ListSection<BaseCell>]) {
    self.content = content
    list = ListDriver(host: BlindHost())
    list.duplicates = .disambiguate
    list.onFailure = { _ in }
    list.apply(content())
    list.expandAll()
  }

  /// Examines the content on all laws.
  ///
  /// - Returns: the laws that are kept, broken and skipped.
  /// - Complexity: O(*n*) for *n* rows.
  public func report() -> LawReport {
    LawReport(on: self, named: "content of \(readableName(of: BaseCell.self))s", laws: Self.laws)
  }

  /// Every law of content, in the order in which they are examined.
  public static var laws: [Law<Self>] { [uniqueIdentities, hidingIsStable, stableIdentities] }

  /// `content.uniqueIdentities`: no two sections, and no two rows of a section, have the same identity.
  public static var uniqueIdentities: Law<Self> {
    Law("content.uniqueIdentities") { laws in
      let sections = laws.list.sections
      return repeats(in: sections.map(\.identity), "sections") { "\($0)" }
        + sections.enumerated().flatMap { position, section in
          repeats(
            in: (0..<section.rows.count).map { section.rows.identity(at: $0) }, "rows"
          ) { "\(position).\($0)" }
        }
    }
  }

  /// `content.hidingIsStable`: conditions return the same value if nothing changed in between.
  public static var hidingIsStable: Law<Self> {
    Law("content.hidingIsStable") { laws in
      var changes = SectionedChanges()
      laws.list.updateVisibility { changes = $0 }
      return changes.isEmpty ? [] : ["nothing has changed, and an update does: \(changes)"]
    }
  }

  /// `content.stableIdentities`: content that is created twice has the same identities.
  ///
  /// If each creation makes a new identity, such as `UUID()`, each change of a list becomes a reload.
  public static var stableIdentities: Law<Self> {
    Law("content.stableIdentities", unless: \.reasonNotToCompare) { laws in
      var changes = SectionedChanges()
      laws.list.apply(laws.content()) { changes = $0 }
      return changes.isEmpty ? [] : ["made again, the same content is other content: \(changes)"]
    }
  }

  private var reasonNotToCompare: String? {
    Self.hidingIsStable.verdict(on: self).isKept ? nil : "rows come and go by themselves"
  }
}

/// Describes the elements whose identity an earlier element has.
func repeats<Identity: Hashable>(
  in identities: [Identity], _ noun: String, place: (Int) -> String
) -> [String] {
  var first: [Identity: Int] = [:]
  return identities.enumerated().compactMap { position, identity in
    guard let earlier = first[identity] else {
      first[identity] = position
      return nil
    }
    return "\(noun) \(place(earlier)) and \(place(position)) have the identity \(identity)"
  }
}

/// A host without a view, for laws of content that need no cells.
private final class BlindHost<Cell: HostedCell>: ListHost where Cell.BaseCell == Cell {
  var visibleCells: [VisibleCell<Cell>] { [] }

  func attach(to list: ListEngine<BlindHost>) {}
  func register(_ registration: CellRegistration<Cell>) {}
  func reload() {}
  func reloadRows(at paths: [RowPath]) {}
  func reloadHeaderFooters(ofSections sections: [Int]) {}
  func adjustHeights(ofRowsAt paths: [RowPath]) {}

  func perform(
    _ changes: SectionedChanges, animated: Bool, commit: () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    commit()
    completion()
  }

  /// Never called, because the host has no cells on screen.
  func makeEmptyCell() -> Cell {
    preconditionFailure("a host without cells can't dequeue one")
  }
}
