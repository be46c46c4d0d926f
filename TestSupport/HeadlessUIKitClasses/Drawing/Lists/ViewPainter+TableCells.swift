/// The cells of tables.
extension ViewPainter {
  func parts(of cell: UITableViewCell, in frame: CGRect) -> [SVGElement] {
    let table = cell.superview as? UITableView
    let path = table?.indexPath(for: cell)
    var elements = draw(background(of: cell, in: table, at: path), in: frame)
    let (buttons, offset) = draw(cell.uncoveredActions, in: frame)
    let (accessories, content) = draw(
      accessories(of: cell, in: table, at: path), in: frame.offsetBy(dx: offset, dy: 0))
    let indentation = CGFloat(cell.indentationLevel) * cell.indentationWidth
    let area = content.insetBy(left: indentation)
    chooseFrames(in: cell, size: area.size, inset: cell.accessoriesAreLeading ? 12 : 16)
    var inside: [SVGElement] = []
    for (child, childFrame) in subviewFrames(of: cell, size: frame.size)
    where child !== cell.shownAccessoryView && child !== cell.backgroundView
      && child !== cell.selectedBackgroundView
    {
      let isContent = child === cell.contentView
      inside += self.elements(
        of: child, in: isContent ? area : childFrame.moved(by: frame.origin))
    }
    inside += accessories
    textStarts[ObjectIdentifier(cell)] = textStart(of: cell.contentView, in: area)
    elements += offset == 0 ? inside : clipped(buttons + inside, to: frame)
    return elements
  }

  private func background(
    of cell: UITableViewCell, in table: UITableView?, at path: IndexPath?
  ) -> CellBackground {
    var background = CellBackground(configuration: cell.backgroundConfiguration)
    if let table, let path, table.style == .insetGrouped {
      background.corners = corners(
        at: path.row, of: table.numberOfRows(inSection: path.section))
    }
    let isGrouped = table.map { $0.style != .plain } ?? false
    background.color = cell.backgroundColor ?? (isGrouped ? .secondarySystemGroupedBackground : nil)
    if cell.isSelected || cell.isHighlighted, cell.selectionStyle != .none {
      if let view = cell.selectedBackgroundView {
        background.view = view
      } else {
        background.color = .systemGray4
      }
    } else {
      background.view = cell.backgroundView
    }
    return background
  }

  private func accessories(
    of cell: UITableViewCell, in table: UITableView?, at path: IndexPath?
  ) -> Accessories {
    var accessories = Accessories()
    let tint: UIColor? = cell.tintColor
    if cell.isEditing {
      if table?.allowsMultipleSelectionDuringEditing == true {
        accessories.leading = [.circle(isSelected: cell.isSelected, tint)]
      } else if cell.editingStyle == .delete {
        accessories.leading = [.badge("minus", .systemRed)]
      } else if cell.editingStyle == .insert {
        accessories.leading = [.badge("plus", .systemGreen)]
      }
    }
    if let view = cell.shownAccessoryView {
      if !view.isHidden { accessories.trailing = [accessory(for: view)] }
    } else {
      switch cell.isEditing ? cell.editingAccessoryType : cell.accessoryType {
      case .none: break
      case .disclosureIndicator: accessories.trailing = [.disclosure]
      case .detailDisclosureButton: accessories.trailing = [.detail(tint), .disclosure]
      case .checkmark: accessories.trailing = [.checkmark(tint)]
      case .detailButton: accessories.trailing = [.detail(tint)]
      }
    }
    let moves = path.map { table?.canMoveRow(at: $0) == true } ?? false
    if cell.isEditing, cell.showsReorderControl || moves { accessories.trailing.append(.reorder) }
    return accessories
  }
}

extension UITableViewCell {
  /// Whether an editing control is in front of the content.
  fileprivate var accessoriesAreLeading: Bool { isEditing && editingStyle != .none }
}
