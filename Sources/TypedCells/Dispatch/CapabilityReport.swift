/// The traits that a class of cells and a type of models share, and those that are reset or ignored.
///
/// ```swift
/// let report = capabilities.report(cell, by: model)
/// if !report.ignored.isEmpty { print(report) }
/// ```
public struct CapabilityReport: Sendable {
  /// The class of the cell.
  public let cellClass: AnyClass

  /// The dynamic type of the model.
  public let modelType: any Any.Type

  /// The traits that the cell and the model have, in registration order.
  public private(set) var configured: [Capability.Name] = []

  /// The traits that only the cell has and that are reset, in registration order.
  public private(set) var reset: [Capability.Name] = []

  /// The traits that only the model has and that the cell can't show, in registration order.
  public private(set) var ignored: [Capability.Name] = []

  @MainActor
  init(_ cell: AnyObject, by model: Any, _ capabilities: ArraySlice<Capability>) {
    cellClass = type(of: cell)
    modelType = type(of: model)
    for capability in capabilities {
      switch (capability.isOffered(model), capability.isTaken(cell)) {
      case (true, true): configured.append(capability.name)
      case (false, true): reset.append(capability.name)
      case (true, false): ignored.append(capability.name)
      case (false, false): break
      }
    }
  }
}

extension CapabilityReport: Equatable {
  /// Returns whether two reports are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.cellClass == right.cellClass && left.modelType == right.modelType
      && left.configured == right.configured && left.reset == right.reset
      && left.ignored == right.ignored
  }
}

extension CapabilityReport: CustomStringConvertible {
  /// The two types, and the traits that are configured, reset and ignored, in one line.
  public var description: String {
    let parts = [("configured", configured), ("reset", reset), ("ignored", ignored)]
      .filter { !$0.1.isEmpty }
      .map { "\($0.0) \($0.1.map(\.description).joined(separator: ", "))" }
    return "\(readableName(of: cellClass)) by \(readableName(of: modelType)): "
      + (parts.isEmpty ? "nothing in common" : parts.joined(separator: "; "))
  }
}
