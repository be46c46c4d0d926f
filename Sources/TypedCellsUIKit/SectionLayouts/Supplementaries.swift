public import TypedCells

extension ListSection where BaseCell == UICollectionViewCell {
  /// Shows a view of another kind than headers and footers, where the section's layout has an item of this kind.
  ///
  /// ```text
  /// ListSection(id: "photos") { Row(PhotoCell.self, photo) }
  ///   .layout { _ in
  ///     let section = makeGrid()
  ///     section.boundarySupplementaryItems = [
  ///       NSCollectionLayoutBoundarySupplementaryItem(
  ///         layoutSize: bannerSize, elementKind: "banner", alignment: .top)
  ///     ]
  ///     return section
  ///   }
  ///   .supplementary("banner", Row(BannerView.self, banner))
  /// ```
  ///
  /// Views of items that the section's layout doesn't have aren't shown. Views that depend on a row are declared by the
  /// row.
  ///
  /// - Parameters:
  ///   - kind: the element kind of the layout's item.
  ///   - view: a view class with its data. Its identity and its handlers are ignored.
  /// - Returns: the section with the view.
  public consuming func supplementary<View: HostedHeaderFooter, Model>(
    _ kind: String, _ view: Row<View, Model>
  ) -> Self where View.BaseCell == BaseCell {
    collectionOptions.supplementaries[kind] = AnyHeaderFooter(erasing: view)
    return self
  }
}

extension RowEvent<Void, AnyHeaderFooter?> {
  /// The supplementary view of a kind that belongs to a row.
  static func supplementary(_ kind: String) -> Self { Self(supplementaryPrefix + kind) }
}

private let supplementaryPrefix = "UIKit.supplementary."

extension Row where Cell: UICollectionViewCell {
  /// Shows a view beside the row's cell, such as a badge, where the layout has a supplementary item of this kind.
  ///
  /// ```swift
  /// let row = Row(PhotoCell.self, photo)
  ///   .supplementary("badge") { photo in
  ///     photo.comments > 0 ? Row(BadgeView.self, photo.comments) : nil
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - kind: the element kind of the layout's item.
  ///   - view: receives the row's model, and returns a view class with its data, or `nil` to show an empty view. The
  ///     view is updated when the row's content changes.
  /// - Returns: the row with the view.
  public consuming func supplementary<View: HostedHeaderFooter, ViewModel>(
    _ kind: String, _ view: @escaping @MainActor (Model) -> Row<View, ViewModel>?
  ) -> Self where View.BaseCell == UICollectionViewCell {
    on(.supplementary(kind)) { model in view(model).map { AnyHeaderFooter(erasing: $0) } }
  }
}

/// A supplementary view that is neither a header nor a footer.
struct Supplementary {
  let content: AnyHeaderFooter
  let path: RowPath
  let belongsToRow: Bool
}

/// Supplementary views that are declared like rows.
extension CollectionAdapter {
  /// The advice about a view that a row declares if its layout has no place for it, or `nil`.
  func missingPlace(ofEvent name: String, at path: RowPath) -> String? {
    guard name.hasPrefix(supplementaryPrefix) else { return nil }
    let kind = String(name.dropFirst(supplementaryPrefix.count))
    let place = view?.layoutAttributesForSupplementaryElement(ofKind: kind, at: path.indexPath)
    guard place == nil else { return nil }
    return "the layout of its section has no supplementary item of the kind '\(kind)'; add it "
      + "to the items of your layout, or a badge to '.grid(…)' or '.carousel(…)'"
  }

  /// The declaration of a row or its section for a kind; `nil` if there is none.
  private func supplementary(_ kind: String, at path: IndexPath) -> Supplementary?? {
    guard path.count == 2, let host, let rowPath = host.path(path) else { return .none }
    if let row = host.row(at: path), row.handles(.supplementary(kind)) {
      let content = row.answer(to: .supplementary(kind)) ?? nil
      return .some(content.map { Supplementary(content: $0, path: rowPath, belongsToRow: true) })
    }
    guard let content = host.options(ofSection: path.section)?.supplementaries[kind] else {
      return .none
    }
    return .some(Supplementary(content: content, path: rowPath, belongsToRow: false))
  }

  /// The view of a kind that rows and sections declare; `nil` if they declare nothing.
  func declaredSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView? {
    guard let host, let content = host.content,
      let declared = supplementary(kind, at: path)
    else { return nil }
    shownKinds.insert(kind)
    guard let declared else { return host.makeEmptyHeaderFooter() }
    let view = content.view(
      showing: declared.content, at: declared.path, belongsToRow: declared.belongsToRow
    ) { identifier in
      let view = try dequeueSupplementary(identifier, ofKind: kind, for: path)
      host.request?.dequeued = view
      return view
    }
    shownSupplementaries[view] = declared.content
    return view
  }

  private func dequeueSupplementary(
    _ identifier: ReuseIdentifier, ofKind kind: String, for path: IndexPath
  ) throws(DequeuingError) -> UICollectionReusableView {
    guard let view else { throw .noView }
    if case .missing(let error)? = headerFooterSources[identifier] { throw error }
    if let (viewClass, nib) = headerFooterClasses[identifier.rawValue],
      registeredKinds[kind, default: []].insert(identifier).inserted
    {
      if let nib {
        view.register(
          nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier.rawValue)
      } else {
        view.register(
          viewClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier.rawValue)
      }
    }
    return view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier.rawValue, for: path)
  }

  /// Updates the visible views that rows and sections declare, and the visible backgrounds.
  func updateSupplementaries() {
    guard !shownKinds.isEmpty || shownLayouts != nil else { return }
    guard let view, let host, let content = host.content, host.canLookAtCells else { return }
    var others: Set<Int> = []
    for kind in shownKinds {
      for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        guard let shown = view.supplementaryView(forElementKind: kind, at: path) else { continue }
        let old = shownSupplementaries[shown]
        guard let declared = supplementary(kind, at: path) ?? nil else {
          if old != nil { others.insert(path.section) }
          continue
        }
        let isShown = content.update(
          shown, dequeuedBy: identifier(of: shown).map { ReuseIdentifier($0) },
          toShow: declared.content, insteadOf: old, at: declared.path,
          belongsToRow: declared.belongsToRow)
        if isShown {
          shownSupplementaries[shown] = declared.content
        } else {
          others.insert(path.section)
        }
      }
    }
    if !others.isEmpty {
      UIView.performWithoutAnimation { view.reloadSections(IndexSet(others)) }
    }
    for case let decoration as any SectionDecoration in view.subviews { decoration.update() }
  }
}
