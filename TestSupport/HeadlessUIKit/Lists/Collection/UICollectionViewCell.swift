/// A cell of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  private let content = UIView()

  /// The view that holds what is shown.
  open var contentView: UIView { content }

  /// The view behind all others.
  open var backgroundView: UIView?

  /// The view behind all others while the cell is selected.
  open var selectedBackgroundView: UIView?

  /// Whether it is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Whether a finger is on it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  /// Returns the attributes with the height that the cell needs at their width.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = systemLayoutSizeFitting(
      CGSize(width: layoutAttributes.frame.width, height: 0),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    layoutAttributes.frame.size.height = size.height
    return layoutAttributes
  }

  // MARK: Configurations

  /// What the content view shows.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { hostedContent.show(contentConfiguration, in: content) }
  }

  private let hostedContent = HostedContent()

  /// What the cell's background shows.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  /// The usual background of such a cell.
  @available(iOS 16.0, tvOS 16.0, visionOS 1, *)
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// Whether the content follows the state of the cell by itself.
  open var automaticallyUpdatesContentConfiguration = true

  /// Whether the background follows the state of the cell by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Updates a cell for the state that it is in.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Called when the cell's state has changed, in place of a subclass.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The state that the cell is in.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = (superview as? UICollectionView)?.isEditing == true
    return state
  }

  /// Updates the configuration at the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  private var needsUpdateConfiguration = true

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    updateConfiguration(using: configurationState)
  }

  /// Called when the cell's state has changed.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
      contentConfiguration = configuration.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }
}

/// A cell of a collection that looks like a table's.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// What a view of this style shows before anything is set.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// How far the content is indented, in steps.
  open var indentationLevel = 0

  /// How wide a step of the indentation is, in points.
  open var indentationWidth: CGFloat = 10

  /// What stands at the cell's edges.
  open var accessories: [UICellAccessory] = []

  private lazy var ownSeparatorGuide = UILayoutGuide()

  /// Where the separator stands, for constraints.
  open var separatorLayoutGuide: UILayoutGuide {
    ownSeparatorGuide.owningView = self
    return ownSeparatorGuide
  }

}
