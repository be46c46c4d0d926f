/// A header or footer of a table's section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// Creates a view with a reuse identifier.
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

  private let hostedContent = HostedContent()
  private var content: UIView { hostedContent.view }
  private var identifier: String?

  /// The reuse identifier.
  open var reuseIdentifier: String? { identifier }

  func adopt(_ identifier: String) {
    if self.identifier?.isEmpty != false { self.identifier = identifier }
  }

  /// The view that contains the content.
  open var contentView: UIView { content }

  /// The primary label, or `nil` if the view has a content configuration.
  open var textLabel: UILabel? {
    guard contentConfiguration == nil else { return nil }
    if label == nil { label = added(UILabel()) }
    return label
  }
  private var label: UILabel?

  /// The secondary label, or `nil` if the view has a content configuration.
  open var detailTextLabel: UILabel? {
    guard contentConfiguration == nil else { return nil }
    if detailLabel == nil { detailLabel = added(UILabel()) }
    return detailLabel
  }
  private var detailLabel: UILabel?

  private func added(_ label: UILabel) -> UILabel {
    content.addSubview(label)
    return label
  }

  private func removeOwnLabels() {
    for view in [label, detailLabel] { view?.removeFromSuperview() }
    (label, detailLabel) = (nil, nil)
  }

  /// The view behind all other subviews.
  open var backgroundView: UIView? {
    didSet { showBackgrounds([backgroundView], insteadOf: oldValue) }
  }

  /// Called before the view is reused.
  open func prepareForReuse() {}

  /// Returns the height of the primary label, which grows by 20 points with each line after the first.
  /// Only line breaks end a line.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = (contentConfiguration as? UIListContentConfiguration)?.text ?? textLabel?.text
    let breaks = text?.filter(\.isNewline).count ?? 0
    return CGSize(width: size.width, height: 28 + 20 * CGFloat(breaks))
  }

  /// Returns the size that fits the constraints in the content view, in points. Without such constraints it's
  /// ``UIView/sizeThatFits(_:)``.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    hostedContent.fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? sizeThatFits(targetSize)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.move(to: bounds)
    showBackgrounds([backgroundView])
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

  /// The content configuration. It replaces the view's own labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      if contentConfiguration != nil { removeOwnLabels() }
      hostedContent.show(contentConfiguration)
    }
  }

  /// The background configuration.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  /// Whether the content configuration is updated automatically when the state changes.
  open var automaticallyUpdatesContentConfiguration = true

  /// Whether the background configuration is updated automatically when the state changes.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Updates the configurations of the view for a state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// Called when the view's state changes, after ``updateConfiguration(using:)``, and after a change of what it read from
  /// observable objects.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The state of the view.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  /// Returns the default content of the view.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  /// Schedules an update of the configurations for the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  private var needsUpdateConfiguration = true
  private let readConfiguration = ObservedReads()

  /// Updates the configurations of the view for a state.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
      contentConfiguration = configuration.updated(for: state)
    }
  }
}
