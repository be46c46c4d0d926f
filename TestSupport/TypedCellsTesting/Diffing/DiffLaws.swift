public import TypedCells

/// The laws of diffs: of this library's diff with your elements, or of your own diff.
///
/// The laws perform the stages of the diff one after the other, by the rules of UIKit's batch updates, and look at the
/// result. `assertDiffLaws` examines them in a test.
/// Create a value to print a report:
///
/// ```swift
/// print(DiffLaws(elementsFrom: people, to: people.shuffled()).report())
/// ```
public struct DiffLaws<Section: DiffableSection> {
  /// A function that computes the stages from one content to another.
  public typealias Stages = (_ old: [Section], _ new: [Section]) -> [DiffStage<Section>]

  let old: [Section]
  let new: [Section]
  let duplicates: DuplicatePolicy
  let stages: Stages
  let replay: DiffReplay<Section>
  var element: any Any.Type = Section.self

  /// Prepares to examine a diff.
  ///
  /// - Parameters:
  ///   - old: the sections before the change.
  ///   - new: the sections after it.
  ///   - duplicates: the policy for duplicate identities; only `DuplicatePolicy.disambiguate` allows them.
  ///   - stages: the diff; `nil` for this library's diff.
  public init(
    from old: [Section], to new: [Section], duplicates: DuplicatePolicy = .refuse,
    stages: Stages? = nil
  ) {
    self.old = old
    self.new = new
    self.duplicates = duplicates
    self.stages =
      stages ?? { SectionedChangeSet(from: $0, to: $1).stages().map { DiffStage($0) } }
    replay = DiffReplay(from: old, to: new, by: self.stages(old, new))
  }

  /// Examines the diff on all laws.
  ///
  /// - Returns: the laws that are kept, broken and skipped.
  /// - Complexity: that of four diffs, and O(*n*) for *n* rows for each stage.
  public func report() -> LawReport {
    LawReport(on: self, named: "a diff of \(readableName(of: element))s", laws: Self.laws)
  }

  /// Every law of diffs, in the order in which they are examined.
  public static var laws: [Law<Self>] {
    [
      uniqueIdentities, sameAsThemselves, followsBatchRules, reachesNewContent, noIdleStage,
      equalContentsNoChange,
    ]
  }

  /// `diff.uniqueIdentities`: no two sections, and no two rows of a section, have the same identity.
  public static var uniqueIdentities: Law<Self> {
    Law("diff.uniqueIdentities", unless: \.reasonNotToCount) { diff in
      [("old", diff.old), ("new", diff.new)].flatMap { side, sections in
        repeatedIdentities(in: sections).map { "in the \(side) content, \($0)" }
      }
    }
  }

  /// `diff.sameAsThemselves`: an element has the same identity and the same content as itself.
  public static var sameAsThemselves: Law<Self> {
    Law("diff.sameAsThemselves") { diff in
      [("old", diff.old), ("new", diff.new)].flatMap { side, sections in
        elementsUnlikeThemselves(in: sections).map { "in the \(side) content, \($0)" }
      }
    }
  }

  /// `diff.followsBatchRules`: UIKit accepts all stages.
  public static var followsBatchRules: Law<Self> {
    Law("diff.followsBatchRules") { $0.replay.refusal.map { [$0] } ?? [] }
  }

  /// `diff.reachesNewContent`: a host that performs the stages shows the content of each stage after it, and
  /// the new content at the end.
  public static var reachesNewContent: Law<Self> {
    Law("diff.reachesNewContent", unless: \.reasonNotToReplay) {
      $0.replay.difference.map { [$0] } ?? []
    }
  }

  /// `diff.noIdleStage`: every stage changes something, because each costs the host a layout.
  public static var noIdleStage: Law<Self> {
    Law("diff.noIdleStage") { diff in
      diff.replay.stages.enumerated().filter { $0.element.batch.isEmpty }
        .map { "stage \($0.offset + 1) of \(diff.replay.stages.count) does nothing" }
    }
  }

  /// `diff.equalContentsNoChange`: a diff of equal contents has no stages.
  public static var equalContentsNoChange: Law<Self> {
    Law("diff.equalContentsNoChange", unless: \.reasonNotToCompare) { diff in
      [("old", diff.old), ("new", diff.new)].compactMap { side, sections in
        let stages = diff.stages(sections, sections.map(\.inOtherMemory))
        return stages.isEmpty
          ? nil
          : "the \(side) content changes when nothing does: "
            + stages.map(\.batch.description).joined(separator: "; then ")
      }
    }
  }

  private var reasonNotToCount: String? {
    duplicates == .disambiguate ? "the policy tells duplicates apart" : nil
  }

  private var reasonNotToReplay: String? {
    replay.refusal == nil ? reasonNotToCompare : "a stage would be refused"
  }

  private var reasonNotToCompare: String? {
    [old, new].allSatisfy { elementsUnlikeThemselves(in: $0).isEmpty }
      ? nil : "there are elements unlike themselves"
  }
}

extension DiffableSection {
  /// A copy of the section in other memory, so that a diff can't recognise it by its address.
  fileprivate var inOtherMemory: Self {
    var copy = self
    copy.rows = rows.map(\.self)
    return copy
  }
}

private func repeatedIdentities<Section: DiffableSection>(in sections: [Section]) -> [String] {
  repeats(in: sections.map(\.diffIdentity), "sections") { "\($0)" }
    + sections.indices.flatMap { section in
      repeats(in: sections[section].rows.map(\.diffIdentity), "rows") { "\(section).\($0)" }
    }
}

private func elementsUnlikeThemselves<Section: DiffableSection>(
  in sections: [Section]
) -> [String] {
  func problem<Element: Diffable>(
    _ element: Element, _ place: @autoclosure () -> String
  ) -> String? {
    if element.diffIdentity != element.diffIdentity {
      return "\(place()) does not have its own identity, \(element.diffIdentity)"
    }
    return element.hasSameContent(as: element)
      ? nil : "\(place()), \(element.diffIdentity), does not have the same content as itself"
  }
  return sections.enumerated().flatMap { position, section in
    [problem(section, "section \(position)")].compactMap(\.self)
      + section.rows.enumerated().compactMap { problem($1, "row \(position).\($0)") }
  }
}
