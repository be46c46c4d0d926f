import TypedCells

/// Layouts that sections decide about.
extension CollectionAdapter {
  /// Makes the section of a layout, with the headers, footers and background that the content has.
  func makeSection(
    _ layout: SectionLayout, _ options: CollectionSectionOptions?, _ request: SectionLayoutRequest
  ) -> NSCollectionLayoutSection {
    layoutFollowsContent = true
    hasPreparedList = false
    var section = layout.make(request)
    // A list makes a new section each time, and has headers and footers in its configuration.
    let isOfList = hasPreparedList
    let boundaries = isOfList ? nil : boundaryItems(of: section, request.section)
    guard boundaries != nil || options?.background != nil else { return section }
    if !isOfList { section = section.copied }
    if let boundaries { section.boundarySupplementaryItems = boundaries }
    if let background = options?.background {
      section.decorationItems.append(background.decorationItem)
    }
    return section
  }

  /// The boundary items of a section, with those of the header and footer that it has, and without others; `nil` if
  /// these are its own.
  private func boundaryItems(
    of layout: NSCollectionLayoutSection, _ section: Int
  ) -> [NSCollectionLayoutBoundarySupplementaryItem]? {
    let declared = layout.boundarySupplementaryItems
    var items = declared
    for (edge, kind) in Self.kinds {
      let isDeclared = declared.contains { $0.elementKind == kind }
      let content = host?.headerFooter(at: edge, ofSection: section)
      if content == nil, isDeclared { items.removeAll { $0.elementKind == kind } }
      if content != nil, !isDeclared { items.append(boundaryItem(at: edge, ofSection: section)) }
    }
    return items == declared ? nil : items
  }

  private func boundaryItem(
    at edge: SectionEdge, ofSection section: Int
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    var height = NSCollectionLayoutDimension.estimated(CollectionTitle.height)
    if let content = host?.content {
      if let points = content.heightOfHeaderFooter(at: edge, ofSection: section).flatMap(points) {
        height = .absolute(points)
      } else if let estimate = content.estimatedHeightOfHeaderFooter(at: edge, ofSection: section) {
        height = .estimated(CGFloat(estimate))
      }
    }
    return NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height),
      elementKind: edge.kind, alignment: edge == .header ? .top : .bottom)
  }

  /// Whether a section offers the swipes and separators of its rows.
  func offersSwipes(inSection section: Int?) -> Bool {
    section.flatMap(declaredAsList) ?? isPrepared
  }

  /// Whether a section is a list, or may be one.
  func isList(_ section: Int) -> Bool { declaredAsList(section) ?? (view?.flowLayout == nil) }

  /// Whether the layout of a section is a list; `nil` if a closure, or another layout, decides.
  private func declaredAsList(_ section: Int) -> Bool? {
    (view?.collectionViewLayout as? CollectionListLayout)?.layout(ofSection: section).isList
  }

  /// Looks at the options of sections after a change.
  ///
  /// - Parameter invalidates: whether sections with another layout are laid out again.
  func lookAtSectionOptions(invalidates: Bool) {
    guard let view, let content = host?.content else { return }
    let hasOptions = content.hasHostOptions
    guard hasOptions || shownLayouts != nil else { return }
    let layouts = hasOptions ? sectionLayouts(content) : nil
    let isSame = isSame(layouts, as: shownLayouts)
    shownLayouts = layouts
    reportUnusedLayout(content, view)
    guard invalidates, !isSame, view.collectionViewLayout is CollectionListLayout else { return }
    if host?.canLookAtCells == true { restyleTitles() }
    // The rows needn't have changed, so this isn't an animation of theirs.
    if content.animatesChange, view.window != nil {
      view.performBatchUpdates({ view.collectionViewLayout.invalidateLayout() }, completion: nil)
    } else {
      view.collectionViewLayout.invalidateLayout()
    }
  }

  /// Shows titles in the style of the layout that their section has now.
  private func restyleTitles() {
    for (_, section, view) in headerFootersOnScreen {
      if let title = view as? CollectionTitle { title.show(title.title, isInList: isList(section)) }
    }
  }

  private func sectionLayouts(_ content: ListContent<CollectionHost>) -> [SectionLayout?] {
    content.sections.map { $0.collectionOptions.layout }
  }

  private func isSame(_ layouts: [SectionLayout?]?, as others: [SectionLayout?]?) -> Bool {
    guard let layouts, let others, layouts.count == others.count else { return false }
    return zip(layouts, others).allSatisfy { layout, other in
      switch (layout, other) {
      case (nil, nil): true
      case (let layout?, let other?): layout.isSame(as: other)
      default: false
      }
    }
  }

  /// Reports that the collection view's layout doesn't ask sections, once for each layout.
  private func reportUnusedLayout(
    _ content: ListContent<CollectionHost>, _ view: UICollectionView
  ) {
    let layout = view.collectionViewLayout
    guard !(layout is CollectionListLayout),
      !(layout is UICollectionViewTransitionLayout), layout !== reportedLayout
    else { return }
    for (position, section) in content.sections.enumerated() {
      let options = section.collectionOptions
      guard options.layout != nil || options.background != nil else { continue }
      reportedLayout = layout
      return content.report(
        unusedOption: options.layout == nil ? "background" : "layout", ofSection: position,
        advice: "the collection view has a \(type(of: layout)), which doesn't ask sections. "
          + "Expected a CollectionListLayout: create the list by 'CollectionList(in:layout:)', or give the collection "
          + "view a CollectionListLayout")
    }
  }
}

extension NSCollectionLayoutSection {
  /// A copy, because the developer may return the same section for several requests.
  fileprivate var copied: NSCollectionLayoutSection {
    copy() as? NSCollectionLayoutSection ?? self
  }
}
