import TypedCells

/// The properties of a row that decide about its accessories, besides its model.
struct AccessoryInputs: Equatable {
  /// Whether the row declares accessories.
  var declares = false
  /// The disclosure of a row with children.
  var disclosure: ObjectIdentifier?
  /// Whether the row has a circle for selection in place of controls to delete and insert.
  var selects = false
  var editingStyle = RowEditingStyle.none
  /// Whether the control to delete shows the actions of a swipe, so that the user confirms the deletion as in a table.
  var confirmsDeletion = false
  var handlesTap = false
  var canMove = false
}

/// The accessories that a list gave a cell.
struct GivenAccessories {
  let inputs: AccessoryInputs
  /// Hashes of the types, because the types themselves would keep custom views alive.
  let types: [Int]

  init(_ accessories: [UICellAccessory], for inputs: AccessoryInputs) {
    self.inputs = inputs
    types = Self.types(of: accessories)
  }

  static func types(of accessories: [UICellAccessory]) -> [Int] {
    accessories.map(\.accessoryType.hashValue)
  }
}

/// Accessories of list cells, for which a collection view has no delegate method.
extension CollectionAdapter {
  /// Gives a list cell the accessories of its row.
  ///
  /// A cell that sets accessories itself keeps them, unless the row declares some.
  ///
  /// - Parameters:
  ///   - row: the row that the cell shows.
  ///   - cell: the cell.
  ///   - isUpdated: whether the cell was updated. Otherwise it keeps its accessories if they depend on nothing that
  ///     changed: new ones would end animations of custom views, and the editing of a text field.
  func showAccessories(
    of row: AnyRow<UICollectionViewCell>, in cell: UICollectionViewCell, isUpdated: Bool
  ) {
    guard let cell = cell as? UICollectionViewListCell, isShowing(cell) else { return }
    let inputs = accessoryInputs(of: row, in: cell)
    guard isUpdated || host?.extras[cell]?.accessories?.inputs != inputs else { return }
    var accessories = accessories(of: row, inputs, in: cell)
    if accessories.isEmpty {
      // The cell may have set its own since the list gave it those that the row declared before.
      let given = host?.extras[cell]?.accessories
      if given != nil { host?.extras[of: cell].accessories = nil }
      guard
        cell.accessories.isEmpty || GivenAccessories.types(of: cell.accessories) == given?.types
      else { return }
    }
    #if !os(tvOS)
      if inputs.selects, !accessories.contains(where: { $0.control == .select }) {
        accessories.insert(.multiselect(), at: 0)
      }
    #endif
    guard !accessories.isEmpty || !cell.accessories.isEmpty else { return }
    cell.accessories = accessories
    host?.extras[of: cell].accessories =
      accessories.isEmpty ? nil : GivenAccessories(accessories, for: inputs)
  }

  private func accessoryInputs(
    of row: AnyRow<UICollectionViewCell>, in cell: UICollectionViewListCell
  ) -> AccessoryInputs {
    var inputs = AccessoryInputs(declares: row.handles(.accessories))
    let disclosure = host?.extras[cell]?.outline?.disclosure
    inputs.disclosure = disclosure.map { ObjectIdentifier($0) }
    #if !os(tvOS)
      inputs.selects = view?.allowsMultipleSelectionDuringEditing ?? false
      if !inputs.selects { inputs.editingStyle = row.currentEditingStyle }
      inputs.confirmsDeletion =
        inputs.editingStyle == .delete
        && offersSwipes(inSection: host?.list?.views[cell]?.path?.section)
        && row.answer(to: .trailingSwipeActions)?.isEmpty != true
      inputs.handlesTap = row.handlesAccessoryTap
      // The children of an expanded row would stay where they are.
      inputs.canMove = row.canMove && disclosure?.isExpanded != true
    #endif
    return inputs
  }

  /// Returns the accessories that a row declares. If the list follows its model, it follows the values that they read.
  private func declaredAccessories(
    of row: AnyRow<UICollectionViewCell>, in cell: UICollectionViewListCell
  ) -> [UICellAccessory] {
    guard row.handles(.accessories) else { return [] }
    let answer = { row.answer(to: .accessories) ?? [] }
    return host?.list?.observing(decisionAbout: cell, answer) ?? answer()
  }

  /// Returns the accessories that a row declares, between those of the events that it handles.
  private func accessories(
    of row: AnyRow<UICollectionViewCell>, _ inputs: AccessoryInputs,
    in cell: UICollectionViewListCell
  ) -> [UICellAccessory] {
    let asked = withoutRepetitions(declaredAccessories(of: row, in: cell), of: cell)
    #if os(tvOS)
      return asked + disclosure(of: cell)
    #else
      // UIKit raises an exception for two of a kind.
      let controls = asked.map(\.control)
      // When the user taps, the cell may show another row.
      let shownRow = { [weak host, weak cell] in
        cell.flatMap { host?.list?.views[$0]?.row }
      }
      var leading: [UICellAccessory] = []
      if !controls.contains(.edit) {
        switch inputs.editingStyle {
        case .none: break
        case .delete:
          leading.append(
            .delete(
              actionHandler: inputs.confirmsDeletion
                ? nil : { shownRow()?.answer(to: .commitEdit, .delete) }))
        case .insert:
          leading.append(
            .insert(actionHandler: { shownRow()?.answer(to: .commitEdit, .insert) }))
        }
      }
      if #available(iOS 15.4, *), inputs.handlesTap,
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
      return leading + asked + (hasOwnDisclosure ? [] : disclosure(of: cell))
        + (inputs.canMove && !controls.contains(.move) ? [.reorder()] : [])
    #endif
  }

  /// Returns the accessories without a second one of a type, for which UIKit raises an exception, and reports it.
  private func withoutRepetitions(
    _ accessories: [UICellAccessory], of cell: UICollectionViewListCell
  ) -> [UICellAccessory] {
    var types: Set<UICellAccessory.AccessoryType> = []
    let kept = accessories.filter { types.insert($0.accessoryType).inserted }
    if kept.count < accessories.count, let list = host?.list, let path = list.views[cell]?.path {
      list.report(
        unsupported: {
          $0 == RowEvent.accessories.name
            ? "UIKit accepts one accessory of each type, and the row has several of one type, of which only the first "
              + "is shown; use a custom view for the others" : nil
        }, at: path)
    }
    return kept
  }

  /// Returns the disclosure of a row with children.
  private func disclosure(of cell: UICollectionViewListCell) -> [UICellAccessory] {
    guard let disclosure = host?.extras[cell]?.outline?.disclosure else { return [] }
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
