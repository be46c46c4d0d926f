/// A view at the head or the foot of a table's section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// Creates a view that is reused under an identifier.
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

  /// The identifier under which the view is reused.
  open var reuseIdentifier: String? { identifier }

  func adopt(_ identifier: String) {
    if self.identifier?.isEmpty != false { self.identifier = identifier }
  }

  /// The view that holds what is shown.
  open var contentView: UIView { content }

  /// The label of the first text.
  open var textLabel: UILabel? { label }

  /// The label of the second text.
  open var detailTextLabel: UILabel? { detailLabel }
  private lazy var label = added(UILabel())
  private lazy var detailLabel = added(UILabel())

  /// The view behind all others.
  open var backgroundView: UIView?

  private func added(_ label: UILabel) -> UILabel {
    content.addSubview(label)
    return label
  }

  /// Called before the view is dequeued again.
  open func prepareForReuse() {}

  /// Returns the height of the first text, which has 20 points for each line after the first. Lines end at line
  /// breaks only, because no text is measured here.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = (contentConfiguration as? UIListContentConfiguration)?.text ?? textLabel?.text
    let breaks = text?.filter(\.isNewline).count ?? 0
    return CGSize(width: size.width, height: 28 + 20 * CGFloat(breaks))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    updateConfiguration(using: configurationState)
  }

  /// What the content view shows.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { hostedContent.show(contentConfiguration, in: content) }
  }

  private let hostedContent = HostedContent()

  /// What stands behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  /// Whether the content adapts to the state.
  open var automaticallyUpdatesContentConfiguration = true

  /// Whether the background adapts to the state.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Updates the configurations to a state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// What updates the configurations to the state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The state of the view.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  /// What a view of this style shows before anything is set.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  /// Updates the configuration at the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  private var needsUpdateConfiguration = true

  /// Updates the configurations to a state.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
      contentConfiguration = configuration.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }
}
