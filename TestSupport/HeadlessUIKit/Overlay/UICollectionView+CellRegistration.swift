#if os(Linux)
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

  /// Where a registration was made: one made for each cell would never see a cell again.
  @MainActor
  struct RegistrationOrigin {
    #if canImport(ObjectiveC)
      func check<Registration>(_ registration: Registration) {}
    #else
      private let wasMadeForOneCell = UICollectionView.isAskingForCell

      func check<Registration>(_ registration: Registration) {
        guard wasMadeForOneCell else { return }
        UIKitException.raise(
          "Attempted to dequeue a cell using a registration that was created inside "
            + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource "
            + "cell provider. Creating a new registration each time a cell is requested will prevent "
            + "reuse and cause created cells to remain inaccessible in memory for the lifetime of the "
            + "collection view. Registrations should be created up front and reused. Registration: "
            + "\(type(of: registration))")
      }
    #endif
  }
#endif
