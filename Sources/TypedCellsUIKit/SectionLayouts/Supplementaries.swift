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
    settingOptions { $0.supplementaries[kind] = AnyHeaderFooter(erasing: view) }
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
    guard !hasPlace(forViewOfKind: kind, at: path) else { return nil }
    return "the layout of its section has no supplementary item of the kind '\(kind)'; add it "
      + "to the items of your layout, or a badge to '.grid(…)' or '.carousel(…)'"
  }

  /// Reports views of a section for which its layout has no place.
  func reportUnusedSupplementaries(ofSectionAt path: RowPath) {
    guard isDebugBuild, view?.collectionViewLayout is CollectionListLayout,
      let kinds = host?.options(ofSection: path.section)?.supplementaries.keys
    else { return }
    for kind in kinds.sorted() where SectionEdge(kind: kind) == nil {
      guard !hasPlace(forViewOfKind: kind, at: path) else { continue }
      report(
        unused: "view of the kind '\(kind)'", ofSection: path.section,
        advice: "its layout has no supplementary item of this kind; add one to "
          + "'boundarySupplementaryItems' of your layout")
    }
  }

  /// Returns whether the layout has a place for a view of a row's section: at the row, or at the first item, which is
  /// the path of boundary items, and of the first item's view if the layout counts the views.
  private func hasPlace(forViewOfKind kind: String, at path: RowPath) -> Bool {
    [path.row, 0].contains { place(ofViewOfKind: kind, $0, inSection: path.section) != nil }
  }

  private func place(ofViewOfKind kind: String, _ item: Int, inSection section: Int) -> CGRect? {
    view?.layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: item, section: section))?.frame
  }

  /// Returns the declaration of a row or its section for a kind; `nil` if there is none.
  private func supplementary(_ kind: String, at path: IndexPath) -> Supplementary? {
    guard path.count == 2, let host, let ownPath = host.path(path) else { return nil }
    let rowPath = RowPath(
      section: path.section, row: row(ofViewOfKind: kind, at: path) ?? path.item)
    if let content = host.row(at: rowPath.indexPath)?.answer(to: .supplementary(kind)) {
      return Supplementary(content: content, kind: kind, path: rowPath, belongsToRow: true)
    }
    guard let content = host.options(ofSection: path.section)?.supplementaries[kind] else {
      return nil
    }
    return Supplementary(content: content, kind: kind, path: ownPath, belongsToRow: false)
  }

  /// Returns the index of the row beside which the layout places a view; `nil` if it's that of the index path.
  ///
  /// Apple's documentation says that the view of an item has the item's index path. Recordings on Mac Catalyst show that
  /// it counts the views of the kind in the section from 0. Both are the same if each item has a view, and then the last
  /// item's path has one. Otherwise only the places tell: a view belongs to the item that it overlaps most, or that is
  /// nearest. In both readings, the item isn't before the path.
  ///
  /// - Complexity: O(log *n* + *v*) for *n* rows in the section and *v* rows that are less than a viewport away.
  private func row(ofViewOfKind kind: String, at path: IndexPath) -> Int? {
    let count = host?.rowCount(inSection: path.section) ?? 0
    guard let view, count > 1, place(ofViewOfKind: kind, count - 1, inSection: path.section) == nil,
      let frame = place(ofViewOfKind: kind, path.item, inSection: path.section)
    else { return nil }
    let frames = { (row: Int) in
      view.layoutAttributesForItem(at: IndexPath(item: row, section: path.section))?.frame ?? .null
    }
    let (first, last) = (frames(0), frames(count - 1))
    let isHorizontal = abs(last.midX - first.midX) > abs(last.midY - first.midY)
    // The items of one group may be in any order. Hardly a group is longer than the viewport.
    let reach = frame.insetBy(dx: -view.bounds.width, dy: -view.bounds.height)
    var (low, high) = (path.item, count)
    while low < high {
      let middle = (low + high) / 2
      let item = frames(middle)
      let isBefore = isHorizontal ? item.maxX < reach.minX : item.maxY < reach.minY
      if isBefore { low = middle + 1 } else { high = middle }
    }
    var near: [(row: Int, place: Nearness)] = []
    for row in low..<max(low, count) {
      let item = frames(row)
      guard isHorizontal ? item.minX <= reach.maxX : item.minY <= reach.maxY else { break }
      near.append((row, Nearness(of: frame, to: item)))
    }
    guard let nearest = near.map(\.place).max() else { return nil }
    // If a view straddles items equally, it belongs to one whose row declares a view.
    let candidates = near.filter { $0.place.isSame(as: nearest) }.map(\.row)
    return candidates.first { row in
      candidates.count == 1
        || host?.row(at: IndexPath(item: row, section: path.section))?
          .handles(.supplementary(kind)) == true
    } ?? candidates.first
  }

  /// Returns the view of a kind that rows and sections declare; `nil` if they declare nothing.
  func declaredSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView? {
    guard let host, let list = host.list,
      let declared = supplementary(kind, at: path)
    else { return nil }
    let view = list.view(
      showing: declared.content, at: declared.path, belongsToRow: declared.belongsToRow
    ) { identifier in
      let view = try dequeueSupplementary(identifier, ofKind: kind, for: path)
      host.request?.dequeued = view
      return view
    }
    didShow(declared, in: view)
    return view
  }

  /// Hides a view that shows nothing, and observes the values that its row read.
  private func didShow(_ declared: Supplementary, in view: UICollectionReusableView) {
    if declared.content.isVacant {
      if isShowing(view), host?.extras[view]?.vacantLook == nil {
        host?.extras[of: view].vacantLook = VacantLook(hiding: view)
      }
    } else if let look = host?.extras[view]?.vacantLook {
      look.restore(view)
      host?.extras[of: view].vacantLook = nil
    }
    guard declared.belongsToRow, host?.list?.followsValues == true else { return }
    host?.list?.observing(decisionAbout: view) {
      _ = host?.row(at: declared.path.indexPath)?.answer(to: .supplementary(declared.kind))
    }
  }

  private func dequeueSupplementary(
    _ identifier: ReuseIdentifier, ofKind kind: String, for path: IndexPath
  ) throws(DequeuingError) -> UICollectionReusableView {
    guard let view else { throw .viewIsGone }
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
    guard let view, let host, let list = host.list, host.canLookAtCells else { return false }
    var others: Set<Int> = []
    for kind in shownKinds {
      for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        guard let shown = view.supplementaryView(forElementKind: kind, at: path) else { continue }
        guard let declared = supplementary(kind, at: path) else {
          if list.views[shown]?.row != nil { others.insert(path.section) }
          continue
        }
        let isShown = list.update(
          shown, dequeuedBy: identifier(of: shown).map { ReuseIdentifier($0) },
          toShow: declared.content, at: declared.path, belongsToRow: declared.belongsToRow)
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

/// How near a view is to an item.
private struct Nearness: Comparable {
  private let overlap: CGFloat
  private let distance: CGFloat

  init(of view: CGRect, to item: CGRect) {
    let shared = view.intersection(item)
    overlap = shared.isNull ? 0 : shared.width * shared.height
    let x = max(item.minX - view.maxX, view.minX - item.maxX, 0)
    let y = max(item.minY - view.maxY, view.minY - item.maxY, 0)
    distance = x * x + y * y
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.overlap, right.distance) < (right.overlap, left.distance)
  }

  /// Returns whether a difference is small enough to come from rounding to pixels: a tenth of the overlap, or a point.
  func isSame(as other: Self) -> Bool {
    other.overlap > 0
      ? overlap >= 0.9 * other.overlap
      : overlap == 0 && distance.squareRoot() <= other.distance.squareRoot() + 1
  }
}
