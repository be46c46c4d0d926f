import TypedCells

/// Accessories of list cells, for which a collection view has no delegate method.
extension CollectionAdapter {
  /// Gives a list cell the accessories of its row.
  ///
  /// A cell that sets accessories itself keeps them, unless the row declares some.
  func showAccessories(
    of row: AnyRow<UICollectionViewCell>, in cell: UICollectionViewCell
  ) {
    guard let cell = cell as? UICollectionViewListCell, isShowing(cell) else { return }
    var accessories = accessories(of: row, in: cell)
    if accessories.isEmpty {
      // The cell may have set its own since the list gave it those that the row declared before.
      let given = cellsWithAccessories.remove(cell)
      guard cell.accessories.isEmpty || types(of: cell.accessories) == given else { return }
    }
    #if !os(tvOS)
      if selectsWhileEditing, !accessories.contains(where: { $0.control == .select }) {
        accessories.insert(.multiselect(), at: 0)
      }
    #endif
    guard !accessories.isEmpty || !cell.accessories.isEmpty else { return }
    cell.accessories = accessories
    cellsWithAccessories[cell] = accessories.isEmpty ? nil : types(of: accessories)
  }

  /// Returns hashes of the types, because the types themselves would keep custom views alive.
  private func types(of accessories: [UICellAccessory]) -> [Int] {
    accessories.map(\.accessoryType.hashValue)
  }

  #if os(tvOS)
    private func accessories(
      of row: AnyRow<UICollectionViewCell>, in cell: UICollectionViewListCell
    ) -> [UICellAccessory] {
      (row.answer(to: .accessories) ?? []) + disclosure(of: cell)
    }
  #else
    /// Returns the accessories that a row declares, between those of the events that it handles.
    private func accessories(
      of row: AnyRow<UICollectionViewCell>, in cell: UICollectionViewListCell
    ) -> [UICellAccessory] {
      let asked = row.answer(to: .accessories) ?? []
      // UIKit raises an exception for two of a kind.
      let controls = asked.map(\.control)
      // When the user taps, the cell may show another row.
      let shownRow = { [weak host, weak cell] in cell.flatMap { host?.shownRows[$0] } }
      var leading: [UICellAccessory] = []
      if !selectsWhileEditing, !controls.contains(.edit) {
        switch row.currentEditingStyle {
        case .none: break
        case .delete:
          // Without a handler, UIKit shows the actions of a swipe, so the user confirms the deletion as in a table.
          let showsSwipe =
            offersSwipes(inSection: host?.givenCells[cell]?.section)
            && row.answer(to: .trailingSwipeActions)?.isEmpty != true
          leading.append(
            .delete(
              actionHandler: showsSwipe
                ? nil : { shownRow()?.answer(to: .commitEdit, .delete) }))
        case .insert:
          leading.append(
            .insert(actionHandler: { shownRow()?.answer(to: .commitEdit, .insert) }))
        }
      }
      if #available(iOS 15.4, *), row.handlesAccessoryTap,
        !asked.contains(where: { if case .detail = $0.accessoryType { true } else { false } })
      {
        leading.append(
          .detail(actionHandler: { [weak host, weak cell] in
            if let cell { host?.didTapAccessory(of: cell) }
          }))
      }
      let hasOwnDisclosure = asked.contains {
        if case .outlineDisclosure = $0.accessoryType { true } else { false }
      }
      let disclosure = hasOwnDisclosure ? [] : disclosure(of: cell)
      // The children of an expanded row would stay where they are.
      let canMove = row.canMove && outlineNotes[cell]?.disclosure?.isExpanded != true
      return leading + asked + disclosure
        + (canMove && !controls.contains(.move) ? [.reorder()] : [])
    }

    /// Whether rows have circles for selection in place of controls to delete and insert.
    private var selectsWhileEditing: Bool { view?.allowsMultipleSelectionDuringEditing ?? false }
  #endif
}

extension CollectionAdapter {
  /// Returns the disclosure of a row with children.
  private func disclosure(of cell: UICollectionViewListCell) -> [UICellAccessory] {
    guard let disclosure = outlineNotes[cell]?.disclosure else { return [] }
    return [
      .customView(
        configuration: UICellAccessory.CustomViewConfiguration(
          customView: disclosure, placement: .trailing()))
    ]
  }
}

#if !os(tvOS)
  /// The controls that a list adds to rows by itself.
  private enum AddedControl {
    case edit, move, select
  }

  extension UICellAccessory {
    fileprivate var control: AddedControl? {
      switch accessoryType {
      case .delete, .insert: .edit
      case .reorder: .move
      case .multiselect: .select
      default: nil
      }
    }
  }
#endif
