/// A cell of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// What a cell made without a nib shows.
  public enum CellStyle: Int, Sendable {
    /// An image and a text.
    case `default`

    /// A text, and another one at the end of the row.
    case value1

    /// A text, and another one right beside it.
    case value2

    /// An image, a text and a smaller one below it.
    case subtitle
  }

  /// What stands at a cell's end.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none

    /// A sign that the row leads on.
    case disclosureIndicator

    /// A button for details, and a sign that the row leads on.
    case detailDisclosureButton

    /// A check mark.
    case checkmark

    /// A button for details.
    case detailButton
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// As if it were not selected.
    case none

    /// As the system has it, once in blue.
    case blue

    /// In grey.
    case gray

    /// As the system has it.
    case `default`
  }

  /// The control of a cell in a table that is being edited.
  public enum EditingStyle: Int, Sendable {
    /// There is no control.
    case none

    /// The control deletes the row.
    case delete

    /// The control inserts a row.
    case insert
  }

  /// How cells are kept apart.
  public enum SeparatorStyle: Int, Sendable {
    /// No line.
    case none

    /// A line.
    case singleLine

    /// A line, once etched.
    case singleLineEtched
  }

  /// Creates a cell of a style, which is reused under an identifier.
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

  /// The identifier under which the view is reused.
  open var reuseIdentifier: String? { identifier }

  func adopt(_ identifier: String) {
    if self.identifier?.isEmpty != false { self.identifier = identifier }
  }

  /// The view that holds what is shown.
  open var contentView: UIView { content }

  /// The label of the first text.
  open var textLabel: UILabel? { textLabelIfStyled }
  private lazy var textLabelIfStyled: UILabel? = added(UILabel())

  /// The label of the second text.
  open var detailTextLabel: UILabel? { detailTextLabelIfStyled }
  private lazy var detailTextLabelIfStyled = style == .default ? nil : added(UILabel())

  /// The view of the image.
  open var imageView: UIImageView? { imageViewIfStyled }
  private lazy var imageViewIfStyled = style == .value2 ? nil : added(UIImageView())

  private func added<View: UIView>(_ view: View) -> View? {
    content.addSubview(view)
    return view
  }

  /// The view behind all others.
  open var backgroundView: UIView?

  /// The view behind all others while the cell is selected.
  open var selectedBackgroundView: UIView?

  /// The view behind all others while several rows are selected.
  open var multipleSelectionBackgroundView: UIView?

  /// How the cell looks while it is selected.
  open var selectionStyle = SelectionStyle.default

  /// What stands at the end of the row.
  open var accessoryType = AccessoryType.none

  /// A view at the end of the row, in place of the accessory.
  open var accessoryView: UIView?

  /// What stands at the end of the row while the table is edited.
  open var editingAccessoryType = AccessoryType.none

  /// A view at the end of the row while the table is edited.
  open var editingAccessoryView: UIView?

  /// How far the content is indented, in steps.
  open var indentationLevel = 0

  /// How wide a step of the indentation is, in points.
  open var indentationWidth: CGFloat = 10

  /// How far the lines between rows are from the edges, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  /// Whether the content makes room for the control.
  open var shouldIndentWhileEditing = true

  /// Whether there is a handle to move the row by.
  open var showsReorderControl = false

  /// What the table says of the row while it edits it.
  open var editingStyle: UITableViewCell.EditingStyle { shownEditingStyle }
  var shownEditingStyle = EditingStyle.none

  /// Whether it is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  private var selected = false

  /// Shows the cell as one that is selected, or is not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    let changed = selected != self.selected
    self.selected = selected
    if changed { setNeedsUpdateConfiguration() }
  }

  /// Whether a finger is on it.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  private var highlighted = false

  /// Shows the cell as one that a finger is on, or is not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    let changed = highlighted != self.highlighted
    self.highlighted = highlighted
    if changed { setNeedsUpdateConfiguration() }
  }

  /// Whether it is being edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  private var editing = false

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    let changed = editing != self.editing
    self.editing = editing
    if changed { setNeedsUpdateConfiguration() }
  }

  /// Called before the view is dequeued again.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  // MARK: Configurations

  /// What the content view shows.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { hostedContent.show(contentConfiguration, in: content) }
  }

  private let hostedContent = HostedContent()

  /// What the cell's background shows.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  /// Whether the content follows the state of the cell by itself.
  open var automaticallyUpdatesContentConfiguration = true

  /// Whether the background follows the state of the cell by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Updates a cell for the state that it is in.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Called when the cell's state has changed, in place of a subclass.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The state that the cell is in.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = selected
    state.isHighlighted = highlighted
    state.isEditing = editing
    return state
  }

  /// The usual background of such a cell.
  @available(iOS 16.0, tvOS 16.0, visionOS 1, *)
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  /// What a view of this style shows before anything is set.
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

  /// Called when the cell's state has changed.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
      contentConfiguration = configuration.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }
}
