/// The cell class of a row that carries only a model. There are no instances.
///
/// It determines the kind of host, but no class, so that such a row fits into any list:
///
/// ```swift
/// @MainActor func sections<BaseCell>() -> [ListSection<BaseCell>] {
///   [ListSection(id: "staff") { for employee in employees { Row(model: employee) } }]
/// }
/// ```
public final class _LateBoundCell<BaseCell: AnyObject>: HostedCell, HostedHeaderFooter {
  public typealias BaseHeaderFooter = _LateBoundCell<BaseCell>

  private init() {}
}
