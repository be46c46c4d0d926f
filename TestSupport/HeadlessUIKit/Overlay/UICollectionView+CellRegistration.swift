extension UICollectionView {
  /// A cell's class or nib, and how items configure it; the identifier is the registration's own.
  public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    /// Configures a cell with an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let handler: Handler
    let nib: UINib?
    let identifier = UUID().uuidString
    let origin: RegistrationOrigin

    /// Creates a registration of cells that are made by their class, and that a handler configures.
    @MainActor public init(handler: @escaping Handler) {
      self.handler = handler
      nib = nil
      origin = RegistrationOrigin()
    }

    /// Creates a registration of cells that a nib holds, and that a handler configures.
    @MainActor public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      nib = cellNib
      origin = RegistrationOrigin()
    }
  }

  /// A supplementary view's class or nib, and how it is configured.
  public struct SupplementaryRegistration<Supplementary>
  where Supplementary: UICollectionReusableView {
    /// Configures a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler
    let nib: UINib?
    let identifier = UUID().uuidString

    /// Creates a registration of views of a kind, which are made by their class.
    @MainActor public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      nib = nil
    }

    /// Creates a registration of views of a kind, which a nib holds.
    @MainActor public init(
      supplementaryNib: UINib, elementKind: String, handler: @escaping Handler
    ) {
      self.elementKind = elementKind
      self.handler = handler
      nib = supplementaryNib
    }
  }

  /// A cell for an item, configured by its registration.
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

  /// A supplementary view, configured by its registration.
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
