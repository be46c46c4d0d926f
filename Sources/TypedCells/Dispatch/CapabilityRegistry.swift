/// Configures cells with models through the traits that they share, instead of a chain of casts.
///
/// Use it if several cell classes can show several model types, and both have traits such as a title or an image:
///
/// ```swift
/// let capabilities = try CapabilityRegistry([.titled, .subtitled])
/// let row = Row(TextCell.self, by: about, using: capabilities)  // in a list
/// capabilities.configure(cell, by: model)                       // in a data source of your own
/// ```
///
/// Each ``Capability`` applies in the order of registration. If the model and the cell both have its trait, the
/// registry configures the cell. If only the cell has it, the registry resets the cell. If only the model has it, the
/// registry calls ``onIgnored``.
///
/// The first time that a cell class shows a model type, the registry looks up their capabilities and keeps them. After
/// that, the cost depends on the number of matches and not on the number of registered capabilities.
@MainActor
public final class CapabilityRegistry {
  /// Called the first time that a cell class shows a model type with traits that the cell can't show, and again if you
  /// register a capability later that adds one. An optional and a boxed value have the traits of the value inside, so
  /// the registry reports such a type again when a value has a trait that it hasn't reported.
  ///
  /// By default, debug builds log the report. Release builds don't have a handler, and then don't look for
  /// ignored traits.
  public var onIgnored: (@MainActor (CapabilityReport) -> Void)?

  /// Whether to cast to every trait each time. Tests compare this with the plans.
  package let castsOnly: Bool

  private var capabilities: [Capability] = []
  private var names: Set<Capability.Name> = []
  private var plans: [CapabilityMeeting: CapabilityPlan] = [:]
  /// All plans that are reused. A plan may be running when another extends it, so none is released.
  private var keptPlans: [CapabilityPlan] = []
  private let recentPlans = RecentPlans()
  /// The number of capabilities, from the first, that were examined for ``onIgnored``.
  private var reportedCounts: [CapabilityMeeting: Int] = [:]
  /// The capabilities that were reported as ignored, for model types whose traits depend on the value.
  private var reportedNames: [CapabilityMeeting: Set<Capability.Name>] = [:]

  /// Creates a registry.
  ///
  /// - Parameter capabilities: the capabilities, in order.
  /// - Throws: ``DuplicateCapability`` if two of them have the same traits.
  public convenience init(_ capabilities: [Capability] = []) throws(DuplicateCapability) {
    #if TYPEDCELLS_CASTS_ONLY
      try self.init(capabilities, castsOnly: true)
    #else
      try self.init(capabilities, castsOnly: false)
    #endif
  }

  package init(_ capabilities: [Capability], castsOnly: Bool) throws(DuplicateCapability) {
    self.castsOnly = castsOnly
    #if DEBUG
      onIgnored = { logMistake($0.description) }
    #endif
    for capability in capabilities { try register(capability) }
  }

  /// Adds a capability after all others. It applies the next time a cell is configured.
  ///
  /// - Parameter capability: the capability to add.
  /// - Throws: ``DuplicateCapability`` if one with the same traits is registered; the registry is unchanged.
  public func register(_ capability: Capability) throws(DuplicateCapability) {
    guard names.insert(capability.name).inserted else {
      throw DuplicateCapability(name: capability.name)
    }
    capabilities.append(capability)
    recentPlans.removeAll()
  }

  /// Configures a cell with a model, and resets the traits that the model doesn't have.
  ///
  /// - Parameters:
  ///   - cell: the cell to configure.
  ///   - model: a value of any type.
  /// - Complexity: O(*n*) for *n* registered capabilities the first time for the cell's class and the model's
  ///   type; afterwards O(*m*) for the *m* traits that the cell has.
  public func configure(_ cell: AnyObject, by model: Any) {
    let cellWords = BorrowedWords(of: cell)
    let modelWords = BorrowedWords(of: model)
    if recentPlans.runPlan(cell, model, cellWords, modelWords) { return }
    let meeting = CapabilityMeeting(cellWords, modelWords)
    plan(for: meeting, cell, by: model).run(cell, model, cellWords, modelWords)
  }

  /// Returns the traits that ``configure(_:by:)`` would configure, reset and ignore. The cell doesn't change.
  ///
  /// - Parameters:
  ///   - cell: a cell of the class to examine.
  ///   - model: a model of the type to examine.
  /// - Complexity: O(*n*) for *n* registered capabilities.
  public func report(_ cell: AnyObject, by model: Any) -> CapabilityReport {
    CapabilityReport(cell, by: model, capabilities[...])
  }

  private func plan(
    for meeting: CapabilityMeeting, _ cell: AnyObject, by model: Any
  ) -> CapabilityPlan {
    let isLasting = !isTransparent(type(of: model))
    let predecessor = isLasting ? plans[meeting] : nil
    if let predecessor, predecessor.examinedCount == capabilities.count {
      recentPlans.insert(predecessor)
      return predecessor
    }
    if isLasting {
      reportIgnored(in: meeting, cell, by: model)
    } else {
      reportIgnoredByValue(in: meeting, cell, by: model)
    }
    let plan = CapabilityPlan(
      for: meeting, after: predecessor, capabilities, cell: cell, model: model,
      castsOnly: castsOnly)
    if isLasting {
      keptPlans.append(plan)
      plans[meeting] = plan
      recentPlans.insert(plan)
    }
    return plan
  }

  /// Reports the traits that the cell ignores, of the capabilities registered since the last report.
  private func reportIgnored(in meeting: CapabilityMeeting, _ cell: AnyObject, by model: Any) {
    guard let onIgnored else { return }
    let unreported = capabilities[reportedCounts[meeting, default: 0]...]
    guard !unreported.isEmpty else { return }
    reportedCounts[meeting] = capabilities.count
    let report = CapabilityReport(cell, by: model, unreported)
    if !report.ignored.isEmpty { onIgnored(report) }
  }

  /// Reports the traits that the cell ignores and that no earlier value of the model's type had.
  private func reportIgnoredByValue(
    in meeting: CapabilityMeeting, _ cell: AnyObject, by model: Any
  ) {
    guard let onIgnored else { return }
    let reported = reportedNames[meeting, default: []]
    let unreported = capabilities.filter { !reported.contains($0.name) }
    let report = CapabilityReport(cell, by: model, unreported[...])
    guard !report.ignored.isEmpty else { return }
    reportedNames[meeting] = reported.union(report.ignored)
    onIgnored(report)
  }
}

/// Returns whether a cast unwraps values of `type`, so that their conformances depend on the wrapped value.
private func isTransparent(_ type: Any.Type) -> Bool {
  type is any OptionalValue.Type || type == AnyHashable.self || isBox(type)
}

private protocol OptionalValue {}
extension Optional: OptionalValue {}

/// Returns whether the type is the class of boxes. A Swift value that is passed as an object (`value as AnyObject`) has
/// this class.
private func isBox(_ type: Any.Type) -> Bool {
  type is AnyClass && String(describing: type).hasSuffix("SwiftValue")
}
