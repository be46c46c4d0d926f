extension TableUser {
  /// Taps a row, which selects it if the delegate allows it. A tap recogniser of the cell's content view or one of its
  /// superviews is performed first, and takes the tap if it cancels touches.
  ///
  /// - Returns: whether the row is selected after the tap.
  @discardableResult
  public func tapRow(at path: IndexPath) -> Bool { selectRow(at: path, byTap: true) }

  /// Selects a row by a tap, or because the focus moved to it.
  @discardableResult
  func selectRow(at path: IndexPath, byTap isTap: Bool) -> Bool {
    guard canTouch(path) else { return false }
    if isTap, let content = table.cellForRow(at: path)?.contentView,
      content.tapGestures(at: CGPoint(x: content.bounds.midX, y: content.bounds.midY))
    {
      return table.selection.contains(path)
    }
    guard canTouch(path), let cell = table.cellForRow(at: path) else { return false }
    let selects =
      table.isEditing
      ? table.allowsSelectionDuringEditing || table.selectsMultiple
      : table.allowsSelection
    guard selects else { return false }
    let lightsUp = table.askDelegate(TableMethod.shouldHighlight) {
      $0.tableView(table, shouldHighlightRowAt: path)
    }
    guard lightsUp ?? true else { return table.selection.contains(path) }
    cell.setHighlighted(true, animated: false)
    table.notifyDelegate(TableMethod.didHighlight) { $0.tableView(table, didHighlightRowAt: path) }
    cell.setHighlighted(false, animated: false)
    table.notifyDelegate(TableMethod.didUnhighlight) {
      $0.tableView(table, didUnhighlightRowAt: path)
    }
    if table.selectsMultiple, table.selection.contains(path) {
      deselect(path)
    } else {
      // UIKit's documentation: a primary action isn't performed if the selection is extended or follows the focus, but
      // also if the delegate doesn't allow the selection.
      let isPrimary = isTap && !(table.selectsMultiple && !table.selection.isEmpty)
      select(path)
      if isPrimary { performPrimaryAction(path) }
    }
    return table.selection.contains(path)
  }

  /// Performs the row's primary action after the selection. In editing mode, a tap only selects.
  private func performPrimaryAction(_ path: IndexPath) {
    guard !table.isEditing, table.contains(path) else { return }
    let may = table.askDelegate(TableMethod.canPerformPrimaryAction) {
      $0.tableView(table, canPerformPrimaryActionForRowAt: path)
    }
    guard may ?? true else { return }
    table.notifyDelegate(TableMethod.performPrimaryAction) {
      $0.tableView(table, performPrimaryActionForRowAt: path)
    }
  }

  /// Selects rows by a two-finger pan. If the table allows only one selected row, it enters editing mode.
  ///
  /// - Parameters:
  ///   - first: the row at which the pan starts.
  ///   - last: the row at which the pan ends, in the same section.
  /// - Returns: whether the delegate allows the selection.
  @discardableResult
  public func dragTwoFingers(from first: IndexPath, to last: IndexPath) -> Bool {
    guard canTouch(first),
      table.askDelegate(
        TableMethod.shouldBeginMultipleSelection,
        { $0.tableView(table, shouldBeginMultipleSelectionInteractionAt: first) }) == true
    else { return false }
    if !table.selectsMultiple { table.setEditing(true, animated: true) }
    table.notifyDelegate(TableMethod.didBeginMultipleSelection) {
      $0.tableView(table, didBeginMultipleSelectionInteractionAt: first)
    }
    for row in first.row...max(first.row, last.row) {
      let path = IndexPath(row: row, section: first.section)
      if !table.selection.contains(path) { select(path) }
    }
    table.notifyDelegate(TableMethod.didEndMultipleSelection) {
      $0.tableViewDidEndMultipleSelectionInteraction(table)
    }
    return true
  }

  private func select(_ path: IndexPath) {
    let answer = table.askDelegate(TableMethod.willSelect) {
      $0.tableView(table, willSelectRowAt: path)
    }
    guard let chosen = answer ?? path else { return }
    if !table.selectsMultiple {
      for other in table.selection.sorted() where other != chosen { deselect(other) }
    }
    table.selectRow(at: chosen, animated: false, scrollPosition: .none)
    table.notifyDelegate(TableMethod.didSelect) { $0.tableView(table, didSelectRowAt: chosen) }
  }

  private func deselect(_ path: IndexPath) {
    let answer = table.askDelegate(TableMethod.willDeselect) {
      $0.tableView(table, willDeselectRowAt: path)
    }
    guard let chosen = answer ?? path else { return }
    table.deselectRow(at: chosen, animated: false)
    table.notifyDelegate(TableMethod.didDeselect) { $0.tableView(table, didDeselectRowAt: chosen) }
  }

  /// Taps the accessory of a row. In editing mode, this is its accessory of editing mode.
  ///
  /// - Returns: whether the row has a details button, and the delegate implements the method for it.
  @discardableResult
  public func tapAccessory(ofRowAt path: IndexPath) -> Bool {
    guard canTouch(path), let cell = table.cellForRow(at: path),
      cell.shownAccessoryView == nil
    else { return false }
    let type = cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
    guard type == .detailButton || type == .detailDisclosureButton else { return false }
    let told: Void? = table.askDelegate(TableMethod.accessoryTapped) {
      $0.tableView(table, accessoryButtonTappedForRowWith: path)
    }
    return told != nil
  }

  /// Long-presses a row, which opens its context menu.
  ///
  /// - Parameters:
  ///   - path: the row.
  ///   - point: the position in the table's coordinates. The default is the row's centre.
  /// - Returns: the context menu, or `nil` if none opens.
  public func longPressRow(at path: IndexPath, point: CGPoint? = nil) -> ContextMenuOnScreen? {
    guard canTouch(path) else { return nil }
    let rect = table.rectForRow(at: path)
    let configuration = table.askDelegate(TableMethod.contextMenu) {
      $0.tableView(
        table, contextMenuConfigurationForRowAt: path,
        point: point ?? CGPoint(x: rect.midX, y: rect.midY))
    }
    return (configuration ?? nil).map {
      ContextMenuOnScreen(configuration: $0, events: menuEvents)
    }
  }

  private var menuEvents: ContextMenuOnScreen.Events {
    ContextMenuOnScreen.Events(
      highlight: { menu in
        table.askDelegate(TableMethod.menuHighlightPreview) {
          $0.tableView(table, previewForHighlightingContextMenuWithConfiguration: menu)
        } ?? nil
      },
      display: { menu, animator in
        table.notifyDelegate(TableMethod.willDisplayMenu) {
          $0.tableView(table, willDisplayContextMenu: menu, animator: animator)
        }
      },
      end: { menu, animator in
        table.notifyDelegate(TableMethod.willEndMenu) {
          $0.tableView(table, willEndContextMenuInteraction: menu, animator: animator)
        }
      },
      commit: { menu, animator in
        table.notifyDelegate(TableMethod.previewAction) {
          $0.tableView(table, willPerformPreviewActionForMenuWith: menu, animator: animator)
        }
      })
  }

  /// Taps a title in the table's index.
  ///
  /// - Returns: whether the index contains the title.
  @discardableResult
  public func tapIndexTitle(_ title: String) -> Bool {
    table.layoutIfNeeded()
    guard let index = table.indexTitles.firstIndex(of: title) else { return false }
    let section =
      table.askDataSource(TableMethod.sectionForIndexTitle) {
        $0.tableView(table, sectionForSectionIndexTitle: title, at: index)
      } ?? index
    table.scrollToRow(
      at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
    return true
  }
}
