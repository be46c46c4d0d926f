/// What to do whenever a cell of one class meets a model of one type, found in their first meeting.
@MainActor
struct CapabilityPlan {
  enum Step {
    case configure(Capability)
    case reset(Capability)
  }

  private(set) var steps: [Step] = []
  private(set) var report: CapabilityReport
  /// How many of the registry's capabilities the plan has looked at, from the first.
  private(set) var examined = 0

  init(cell: AnyObject, model: Any) {
    report = CapabilityReport(cellClass: type(of: cell), modelType: type(of: model))
  }

  /// Looks at the capabilities that were registered since the plan last did.
  mutating func extend(to capabilities: [Capability], cell: AnyObject, model: Any) {
    for capability in capabilities[examined...] {
      switch (capability.isOffered(model), capability.isTaken(cell)) {
      case (true, true):
        steps.append(.configure(capability))
        report.configured.append(capability.name)
      case (false, true):
        steps.append(.reset(capability))
        report.reset.append(capability.name)
      case (true, false):
        report.ignored.append(capability.name)
      case (false, false):
        break
      }
    }
    examined = capabilities.count
  }

  func run(_ cell: AnyObject, by model: Any) {
    for step in steps {
      switch step {
      case .configure(let capability): capability.configure(cell, model)
      case .reset(let capability): capability.reset(cell)
      }
    }
  }
}

/// Whether a cast looks through values of `type`, so that what they conform to depends on the value.
func isTransparent(_ type: Any.Type) -> Bool {
  type is any OptionalValue.Type || type == AnyHashable.self
}

private protocol OptionalValue {}
extension Optional: OptionalValue {}
