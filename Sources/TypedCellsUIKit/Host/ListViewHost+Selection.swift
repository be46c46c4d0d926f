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
    // While the user drops a row, the view moves the selection itself. The noted rows are selected afterwards.
    if userMove != nil {
      userMove?.note(isSelected: isSelected, path)
    } else if isOutOfStep {
      unsettledMove?.note(isSelected: isSelected, path)
    } else if isSelected {
      adapter.select(path.indexPath, animated: animated)
    } else {
      adapter.deselect(path.indexPath, animated: animated)
    }
  }

  /// Sends a selection to the row, after `notifyDelegate` has passed it on to your delegate: the row's
  /// handler may change the content, and then the index path would name another row.
  func didSelect(_ indexPath: IndexPath, after notifyDelegate: () -> Void) {
    guard let content, let path = path(indexPath) else { return notifyDelegate() }
    content.didSelectRow(
      at: path, mayToggle: !adapter.selectionFollowsFocus, after: notifyDelegate)
  }

  /// Sends the end of a selection to the row, and then to your delegate.
  ///
  /// UIKit deselects a row just before it selects another one, whose index path it already knows, so changes that are
  /// requested meanwhile have to wait.
  func didDeselect(_ indexPath: IndexPath, before notifyDelegate: () -> Void) {
    duringLayout {
      if let path = path(indexPath) { content?.didDeselectRow(at: path) }
      notifyDelegate()
    }
  }

  /// Sends a tap on an accessory to the row, after your delegate.
  func didTapAccessory(at indexPath: IndexPath, after notifyDelegate: () -> Void) {
    let row = row(at: indexPath)
    notifyDelegate()
    row?.answer(to: .accessoryTap)
  }
}
