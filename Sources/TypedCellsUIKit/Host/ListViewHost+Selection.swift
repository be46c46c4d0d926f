public import TypedCells

extension ListViewHost {
  /// How many rows the user can select, from the view's properties such as `allowsSelection`, and whether a tapped
  /// row is deselected.
  ///
  /// While the view is edited, its properties for editing count. Setting a mode sets those for other times.
  public var selectionMode: SelectionMode {
    get {
      switch selectableRows {
      case .none: .none
      case .one: deselectsTappedRows ? .momentary : .single
      case .many: .multiple
      }
    }
    set {
      deselectsTappedRows = newValue == .momentary
      knownSelection.forget()
      adapter.view?.allowsSelection = newValue != .none
      adapter.view?.allowsMultipleSelection = newValue == .multiple
    }
  }

  /// The number of rows that the user can select now. It can differ in editing mode.
  private var selectableRows: SelectableRows {
    guard let view = adapter.view else { return .none }
    return view.isEditing
      ? SelectableRows(
        isAllowed: view.allowsSelectionDuringEditing,
        isMultiple: view.allowsMultipleSelectionDuringEditing)
      : SelectableRows(
        isAllowed: view.allowsSelection,
        isMultiple: view.allowsSelection && view.allowsMultipleSelection)
  }

  /// Whether moving the focus selects rows.
  var selectionFollowsFocus: Bool {
    #if os(tvOS)
      false
    #else
      adapter.view?.selectionFollowsFocus ?? false
    #endif
  }

  /// The paths of the selected rows, in ascending order.
  ///
  /// - Complexity: O(*s* log *s*) for *s* selected rows.
  public var selectedPaths: [RowPath] {
    selectedDuringMove ?? adapter.selectedPaths.compactMap { path($0) }.sorted()
  }

  /// Returns whether a row is selected.
  ///
  /// UIKit returns only all selected rows at once. If code looks up so many rows in a turn of the main actor that this
  /// takes long, the host keeps what it has read until the turn ends. Then it doesn't notice a selection by methods of
  /// the view itself, such as `selectRow(at:animated:scrollPosition:)`, in the same turn.
  ///
  /// - Parameter path: the row's path.
  /// - Complexity: O(*s* + *k*) for *k* calls in a turn and *s* selected rows.
  public func isSelected(rowAt path: RowPath) -> Bool {
    if let selectedDuringMove { return selectedDuringMove.contains(path) }
    let isEditing = adapter.view?.isEditing ?? false
    if let isSelected = knownSelection.contains(path.indexPath, isEditing: isEditing) {
      return isSelected
    }
    let selected = adapter.selectedPaths
    let isKept = knownSelection.note(selected, isEditing: isEditing)
    if isKept {
      Task { [weak self] in self?.knownSelection.forget() }
    }
    return selected.contains(path.indexPath)
  }

  /// Selects or deselects a row without calling its handlers, and without scrolling to it.
  ///
  /// - Parameters:
  ///   - isSelected: whether the row is selected afterwards.
  ///   - path: the row's path.
  ///   - animated: whether to animate it.
  public func setSelected(_ isSelected: Bool, rowAt path: RowPath, animated: Bool) {
    if isEndingMove {
      noteSelectionDuringMove(isSelected, path)
    } else if isSelected {
      adapter.select(path.indexPath, animated: animated)
      knownSelection.select(path.indexPath, besidesOthers: selectableRows == .many)
    } else {
      adapter.deselect(path.indexPath, animated: animated)
      knownSelection.deselect(path.indexPath)
    }
  }

  /// Sends a selection to the row, after `notifyDelegate` has passed it on to your delegate: the row's handler
  /// may change the content, and then the index path would name another row.
  func didSelect(_ indexPath: IndexPath, after notifyDelegate: () -> Void) {
    knownSelection.forget()
    guard let list, let path = path(indexPath) else { return notifyDelegate() }
    noteTap(at: indexPath, on: path, in: list)
    // Whether the tap expands the row instead was decided before the selection.
    list.didSelectRow(at: path, mayToggle: false, after: notifyDelegate)
  }

  /// Sends the end of a selection to the row, and then to your delegate.
  ///
  /// UIKit deselects a row just before it selects another one, whose index path it already knows, so changes that are
  /// requested meanwhile have to wait.
  func didDeselect(_ indexPath: IndexPath, before notifyDelegate: () -> Void) {
    knownSelection.forget()
    duringLayout {
      if let path = path(indexPath) { list?.didDeselectRow(at: path) }
      notifyDelegate()
    }
  }

  /// Performs the primary action of a row, after your delegate.
  ///
  /// After a tap, this is the tapped row, although the handler of its selection may have changed the content.
  func performPrimaryAction(at indexPath: IndexPath, after notifyDelegate: () -> Void) {
    let tapped = tappedRow
    tappedRow = nil
    let row = tapped?.indexPath == indexPath ? tapped?.row() : row(at: indexPath)
    notifyDelegate()
    row?.answer(to: .primaryAction)
  }

  /// Notes a row that the user has selected, until the turn of the main actor ends. UIKit performs the primary action
  /// of a tap right after the selection; a later one, for example by the return key, is about the row that is there
  /// then.
  private func noteTap(
    at indexPath: IndexPath, on path: RowPath, in list: ListEngine<ListViewHost>
  ) {
    let tapped = TappedRow(indexPath: indexPath, row: list.laterRow(at: path))
    tappedRow = tapped
    Task { [weak self] in
      if self?.tappedRow === tapped { self?.tappedRow = nil }
    }
  }

  /// Sends a tap on an accessory to the row, after your delegate.
  func didTapAccessory(at indexPath: IndexPath, after notifyDelegate: () -> Void) {
    guard let list, let path = path(indexPath) else { return notifyDelegate() }
    list.didTapAccessory(ofRowAt: path, after: notifyDelegate)
  }

  /// Sends a tap on an accessory of a cell to the row that the cell shows now.
  func didTapAccessory(of cell: Cell) {
    guard let path = visibleCells.first(where: { $0.cell === cell })?.path else { return }
    list?.didTapAccessory(ofRowAt: path)
  }
}

/// The number of rows that the user can select.
private enum SelectableRows {
  case none, one, many

  init(isAllowed: Bool, isMultiple: Bool) {
    self = isMultiple ? .many : isAllowed ? .one : .none
  }
}
