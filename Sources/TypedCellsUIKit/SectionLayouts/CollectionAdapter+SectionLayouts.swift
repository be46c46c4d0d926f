import TypedCells

/// Layouts that sections decide about.
extension CollectionAdapter {
  /// Makes the section of a layout, with the headers, footers and background that the content has.
  func makeSection(
    _ layout: SectionLayout, _ options: CollectionSectionOptions?, _ request: SectionLayoutRequest
  ) -> NSCollectionLayoutSection {
    layoutFollowsContent = true
    isMakingList = false
    var section = layout.make(request)
    // A list makes a new section each time, and has headers and footers in its configuration.
    let isOfList = isMakingList
    let wasOfList = madeLists.updateValue(isOfList, forKey: request.section)
    if let wasOfList, wasOfList != isOfList { restyleTitlesAfterLayout() }
    let boundaries = isOfList ? nil : boundaryItems(of: section, request.section)
    let isChanged =
      boundaries != nil || options?.background != nil || !layout.changes.isEmpty
    if isChanged, !isOfList { section = section.copied }
    if let boundaries { section.boundarySupplementaryItems = boundaries }
    if let background = options?.background {
      section.decorationItems.append(background.decorationItem)
    }
    for change in layout.changes { change(section, request.environment) }
    madeOrthogonal[request.section] = section.orthogonalScrollingBehavior != .none
    return section
  }

  /// Returns the boundary items of a section, with those of the header and footer that it has, and without others;
  /// `nil` if these are its own.
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
    if let list = host?.list {
      if let points = list.heightOfHeaderFooter(at: edge, ofSection: section).flatMap(points) {
        height = .absolute(points)
      } else if let estimate = list.estimatedHeightOfHeaderFooter(at: edge, ofSection: section) {
        height = .estimated(CGFloat(estimate))
      }
    }
    return NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height),
      elementKind: edge.kind, alignment: edge == .header ? .top : .bottom)
  }

  /// Returns whether a section offers the swipes and separators of its rows.
  func offersSwipes(inSection section: Int?) -> Bool {
    section.flatMap(isKnownAsList) ?? hasListSections
  }

  /// Returns whether a section is a list, or may be one.
  func isList(_ section: Int) -> Bool { isKnownAsList(section) ?? (view?.flowLayout == nil) }

  /// Returns whether the layout of a section is a list; `nil` if another layout decides, or a closure that wasn't
  /// called yet.
  private func isKnownAsList(_ section: Int) -> Bool? {
    guard let layout = view?.collectionViewLayout as? CollectionListLayout else { return nil }
    return layout.layout(ofSection: section).isList ?? madeLists[section]
  }

  /// Looks at the options of sections after a change.
  ///
  /// - Parameter invalidates: whether sections with another layout are laid out again.
  func lookAtSectionOptions(invalidates: Bool) {
    guard let view, let host, let list = host.list else { return }
    let layout = view.collectionViewLayout as? CollectionListLayout
    let hasOptions = list.hasHostOptions
    let hasOtherLayouts = layout.map { $0.standardLayout.isList != true } ?? false
    guard hasOptions || hasOtherLayouts || shownSections != nil else { return }
    let sections = hasOptions || hasOtherLayouts ? sections(of: list) : nil
    let isSame = isSame(sections, as: shownSections)
    shownSections = sections
    reportUnusedLayout(list, view)
    reportMistakes(in: list, layout)
    guard invalidates, !isSame, layout != nil else { return }
    if host.canLookAtCells { restyleTitles { self.isList($0) } }
    let invalidate = { view.collectionViewLayout.invalidateLayout() }
    // The rows needn't have changed, so this isn't an animation of theirs.
    if list.animatesChange, view.window != nil {
      view.performBatchUpdates(invalidate, completion: nil)
    } else {
      invalidate()
    }
    restyleTitlesOfClosures(layout, view)
  }

  /// Shows titles in the style of the layout that their section has now.
  private func restyleTitles(_ isList: (Int) -> Bool?) {
    for (_, section, view) in headerFootersOnScreen {
      guard let title = view as? CollectionTitle, let isList = isList(section) else { continue }
      title.show(title.title, isInList: isList)
    }
  }

  /// Shows titles again in the next turn, because UIKit has called the closure of a layout, for example after a rotation or
  /// after a change of a value that it observes.
  private func restyleTitlesAfterLayout() {
    Task { [weak self] in self?.restyleTitles { self?.isList($0) } }
  }

  /// Shows titles of sections whose closure decides in the layout whether they are lists.
  private func restyleTitlesOfClosures(_ layout: CollectionListLayout?, _ view: UICollectionView) {
    guard let layout, host?.canLookAtCells == true else { return }
    let isUndecided = { layout.layout(ofSection: $0).isList == nil }
    let titles = headerFootersOnScreen.filter { $0.view is CollectionTitle }
    guard titles.contains(where: { isUndecided($0.section) }) else { return }
    view.layoutIfNeeded()
    restyleTitles { isUndecided($0) ? self.isList($0) : nil }
  }

  private func sections(of list: ListEngine<CollectionHost>) -> [ShownSection] {
    list.sections.enumerated().map { position, section in
      // The headers and footers of lists are always measured.
      let isList = isKnownAsList(position) ?? false
      return ShownSection(
        identity: section.identity, options: section.collectionOptions,
        heights: isList
          ? []
          : Self.kinds.map { edge, _ in
            EdgeHeight(
              height: list.heightOfHeaderFooter(at: edge, ofSection: position),
              estimate: list.estimatedHeightOfHeaderFooter(at: edge, ofSection: position))
          })
    }
  }

  /// Returns whether no section that stayed has another layout; a batch has laid out those that were inserted.
  private func isSame(_ sections: [ShownSection]?, as others: [ShownSection]?) -> Bool {
    guard let sections, let others else { return false }
    if sections.map(\.identity) == others.map(\.identity) {
      return zip(sections, others).allSatisfy { $0.isLaidOut(as: $1) }
    }
    var old = IdentityMap<RowIdentity, ShownSection>()
    for section in others.reversed() { old.set(section, for: section.identity) }
    return sections.allSatisfy { section in
      old[section.identity].map { section.isLaidOut(as: $0) } ?? true
    }
  }

  /// Reports numbers of layouts that can't be used, and in debug builds kinds of views, each once.
  private func reportMistakes(
    in list: ListEngine<CollectionHost>, _ layout: CollectionListLayout?
  ) {
    for (position, section) in list.sections.enumerated() {
      let options = section.collectionOptions
      let numbers = (options?.layout ?? layout?.standardLayout)?.unusable ?? []
      for number in numbers + (options?.background?.unusable ?? []) {
        report(
          unused: "layout with \(number.name) \(number.value)", ofSection: position,
          advice: "expected \(number.expected), so \(number.replacement) is used")
      }
      guard isDebugBuild, let options else { continue }
      for kind in options.supplementaries.keys.sorted() where SectionEdge(kind: kind) != nil {
        report(
          unused: "view of the kind '\(kind)'", ofSection: position,
          advice: "this is the kind of UIKit's headers or footers; declare the view by "
            + "'header(_:)' or 'footer(_:)'")
      }
    }
  }

  /// Reports an option once.
  func report(unused name: String, ofSection section: Int, advice: String) {
    guard reportedMistakes.insert(name).inserted else { return }
    host?.list?.report(unusedOption: name, ofSection: section, advice: advice)
  }

  /// Reports that the collection view's layout doesn't use the layouts of sections, once for each layout.
  private func reportUnusedLayout(
    _ list: ListEngine<CollectionHost>, _ view: UICollectionView
  ) {
    let layout = view.collectionViewLayout
    guard !(layout is CollectionListLayout),
      !(layout is UICollectionViewTransitionLayout), layout !== reportedLayout
    else { return }
    for (position, section) in list.sections.enumerated() {
      guard let options = section.collectionOptions,
        options.layout != nil || options.background != nil
      else { continue }
      reportedLayout = layout
      return list.report(
        unusedOption: options.layout == nil ? "background" : "layout", ofSection: position,
        advice: "the collection view has a \(type(of: layout)), which doesn't ask sections. "
          + "Expected a CollectionListLayout: create the list by 'CollectionList(in:layout:)', or give the collection "
          + "view a CollectionListLayout")
    }
  }
}

extension NSCollectionLayoutSection {
  /// A copy, because the developer may return the same section for several requests.
  var copied: NSCollectionLayoutSection {
    copy() as? NSCollectionLayoutSection ?? self
  }
}

/// The properties of a section, besides its rows, with which a collection view laid it out.
struct ShownSection {
  let identity: RowIdentity
  let options: CollectionSectionOptions?
  /// The heights of the header and the footer; empty for a list.
  let heights: [EdgeHeight]

  func isLaidOut(as other: Self) -> Bool {
    guard heights == other.heights else { return false }
    // Content that is only refreshed keeps the object, also if its layout can't be compared.
    if options === other.options { return true }
    switch (options?.layout, other.options?.layout) {
    case (nil, nil): break
    case (let layout?, let old?): guard layout.isSame(as: old) else { return false }
    default: return false
    }
    return options?.background?.kind == other.options?.background?.kind
      && options?.background?.insets == other.options?.background?.insets
  }
}

/// The heights that a header or footer declares.
struct EdgeHeight: Equatable {
  let height: RowHeight?
  let estimate: Double?
}
