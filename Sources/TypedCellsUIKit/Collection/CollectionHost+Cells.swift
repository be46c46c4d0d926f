public import TypedCells

/// Registering and dequeuing. What UIKit would answer with an exception is found before, but for
/// prototypes: a collection cannot be asked whether it has one.
extension CollectionHost {
  static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  func registerOwnViews(with collectionView: UICollectionView) {
    collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: StandIns.identifier)
    for kind in Self.kinds {
      collectionView.register(
        CollectionTitle.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: CollectionTitle.identifier)
    }
  }

  /// Registers with the collection what an identifier stands for, and looks for its nib.
  ///
  /// A nib that is not there is reported when a cell is dequeued.
  ///
  /// - Parameter registration: the identifier, the class and where its cells come from.
  public func register(_ registration: CellRegistration<UICollectionViewCell>) {
    let identifier = registration.identifier.rawValue
    sources[registration.identifier] = ViewSource(of: registration) { nib in
      if let nib {
        collectionView?.register(nib, forCellWithReuseIdentifier: identifier)
      } else {
        collectionView?.register(
          registration.cellClass, forCellWithReuseIdentifier: identifier)
      }
    }
  }

  /// Registers with the collection what an identifier stands for, and looks for its nib.
  ///
  /// A nib that is not there is reported when a view is dequeued.
  ///
  /// - Parameter registration: the identifier, the class and where its views come from.
  public func register(headerFooter registration: CellRegistration<UICollectionReusableView>) {
    let identifier = registration.identifier.rawValue
    headerFooterSources[registration.identifier] = ViewSource(of: registration) { nib in
      for kind in Self.kinds {
        if let nib {
          collectionView?.register(
            nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        } else {
          collectionView?.register(
            registration.cellClass, forSupplementaryViewOfKind: kind,
            withReuseIdentifier: identifier)
        }
      }
    }
  }

  /// Answers a request of the collection.
  private func answering<View>(
    _ request: CollectionRequest, _ answer: @MainActor () -> View
  ) -> View {
    let outer = self.request
    self.request = request
    defer { self.request = outer }
    return list?.postponingChanges(during: answer) ?? answer()
  }

  func cell(at indexPath: IndexPath) -> UICollectionViewCell {
    answering(CollectionRequest(kind: nil, path: indexPath)) {
      guard let list, !isOutOfStep, let path = RowPath(indexPath) else {
        return makeEmptyCell()
      }
      let cell = list.cell(at: path) { identifier in
        try dequeueCell(identifier, for: indexPath)
      }
      givenCells.add(cell, at: path)
      return cell
    }
  }

  private func dequeueCell(
    _ identifier: ReuseIdentifier, for indexPath: IndexPath
  ) throws(DequeuingError) -> UICollectionViewCell {
    guard let collectionView else { throw .noView }
    if case .missing(let error)? = sources[identifier] { throw error }
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: identifier.rawValue, for: indexPath)
    request?.dequeued = cell
    return cell
  }

  func supplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    answering(CollectionRequest(kind: kind, path: indexPath)) {
      guard let collectionView, let list, !isOutOfStep, let path = RowPath(indexPath) else {
        return makeEmptyHeaderFooter()
      }
      guard let edge = SectionEdge(kind: kind) else {
        return otherSupplementaryView?(collectionView, kind, indexPath)
          ?? makeEmptyHeaderFooter()
      }
      if let title = list.headerFooter(at: edge, ofSection: path.section)?.title {
        return titleView(title, kind, indexPath, in: collectionView)
      }
      return list.headerFooterView(at: edge, ofSection: path.section) { identifier in
        try dequeueHeaderFooter(identifier, kind, indexPath)
      } ?? makeEmptyHeaderFooter()
    }
  }

  private func titleView(
    _ title: String, _ kind: String, _ indexPath: IndexPath, in collectionView: UICollectionView
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: CollectionTitle.identifier, for: indexPath)
    (view as? CollectionTitle)?.label.text = title
    return view
  }

  private func dequeueHeaderFooter(
    _ identifier: ReuseIdentifier, _ kind: String, _ indexPath: IndexPath
  ) throws(DequeuingError) -> UICollectionReusableView {
    guard let collectionView else { throw .noView }
    if case .missing(let error)? = headerFooterSources[identifier] { throw error }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier.rawValue, for: indexPath)
    request?.dequeued = view
    return view
  }

  /// An empty cell for a row that cannot be shown.
  ///
  /// A collection takes only cells that it has dequeued: the one of the wrong class, if one came, or
  /// one of an identifier of the host's own.
  public func makeEmptyCell() -> UICollectionViewCell {
    guard let collectionView, let request, request.kind == nil else {
      return UICollectionViewCell(frame: .zero)
    }
    if let dequeued = request.dequeued as? UICollectionViewCell {
      standIns.add(dequeued)
      return dequeued
    }
    return collectionView.dequeueReusableCell(
      withReuseIdentifier: StandIns.identifier, for: request.path)
  }

  /// An empty view for a header or footer that cannot be shown, dequeued as ``makeEmptyCell()`` is.
  public func makeEmptyHeaderFooter() -> UICollectionReusableView {
    guard let collectionView, let request, let kind = request.kind else {
      return UICollectionReusableView(frame: .zero)
    }
    if let dequeued = request.dequeued {
      standIns.add(dequeued)
      return dequeued
    }
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: StandIns.identifier)
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: StandIns.identifier, for: request.path)
  }

  /// The identifier that a view was dequeued by; `nil` for one that stands in.
  private func identifier(of view: UICollectionReusableView) -> ReuseIdentifier? {
    standIns.contains(view) ? nil : view.reuseIdentifier.map { ReuseIdentifier($0) }
  }

  /// The cells on screen; none while the user drops an item.
  public var visibleCells: [VisibleCell<UICollectionViewCell>] {
    (cellsOnScreen + preparedCells).sorted { $0.path < $1.path }
  }

  /// The cells that the user sees.
  var cellsOnScreen: [VisibleCell<UICollectionViewCell>] { cells(at: pathsOnScreen) }

  /// The cells that the collection has ready beside the screen.
  private var preparedCells: [VisibleCell<UICollectionViewCell>] {
    cells(at: givenCells.paths(besides: pathsOnScreen))
  }

  private var pathsOnScreen: [RowPath] {
    (collectionView?.indexPathsForVisibleItems ?? []).compactMap { RowPath($0) }
  }

  private func cells(at paths: [RowPath]) -> [VisibleCell<UICollectionViewCell>] {
    // While the user drops an item, the collection's paths are not those of the content.
    guard let collectionView, userMove == nil, !isOutOfStep else { return [] }
    return paths.compactMap { path in
      collectionView.cellForItem(at: path.indexPath).map { cell in
        VisibleCell(path: path, cell: cell, identifier: identifier(of: cell))
      }
    }
  }

  /// The headers and footers on screen that are no titles; none while the user drops an item.
  public var visibleHeaderFooters: [VisibleHeaderFooter<UICollectionReusableView>] {
    guard let collectionView, let list, userMove == nil, !isOutOfStep else { return [] }
    return Self.kinds.flatMap { kind in
      collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted()
        .compactMap { indexPath in
          guard let edge = SectionEdge(kind: kind), let path = RowPath(indexPath),
            case .view? = list.headerFooter(at: edge, ofSection: path.section),
            let view = collectionView.supplementaryView(forElementKind: kind, at: indexPath)
          else { return nil }
          return VisibleHeaderFooter(
            section: path.section, edge: edge, view: view, identifier: identifier(of: view))
        }
    }
  }
}

@MainActor
extension SectionEdge {
  /// The end of a section that supplementary views of a kind stand at, or `nil` for other kinds.
  init?(kind: String) {
    switch kind {
    case UICollectionView.elementKindSectionHeader: self = .header
    case UICollectionView.elementKindSectionFooter: self = .footer
    default: return nil
    }
  }

  /// The kind of the supplementary views at this end of a section.
  var kind: String {
    switch self {
    case .header: UICollectionView.elementKindSectionHeader
    case .footer: UICollectionView.elementKindSectionFooter
    }
  }
}
