#if os(Linux)
  /// A cell of a table.
  @preconcurrency @MainActor
  open class UITableViewCell: UIView {
    /// What a cell made without a nib shows.
    public enum CellStyle: Int, Sendable {
      case `default`, value1, value2, subtitle
    }

    /// What stands at a cell's end.
    public enum AccessoryType: Int, Sendable {
      case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// How a selected cell looks.
    public enum SelectionStyle: Int, Sendable {
      case none, blue, gray, `default`
    }

    /// The control of a cell in a table that is being edited.
    public enum EditingStyle: Int, Sendable {
      case none, delete, insert
    }

    /// How cells are kept apart.
    public enum SeparatorStyle: Int, Sendable {
      case none, singleLine, singleLineEtched
    }

    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      self.style = style
      identifier = reuseIdentifier
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      addSubview(content)
    }

    public convenience override init(frame: CGRect) {
      self.init(style: .default, reuseIdentifier: nil)
    }

    public required init?(coder: NSCoder) {
      style = .default
      super.init(coder: coder)
      addSubview(content)
    }

    private let style: CellStyle
    private let content = UIView()
    private var identifier: String?

    open var reuseIdentifier: String? { identifier }

    func adopt(_ identifier: String) {
      if self.identifier?.isEmpty != false { self.identifier = identifier }
    }

    open var contentView: UIView { content }

    open var textLabel: UILabel? { textLabelIfStyled }
    private lazy var textLabelIfStyled: UILabel? = added(UILabel())

    open var detailTextLabel: UILabel? { detailTextLabelIfStyled }
    private lazy var detailTextLabelIfStyled = style == .default ? nil : added(UILabel())

    open var imageView: UIImageView? { imageViewIfStyled }
    private lazy var imageViewIfStyled = style == .value2 ? nil : added(UIImageView())

    private func added<View: UIView>(_ view: View) -> View? {
      content.addSubview(view)
      return view
    }

    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var multipleSelectionBackgroundView: UIView?
    open var selectionStyle = SelectionStyle.default
    open var accessoryType = AccessoryType.none
    open var accessoryView: UIView?
    open var editingAccessoryType = AccessoryType.none
    open var editingAccessoryView: UIView?
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    open var shouldIndentWhileEditing = true
    open var showsReorderControl = false

    /// What the table says of the row while it edits it.
    open var editingStyle: UITableViewCell.EditingStyle { shownEditingStyle }
    var shownEditingStyle = EditingStyle.none

    open var isSelected: Bool {
      get { selected }
      set { setSelected(newValue, animated: false) }
    }

    private var selected = false

    open func setSelected(_ selected: Bool, animated: Bool) {
      let changed = selected != self.selected
      self.selected = selected
      if changed { setNeedsUpdateConfiguration() }
    }

    open var isHighlighted: Bool {
      get { highlighted }
      set { setHighlighted(newValue, animated: false) }
    }

    private var highlighted = false

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
      let changed = highlighted != self.highlighted
      self.highlighted = highlighted
      if changed { setNeedsUpdateConfiguration() }
    }

    open var isEditing: Bool {
      get { editing }
      set { setEditing(newValue, animated: false) }
    }

    private var editing = false

    open func setEditing(_ editing: Bool, animated: Bool) {
      let changed = editing != self.editing
      self.editing = editing
      if changed { setNeedsUpdateConfiguration() }
    }

    open func prepareForReuse() {
      setHighlighted(false, animated: false)
      setSelected(false, animated: false)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: 44)
    }

    // MARK: Configurations

    open var contentConfiguration: (any UIContentConfiguration)? {
      didSet { hostedContent.show(contentConfiguration, in: content) }
    }

    private let hostedContent = HostedContent()

    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true

    public typealias ConfigurationUpdateHandler = (
      _ cell: UITableViewCell, _ state: UICellConfigurationState
    ) -> Void

    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
      didSet { setNeedsUpdateConfiguration() }
    }

    open var configurationState: UICellConfigurationState {
      var state = UICellConfigurationState(traitCollection: traitCollection)
      state.isSelected = selected
      state.isHighlighted = highlighted
      state.isEditing = editing
      return state
    }

    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

    open func defaultContentConfiguration() -> UIListContentConfiguration {
      style == .default || style == .value2
        ? .cell() : style == .subtitle ? .subtitleCell() : .valueCell()
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
#endif
