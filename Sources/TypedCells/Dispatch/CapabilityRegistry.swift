/// Configures any cell by any model through the traits they share: the chain of casts, as data.
///
/// ```swift
/// let capabilities = try CapabilityRegistry([.titled, .subtitled])
/// capabilities.configure(cell, by: model)
/// ```
///
/// Every capability is looked at in registration order. When the model offers the trait and the
/// cell takes it, the cell is configured, once. When only the cell has its side, it is reset. When
/// only the model has, ``onIgnored`` is told.
///
/// What to do is found in the first meeting of a cell class and a model type, and kept. Later meetings
/// cost what the matches cost, however many capabilities are registered.
@MainActor
public final class CapabilityRegistry {
  /// Called when a cell class meets a model type whose traits it cannot all take: once a pair of
  /// types, and again when a capability that is registered later adds to the list.
  ///
  /// By default the report is printed in debug builds. In release builds nobody listens, and the
  /// question is not asked.
  public var onIgnored: (@MainActor (CapabilityReport) -> Void)?

  /// Whether every trait is to be cast to each time, for tests of the other way against this one.
  package let castsOnly: Bool

  private var capabilities: [Capability] = []
  private var names: Set<Capability.Name> = []
  private var plans: [CapabilityMeeting: CapabilityPlan] = [:]
  /// Every plan that was ever made to last, for one may be running when its successor is made.
  private var keptPlans: [CapabilityPlan] = []
  private let recentPlans = RecentPlans()
  /// How many capabilities ``onIgnored`` has been told about, from the first.
  private var reportedCounts: [CapabilityMeeting: Int] = [:]

  /// Creates a registry.
  ///
  /// - Parameter capabilities: what to register, in order.
  /// - Throws: ``DuplicateCapability`` when two of them join the same traits.
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

  /// Adds a capability after all others; cells take notice the next time they are configured.
  ///
  /// - Parameter capability: what to add.
  /// - Throws: ``DuplicateCapability`` when the same traits are joined already; nothing has changed.
  public func register(_ capability: Capability) throws(DuplicateCapability) {
    guard names.insert(capability.name).inserted else {
      throw DuplicateCapability(name: capability.name)
    }
    capabilities.append(capability)
    recentPlans.removeAll()
  }

  /// Configures a cell by a model, and resets what the cell takes and the model lacks.
  ///
  /// - Parameters:
  ///   - cell: the cell to configure.
  ///   - model: a value of any type.
  /// - Complexity: O(*n*) for *n* registered capabilities the first time that the cell's class
  ///   meets the model's type; afterwards O(*m*) for the *m* of them that the cell takes.
  public func configure(_ cell: AnyObject, by model: Any) {
    let cellWords = BorrowedWords(of: cell)
    let modelWords = BorrowedWords(of: model)
    if recentPlans.runPlan(cell, model, cellWords, modelWords) { return }
    let meeting = CapabilityMeeting(cellWords, modelWords)
    plan(for: meeting, cell, by: model).run(cell, model, cellWords, modelWords)
  }

  /// What ``configure(_:by:)`` would do, and what it would leave out; the cell is not touched.
  ///
  /// - Parameters:
  ///   - cell: any cell of the class in question.
  ///   - model: any model of the type in question.
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
    tellIgnored(in: meeting, cell, by: model)
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

  /// Tells what the cell ignores of the capabilities that were registered since the pair last met.
  private func tellIgnored(in meeting: CapabilityMeeting, _ cell: AnyObject, by model: Any) {
    guard let onIgnored else { return }
    let unreported = capabilities[reportedCounts[meeting, default: 0]...]
    guard !unreported.isEmpty else { return }
    reportedCounts[meeting] = capabilities.count
    let report = CapabilityReport(cell, by: model, unreported)
    if !report.ignored.isEmpty { onIgnored(report) }
  }
}

/// Whether a cast looks through values of `type`, so that what they conform to depends on the value.
private func isTransparent(_ type: Any.Type) -> Bool {
  type is any OptionalValue.Type || type == AnyHashable.self || isBox(type)
}

private protocol OptionalValue {}
extension Optional: OptionalValue {}

/// Whether the type is the class of boxes: a Swift value that is passed as an object (`value as AnyObject`)
/// has it, whatever the value's own type is.
private func isBox(_ type: Any.Type) -> Bool {
  type is AnyClass && String(describing: type).hasSuffix("SwiftValue")
}
