public import GalleryModels
public import TypedCells
public import TypedCellsUIKit

/// A collection view with one section per person. The presenter makes the sections from models, and this
/// screen binds each model type to a tile.
public final class EmployeesScreen: UICollectionViewController, MessageSending {
  public var onMessage: (@MainActor (String) -> Void)?

  private let presenter: EmployeesPresenter
  private let registry: CellRegistry<UICollectionViewCell>
  private(set) lazy var list = CollectionList(collectionView, registry: registry)

  /// Creates the screen.
  ///
  /// - Parameter file: the people to show.
  public init(_ file: EmployeeFile) throws(RegistrationError) {
    presenter = EmployeesPresenter(file)
    registry = CellRegistry()
    try registry.bind(ProfileRow.self, to: ProfileTile.self)
    try registry.bind(Workplace.self, to: WorkplaceTile.self)
    try registry.bind(ButtonsRow.self, to: ButtonsTile.self)
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    list.host.fillsWidth = true
    list.onFailure = { [weak self] in self?.onMessage?("\($0)") }
    presenter.view = self
    list.apply(presenter.sections())
  }
}

extension EmployeesScreen: ScreenView {
  // A presenter may report several changes in a turn. They are shown together.
  public func contentDidChange() {
    list.applyInNextTurn(weak: self) { $0.presenter.sections() }
  }

  public func announce(_ message: String) { onMessage?(message) }
}
