#if os(Linux)
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
    open var contentView: UIView { content }

    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?

    open var isSelected = false {
      didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
    }

    open var isHighlighted = false {
      didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
    }

    open override func prepareForReuse() {
      super.prepareForReuse()
      isSelected = false
      isHighlighted = false
    }

    // MARK: Configurations

    open var contentConfiguration: (any UIContentConfiguration)? {
      didSet { hostedContent.show(contentConfiguration, in: content) }
    }

    private let hostedContent = HostedContent()

    open var backgroundConfiguration: UIBackgroundConfiguration?
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true

    public typealias ConfigurationUpdateHandler = (
      _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
      didSet { setNeedsUpdateConfiguration() }
    }

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
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var accessories: [UICellAccessory] = []

    private lazy var ownSeparatorGuide = UILayoutGuide()

    open var separatorLayoutGuide: UILayoutGuide {
      ownSeparatorGuide.owningView = self
      return ownSeparatorGuide
    }

  }
#endif
