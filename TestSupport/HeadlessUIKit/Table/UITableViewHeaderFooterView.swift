#if os(Linux)
  /// A view at the head or the foot of a table's section.
  @preconcurrency @MainActor
  open class UITableViewHeaderFooterView: UIView {
    public init(reuseIdentifier: String?) {
      identifier = reuseIdentifier
      super.init(frame: .zero)
      addSubview(content)
    }

    public convenience override init(frame: CGRect) { self.init(reuseIdentifier: nil) }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      addSubview(content)
    }

    private let content = UIView()
    private var identifier: String?

    open var reuseIdentifier: String? { identifier }

    func adopt(_ identifier: String) {
      if self.identifier?.isEmpty != false { self.identifier = identifier }
    }

    open var contentView: UIView { content }
    open var textLabel: UILabel? { label }
    open var detailTextLabel: UILabel? { detailLabel }
    private lazy var label = added(UILabel())
    private lazy var detailLabel = added(UILabel())
    open var backgroundView: UIView?

    private func added(_ label: UILabel) -> UILabel {
      content.addSubview(label)
      return label
    }

    open func prepareForReuse() {}

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: 28)
    }

    open override func layoutSubviews() {
      super.layoutSubviews()
      content.frame = bounds
      guard needsUpdateConfiguration else { return }
      needsUpdateConfiguration = false
      updateConfiguration(using: configurationState)
    }

    open var contentConfiguration: (any UIContentConfiguration)? {
      didSet { hostedContent.show(contentConfiguration, in: content) }
    }

    private let hostedContent = HostedContent()

    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true

    public typealias ConfigurationUpdateHandler = (
      _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
      didSet { setNeedsUpdateConfiguration() }
    }

    open var configurationState: UIViewConfigurationState {
      UIViewConfigurationState(traitCollection: traitCollection)
    }

    open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

    /// Updates the configuration at the next layout.
    open func setNeedsUpdateConfiguration() {
      needsUpdateConfiguration = true
      setNeedsLayout()
    }

    private var needsUpdateConfiguration = true

    open func updateConfiguration(using state: UIViewConfigurationState) {
      if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
        contentConfiguration = configuration.updated(for: state)
      }
      configurationUpdateHandler?(self, state)
    }
  }
#endif
