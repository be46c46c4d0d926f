/// A cell of a collection view.
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

  private let hostedContent = HostedContent()
  private var content: UIView { hostedContent.view }

  /// The view that contains the content.
  open var contentView: UIView { content }

  /// The view behind all other subviews.
  open var backgroundView: UIView? { didSet { showOwnBackgrounds(insteadOf: oldValue) } }

  /// The view in front of ``backgroundView`` and behind all others. It's a subview while the cell is selected or
  /// highlighted.
  open var selectedBackgroundView: UIView? { didSet { showOwnBackgrounds(insteadOf: oldValue) } }

  private func showOwnBackgrounds(insteadOf old: UIView? = nil) {
    // Most cells have none, and each layout calls this method.
    if backgroundView == nil, selectedBackgroundView == nil, old == nil { return }
    let isActive = isSelected || isHighlighted
    showBackgrounds(
      [backgroundView, isActive ? selectedBackgroundView : nil],
      insteadOf: old ?? (isActive ? nil : selectedBackgroundView))
    if !isActive { selectedBackgroundView?.move(to: bounds) }
  }

  /// Whether the cell is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { activityDidChange() } } }

  /// Whether the cell is highlighted.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { activityDidChange() } }
  }

  private func activityDidChange() {
    showOwnBackgrounds()
    setNeedsUpdateConfiguration()
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
    isItemExpanded = false
    uncoveredActions = nil
  }

  /// The actions that a swipe has uncovered, until they disappear.
  var uncoveredActions: UncoveredActions? {
    didSet {
      if (uncoveredActions == nil) != (oldValue == nil) { setNeedsUpdateConfiguration() }
    }
  }

  /// Whether the cell's item is expanded in the outline of a diffable data source.
  var isItemExpanded = false {
    didSet { if isItemExpanded != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Returns the size that fits the constraints in the content view, in points. Without such constraints it's
  /// ``UIView/sizeThatFits(_:)``, or the width of a ``UIListContentConfiguration`` in one line.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var target = targetSize
    target.width = max(target.width - indentation, 0)
    var size = hostedContent.fittingSize(
      target, horizontalFittingPriority, verticalFittingPriority)
    size?.width += indentation
    if let size { return size }
    var own = sizeThatFits(targetSize)
    if horizontalFittingPriority < .required, let width = hostedContent.widthOfListContent {
      own.width = width + indentation
    }
    return own
  }

  /// The distance between the cell's leading edge and its content, in points.
  var indentation: CGFloat { 0 }

  // MARK: Configurations

  /// The content configuration.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { hostedContent.show(contentConfiguration) }
  }

  /// The background configuration.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  /// Returns the default background of the cell.
  @available(iOS 16.0, tvOS 16.0, visionOS 1, *)
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// Whether the content configuration is updated automatically when the state changes.
  open var automaticallyUpdatesContentConfiguration = true

  /// Whether the background configuration is updated automatically when the state changes.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Updates the configurations of a cell for its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Called when the cell's state changes, after ``updateConfiguration(using:)``, and after a change of what it read from
  /// observable objects.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the cell can be focused. The default is the answer of the collection view's delegate.
  open override var canBecomeFocused: Bool {
    guard let view = superview as? UICollectionView, let path = view.indexPath(for: self) else {
      return false
    }
    return view.askDelegate(CollectionMethod.canFocus) {
      $0.collectionView(view, canFocusItemAt: path)
    } ?? true
  }

  /// The cell's state.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    let collection = superview as? UICollectionView
    state.isEditing = collection?.isEditing == true && collection?.canEdit(self) == true
    state.isReordering = collection?.movingCell === self
    state.isExpanded = isItemExpanded
    state.isSwiped = uncoveredActions != nil
    return state
  }

  /// Schedules an update of the configurations for the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  private var needsUpdateConfiguration = true
  private let readConfiguration = ObservedReads()

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.move(to: bounds.insetBy(left: indentation))
    showOwnBackgrounds()
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    let state = configurationState
    readConfiguration.track {
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    } onChange: { [weak self] in
      self?.setNeedsUpdateConfiguration()
    }
  }

  /// Called when the cell's state changes.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
      contentConfiguration = configuration.updated(for: state)
    }
  }
}

/// A cell with the appearance of a table's cell.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// Returns the default content of the view.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// The number of steps by which the content is indented.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }

  /// The width of an indentation step, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  override var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  /// The accessories at the cell's edges. Two system accessories of the same type raise an exception.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      var types: Set<UICellAccessory.AccessoryType> = []
      for accessory in accessories where !accessory.isCustom {
        guard types.insert(accessory.accessoryType).inserted else {
          return UIKitException.raise(
            "Accessories array contains more than one system accessory of the same type. "
              + "Duplicate accessories: \(accessory.accessoryType)")
        }
      }
    }
  }

  private lazy var ownSeparatorGuide = UILayoutGuide()

  /// A layout guide with the position of the separator.
  open var separatorLayoutGuide: UILayoutGuide {
    ownSeparatorGuide.owningView = self
    return ownSeparatorGuide
  }

  /// Gives the cell the margins of a list's row, or those of other views, unless the app has set margins.
  ///
  /// A left margin of 16 points is recorded on Mac Catalyst. It's also where HeadlessUIKit starts the texts of rows.
  func takeMargins(inList isInList: Bool) {
    let usual = ViewMargins().own
    let wide = UIEdgeInsets(top: usual.top, left: 16, bottom: usual.bottom, right: 16)
    if layoutMargins == (isInList ? usual : wide) { layoutMargins = isInList ? wide : usual }
  }
}
