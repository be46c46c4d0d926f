/// Configures any cell by any model through the traits they share: the chain of casts, as data.
///
/// ```swift
/// let capabilities = try CapabilityRegistry([.titled, .subtitled])
/// capabilities.configure(cell, by: model)
/// ```
///
/// Every capability is looked at in registration order. When the model offers the trait and the
/// cell takes it, the cell is configured, once. When only the cell has its side, it is reset. When
/// only the model has, that is noted in ``reports``.
@MainActor
public final class CapabilityRegistry {
  private struct Meeting: Hashable {
    let cell: ObjectIdentifier
    let model: ObjectIdentifier
  }

  private var capabilities: [Capability] = []
  private var names: Set<Capability.Name> = []
  private var plans: [Meeting: CapabilityPlan] = [:]

  /// Creates a registry.
  ///
  /// - Parameter capabilities: what to register, in order.
  /// - Throws: ``DuplicateCapability`` when two of them join the same traits.
  public init(_ capabilities: [Capability] = []) throws(DuplicateCapability) {
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
  }

  /// Configures a cell by a model, and resets what the cell takes and the model lacks.
  ///
  /// - Parameters:
  ///   - cell: the cell to configure.
  ///   - model: a value of any type.
  /// - Complexity: O(*n*) for *n* registered capabilities the first time that the cell's class
  ///   meets the model's type; afterwards O(*m*) for the *m* of them that the cell takes.
  public func configure(_ cell: AnyObject, by model: Any) {
    plan(for: cell, by: model).run(cell, by: model)
  }

  /// What ``configure(_:by:)`` would do, and what it would leave out; the cell is not touched.
  ///
  /// - Parameters:
  ///   - cell: any cell of the class in question.
  ///   - model: any model of the type in question.
  public func report(_ cell: AnyObject, by model: Any) -> CapabilityReport {
    plan(for: cell, by: model).report
  }

  /// A report for each pair of cell class and model type that has met so far, in no particular order.
  ///
  /// Models whose conformance depends on their value (optionals and `AnyHashable`) are left out.
  public var reports: [CapabilityReport] { plans.values.map(\.report) }

  private func plan(for cell: AnyObject, by model: Any) -> CapabilityPlan {
    let modelType = type(of: model)
    let meeting = Meeting(
      cell: ObjectIdentifier(type(of: cell)), model: ObjectIdentifier(modelType))
    if let plan = plans[meeting], plan.examined == capabilities.count { return plan }
    var plan = plans[meeting] ?? CapabilityPlan(cell: cell, model: model)
    plan.extend(to: capabilities, cell: cell, model: model)
    if !isTransparent(modelType) { plans[meeting] = plan }
    return plan
  }
}
