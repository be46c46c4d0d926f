extension UICollectionView {
  /// The class or nib of a cell, and the closure that configures the cell.
  ///
  /// Each registration has its own reuse identifier.
  public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    /// Configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let handler: Handler
    let nib: UINib?
    let identifier = UUID().uuidString
    let origin: RegistrationOrigin

    /// Creates a registration for cells of the class `Cell`.
    @preconcurrency @MainActor public init(handler: @escaping Handler) {
      self.handler = handler
      nib = nil
      origin = RegistrationOrigin()
    }

    /// Creates a registration for cells in a nib.
    @preconcurrency @MainActor public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      nib = cellNib
      origin = RegistrationOrigin()
    }
  }

  /// The class or nib of a supplementary view, and the closure that configures the view.
  public struct SupplementaryRegistration<Supplementary>
  where Supplementary: UICollectionReusableView {
    /// Configures a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler
    let nib: UINib?
    let identifier = UUID().uuidString

    /// Creates a registration for views of the class `Supplementary`.
    @preconcurrency @MainActor public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      nib = nil
    }

    /// Creates a registration for views in a nib.
    @preconcurrency @MainActor public init(
      supplementaryNib: UINib, elementKind: String, handler: @escaping Handler
    ) {
      self.elementKind = elementKind
      self.handler = handler
      nib = supplementaryNib
    }
  }

  /// Dequeues a cell, and configures it for an item with the registration's handler.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    registration.origin.check(registration)
    if let nib = registration.nib {
      register(nib, forCellWithReuseIdentifier: registration.identifier)
    } else {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let typed = cell as? Cell else {
      fatalError("the registration's nib holds a \(type(of: cell)), not a \(Cell.self)")
    }
    if let item { registration.handler(typed, indexPath, item) }
    return typed
  }

  /// Dequeues a supplementary view, and configures it with the registration's handler.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: UICollectionView.SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identifier)
    if let nib = registration.nib {
      register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    } else {
      register(
        Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let typed = view as? Supplementary else {
      fatalError("the registration's nib holds a \(type(of: view)), not a \(Supplementary.self)")
    }
    registration.handler(typed, kind, indexPath)
    return typed
  }
}
