/// Collection views and their cells.
extension ViewPainter {
  /// Draws the views of a collection view: decorations, cells, and headers and footers in front of them.
  func items(of collection: UICollectionView, in frame: CGRect) -> [SVGElement] {
    let origin = CGPoint(
      x: frame.minX - collection.bounds.minX, y: frame.minY - collection.bounds.minY)
    var elements: [SVGElement] = []
    if let view = collection.backgroundView {
      view.layoutIfNeeded()
      elements += self.elements(of: view, in: frame)
    }
    let decorations = collection.shownSupplementaries.filter(\.key.isDecoration).map(\.value)
    for view in collection.subviews where decorations.contains(where: { $0 === view }) {
      elements += self.elements(of: view, in: view.place.moved(by: origin))
    }
    for path in collection.shownItems.keys.sorted() {
      guard let cell = collection.shownItems[path] else { continue }
      let place = cell.place.moved(by: origin)
      elements += self.elements(of: cell, in: place)
      elements += separators(ofItemAt: path, in: collection, place)
    }
    for view in collection.subviews
    where !(view is UICollectionViewCell && collection.shownItems.values.contains { $0 === view })
      && !decorations.contains(where: { $0 === view }) && view !== collection.backgroundView
    {
      var place = view.place.moved(by: origin)
      if view is UIRefreshControl { place = CGRect(origin: frame.origin, size: .zero) }
      elements += self.elements(of: view, in: place)
    }
    return elements
  }

  func parts(of cell: UICollectionViewCell, in frame: CGRect) -> [SVGElement] {
    let collection = cell.superview as? UICollectionView
    let path = collection?.indexPath(for: cell)
    var elements = draw(background(of: cell, in: collection, at: path), in: frame)
    let (buttons, offset) = draw(cell.uncoveredActions, in: frame)
    let listCell = cell as? UICollectionViewListCell
    let (accessories, content) = draw(
      listCell.map(accessories) ?? Accessories(), in: frame.offsetBy(dx: offset, dy: 0))
    let area = content.insetBy(left: cell.indentation)
    var inside: [SVGElement] = []
    for (child, childFrame) in subviewFrames(of: cell, size: frame.size)
    where child !== cell.backgroundView && child !== cell.selectedBackgroundView {
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
    of cell: UICollectionViewCell, in collection: UICollectionView?, at path: IndexPath?
  ) -> CellBackground {
    var background = CellBackground(
      configuration: cell.backgroundConfiguration, color: cell.backgroundColor)
    let isActive = cell.isSelected || cell.isHighlighted
    background.view =
      isActive ? cell.selectedBackgroundView ?? cell.backgroundView : cell.backgroundView
    guard let collection, let path, let list = collection.list(at: path),
      cell is UICollectionViewListCell
    else { return background }
    if list.appearance == .insetGrouped {
      background.corners = corners(
        at: path.item, of: collection.numberOfItems(inSection: path.section))
    }
    let isGrouped = list.appearance == .grouped || list.appearance == .insetGrouped
    if background.color == nil, isGrouped { background.color = .secondarySystemGroupedBackground }
    if isActive, cell.selectedBackgroundView == nil { background.color = .systemGray4 }
    return background
  }

  private func accessories(of cell: UICollectionViewListCell) -> Accessories {
    let isEditing = cell.configurationState.isEditing
    var accessories = Accessories()
    for accessory in cell.accessories where accessory.placement.isVisible(whileEditing: isEditing) {
      let drawn = drawn(accessory, of: cell)
      let shown = accessory.look.isHidden ? .space(drawn.width) : drawn
      if accessory.placement.isLeading {
        accessories.leading.append(shown)
      } else {
        accessories.trailing.append(shown)
      }
    }
    return accessories
  }

  private func drawn(
    _ accessory: UICellAccessory, of cell: UICollectionViewListCell
  ) -> DrawnAccessory {
    let look = accessory.look
    let tint: UIColor? = look.tintColor ?? cell.tintColor
    switch accessory.accessoryType {
    case .disclosureIndicator: return .symbol("chevron.right", look.tintColor, width: 12)
    case .outlineDisclosure: return .symbol("chevron.down", tint, width: 20)
    case .checkmark: return .checkmark(tint)
    case .detail: return .detail(tint)
    case .delete: return .badge("minus", look.backgroundColor ?? .systemRed)
    case .insert: return .badge("plus", look.backgroundColor ?? .systemGreen)
    case .reorder: return .reorder
    case .multiselect: return .circle(isSelected: cell.isSelected, look.backgroundColor)
    case .label, .popUpMenu:
      let style = StyledText.Style(
        font: DrawnFont(look.font ?? .preferredFont(forTextStyle: .body)),
        color: look.tintColor ?? .secondaryLabel)
      return .text(StyledText(look.text ?? look.menu?.title ?? "", style))
    case .customView(let view): return self.accessory(for: view)
    }
  }

  private func separators(
    ofItemAt path: IndexPath, in collection: UICollectionView, _ frame: CGRect
  ) -> [SVGElement] {
    guard #available(iOS 14.5, tvOS 14.5, visionOS 1, *),
      let list = collection.list(at: path), let cell = collection.shownItems[path],
      let separators = collection.user.separators(ofItemAt: path)
    else { return [] }
    let isLast = path.item == collection.numberOfItems(inSection: path.section) - 1
    let start = cell.uncoveredActions == nil ? textStarts[ObjectIdentifier(cell)] : nil
    func line(_ insets: NSDirectionalEdgeInsets, y: CGFloat) -> SVGElement {
      let isAutomatic = insets == UIListSeparatorConfiguration.automaticInsets
      return self.line(
        from: isAutomatic ? start ?? frame.minX + 16 : frame.minX + insets.leading,
        to: frame.maxX - (isAutomatic ? 0 : insets.trailing), y: y, separators.color)
    }
    var elements: [SVGElement] = []
    if separators.topSeparatorVisibility == .visible {
      elements.append(line(separators.topSeparatorInsets, y: frame.minY))
    }
    let isShown =
      switch separators.bottomSeparatorVisibility {
      case .visible: true
      case .hidden: false
      case .automatic: !isLast || list.appearance == .plain
      }
    if isShown { elements.append(line(separators.bottomSeparatorInsets, y: frame.maxY - 0.5)) }
    return elements
  }
}

extension UICollectionView {
  /// Returns the configuration of the list that contains an item, or `nil` if the section isn't a list.
  func list(at path: IndexPath) -> UICollectionLayoutListConfiguration? {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list(ofSection: path.section)
  }

  /// The background of a list, or `nil` if the first section isn't one.
  var listBackground: UIColor? {
    guard let list = list(at: IndexPath(item: 0, section: 0)) else { return nil }
    if let color = list.backgroundColor { return color }
    switch list.appearance {
    case .grouped, .insetGrouped, .sidebar: return .systemGroupedBackground
    case .plain, .sidebarPlain: return .systemBackground
    }
  }
}

extension UICellAccessory.Placement {
  var isLeading: Bool {
    if case .leading = self { true } else { false }
  }

  func isVisible(whileEditing isEditing: Bool) -> Bool {
    switch self {
    case .leading(let state), .trailing(let state):
      switch state {
      case .always: true
      case .whenEditing: isEditing
      case .whenNotEditing: !isEditing
      }
    }
  }
}
