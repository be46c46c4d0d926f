public import TypedCells

extension ListViewHost {
  /// How many rows the user can select while the view isn't edited: the view's `allowsSelection` and
  /// `allowsMultipleSelection`, and whether a tapped row is deselected.
  public var selectionMode: SelectionMode {
    get {
      guard adapter.allowsSelection else { return .none }
      if adapter.allowsMultipleSelection { return .multiple }
      return deselectsTappedRows ? .momentary : .single
    }
    set {
      deselectsTappedRows = newValue == .momentary
      adapter.allowsSelection = newValue != .none
      adapter.allowsMultipleSelection = newValue == .multiple
    }
  }

  /// The paths of the selected rows, in ascending order.
  public var selectedPaths: [RowPath] { adapter.selectedPaths.compactMap { path($0) }.sorted() }

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
    if let path = path(indexPath) { content?.didDeselectRow(at: path) }
  }
}
