/// The cell type of a row that carries only a model. There are no instances.
///
/// It names a kind of host instead of a class, so that such a row fits into any list:
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

/// The cell type of a row that has only a model and its own `configure`. There are no
/// instances.
///
/// Such a row can't be a header or footer, because its `configure` expects a cell.
public final class _ConfiguredLateBoundCell<BaseCell: AnyObject>: HostedCell {
  private init() {}
}
