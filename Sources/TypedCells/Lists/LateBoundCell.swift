/// Stands in for the cell class of a row that carries only a model; there are no instances.
///
/// It is bound to no class but to a kind of host, so that such a row fits into any list:
///
/// ```swift
/// @MainActor func sections<BaseCell>() -> [ListSection<BaseCell>] {
///   [ListSection(id: "staff") { for employee in employees { Row(model: employee) } }]
/// }
/// ```
public final class LateBoundCell<BaseCell: AnyObject>: HostedCell, HostedHeaderFooter {
  public typealias BaseHeaderFooter = LateBoundCell<BaseCell>

  private init() {}
}
