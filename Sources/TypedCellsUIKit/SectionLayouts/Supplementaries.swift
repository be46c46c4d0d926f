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

extension RowEvent<Void, AnyHeaderFooter> {
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
  ///   - view: receives the row's model, and returns a view class with its data, or `nil` to hide the view. The view is
  ///     updated when the row's content changes.
  /// - Returns: the row with the view.
  public consuming func supplementary<View: HostedHeaderFooter, ViewModel>(
    _ kind: String, _ view: @escaping @MainActor (Model) -> Row<View, ViewModel>?
  ) -> Self where View.BaseCell == UICollectionViewCell {
    on(.supplementary(kind)) { model in
      view(model).map { AnyHeaderFooter(erasing: $0) } ?? AnyHeaderFooter(vacant: View.self)
    }
  }
}

/// A supplementary view that is neither a header nor a footer.
struct Supplementary {
  let content: AnyHeaderFooter
  let kind: String
  let path: RowPath
  let belongsToRow: Bool
}

/// Hides a view that has no data, and restores it.
///
/// The view isn't replaced, because only the whole section could be reloaded, which would replace its cells. It isn't
/// hidden by `isHidden`, because UIKit sets this property whenever it applies layout attributes.
@MainActor
struct VacantLook {
  private let mask: UIView?
  private let isUserInteractionEnabled: Bool
  private let accessibilityElementsHidden: Bool

  init(hiding view: UIView) {
    mask = view.mask
    isUserInteractionEnabled = view.isUserInteractionEnabled
    accessibilityElementsHidden = view.accessibilityElementsHidden
    view.mask = UIView(frame: .zero)
    view.isUserInteractionEnabled = false
    view.accessibilityElementsHidden = true
  }

  func restore(_ view: UIView) {
    view.mask = mask
    view.isUserInteractionEnabled = isUserInteractionEnabled
    view.accessibilityElementsHidden = accessibilityElementsHidden
  }
}

/// Supplementary views that are declared like rows.
extension CollectionAdapter {
  /// Returns the advice about a view that a row declares if its layout has no place for it, or `nil`.
  func missingPlace(ofEvent name: String, at path: RowPath) -> String? {
    guard name.hasPrefix(supplementaryPrefix) else { return nil }
    let kind = String(name.dropFirst(supplementaryPrefix.count))
    guard SectionEdge(kind: kind) == nil else {
      return "'\(kind)' is the kind of UIKit's headers or footers, which belong to sections; "
        + "expected a kind of your own"
    }
    let place = view?.layoutAttributesForSupplementaryElement(ofKind: kind, at: path.indexPath)
    guard place == nil else { return nil }
    return "the layout of its section has no supplementary item of the kind '\(kind)'; add it "
      + "to the items of your layout, or a badge to '.grid(…)' or '.carousel(…)'"
  }

  /// Reports views of a section for which its layout has no place.
  func reportUnusedSupplementaries(ofSectionAt path: RowPath) {
    guard isDebugBuild, let view, view.collectionViewLayout is CollectionListLayout,
      let kinds = host?.options(ofSection: path.section)?.supplementaries.keys
    else { return }
    for kind in kinds.sorted() where SectionEdge(kind: kind) == nil {
      let places = [IndexPath(item: 0, section: path.section), path.indexPath]
      let hasPlace = places.contains {
        view.layoutAttributesForSupplementaryElement(ofKind: kind, at: $0) != nil
      }
      guard !hasPlace else { continue }
      report(
        unused: "view of the kind '\(kind)'", ofSection: path.section,
        advice: "its layout has no supplementary item of this kind; add one to "
          + "'boundarySupplementaryItems' of your layout")
    }
  }

  /// Returns the declaration of a row or its section for a kind; `nil` if there is none.
  private func supplementary(_ kind: String, at path: IndexPath) -> Supplementary? {
    guard path.count == 2, let host, let rowPath = host.path(path) else { return nil }
    if let content = host.row(at: path)?.answer(to: .supplementary(kind)) {
      return Supplementary(content: content, kind: kind, path: rowPath, belongsToRow: true)
    }
    guard let content = host.options(ofSection: path.section)?.supplementaries[kind] else {
      return nil
    }
    return Supplementary(content: content, kind: kind, path: rowPath, belongsToRow: false)
  }

  /// Returns the view of a kind that rows and sections declare; `nil` if they declare nothing.
  func declaredSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView? {
    guard let host, let content = host.content,
      let declared = supplementary(kind, at: path)
    else { return nil }
    let view = content.view(
      showing: declared.content, at: declared.path, belongsToRow: declared.belongsToRow
    ) { identifier in
      let view = try dequeueSupplementary(identifier, ofKind: kind, for: path)
      host.request?.dequeued = view
      return view
    }
    didShow(declared, in: view)
    return view
  }

  /// Stores the content that a view shows, hides the view if it has none, and observes the values that its row read.
  private func didShow(_ declared: Supplementary, in view: UICollectionReusableView) {
    shownSupplementaries[view] = declared
    if declared.content.isVacant {
      if isShowing(view), vacantViews[view] == nil { vacantViews[view] = VacantLook(hiding: view) }
    } else {
      vacantViews.remove(view)?.restore(view)
    }
    guard declared.belongsToRow else { return }
    host?.content?.observing(decisionAbout: view) {
      _ = host?.row(at: declared.path.indexPath)?.answer(to: .supplementary(declared.kind))
    }
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
  ///
  /// - Returns: whether sections were reloaded, because a view needs another class.
  func updateSupplementaries() -> Bool {
    guard !shownKinds.isEmpty || shownSections != nil else { return false }
    guard let view, let host, let content = host.content, host.canLookAtCells else { return false }
    var others: Set<Int> = []
    for kind in shownKinds {
      for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        guard let shown = view.supplementaryView(forElementKind: kind, at: path) else { continue }
        let old = shownSupplementaries[shown]
        guard let declared = supplementary(kind, at: path) else {
          if old != nil { others.insert(path.section) }
          continue
        }
        let isShown = content.update(
          shown, dequeuedBy: identifier(of: shown).map { ReuseIdentifier($0) },
          toShow: declared.content, insteadOf: old?.content, shownAt: old?.path, at: declared.path,
          belongsToRow: declared.belongsToRow)
        if isShown {
          didShow(declared, in: shown)
        } else {
          others.insert(path.section)
        }
      }
    }
    if !others.isEmpty {
      UIView.performWithoutAnimation { view.reloadSections(IndexSet(others)) }
    }
    for case let decoration as any SectionDecoration in view.subviews { decoration.update() }
    return !others.isEmpty
  }
}
