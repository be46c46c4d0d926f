public import TypedCells

extension ListViewHost {
  /// How many rows the user can select, from the view's properties such as `allowsSelection`, and whether a tapped
  /// row is deselected.
  ///
  /// While the view is edited, its properties for editing count. Setting a mode sets those for other times.
  public var selectionMode: SelectionMode {
    get {
      switch adapter.selectableRows {
      case .none: .none
      case .one: deselectsTappedRows ? .momentary : .single
      case .many: .multiple
      }
    }
    set {
      deselectsTappedRows = newValue == .momentary
      adapter.allowSelection(newValue != .none, ofMultipleRows: newValue == .multiple)
    }
  }

  /// The paths of the selected rows, in ascending order.
  public var selectedPaths: [RowPath] {
    // While the user drops a row, the paths in the view aren't those of the content.
    (userMove ?? unsettledMove)?.selected
      ?? adapter.selectedPaths.compactMap { path($0) }.sorted()
  }

  /// Selects or deselects a row without calling its handlers, and without scrolling to it.
  ///
  /// - Parameters:
  ///   - isSelected: whether the row is selected afterwards.
  ///   - path: the row's path.
  ///   - animated: whether to animate it.
  public func setSelected(_ isSelected: Bool, rowAt path: RowPath, animated: Bool) {
    // While the user drops a row, the view moves the selection itself.
    guard userMove == nil, !isOutOfStep else { return }
    if isSelected {
      adapter.select(path.indexPath, animated: animated)
    } else {
      adapter.deselect(path.indexPath, animated: animated)
    }
  }

  func didSelect(_ indexPath: IndexPath) {
    if let path = path(indexPath) { content?.didSelectRow(at: path) }
  }

  func didDeselect(_ indexPath: IndexPath) {
    guard let content, let path = path(indexPath) else { return }
    // UIKit deselects a row just before it selects another one, whose index path it already knows, so a change that
    // the row requests has to wait.
    duringLayout { content.didDeselectRow(at: path) }
  }
}
