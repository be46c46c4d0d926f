/// A cell of a table view.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  /// The styles of a cell that is created without a nib.
  public enum CellStyle: Int, Sendable {
    /// An image view and a label.
    case `default`

    /// A label, and a second label at the trailing edge.
    case value1

    /// A label, and a second label next to it.
    case value2

    /// An image view, a label, and a smaller label below it.
    case subtitle
  }

  /// The kinds of accessories at a cell's trailing edge.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none

    /// A chevron.
    case disclosureIndicator

    /// A details button and a chevron.
    case detailDisclosureButton

    /// A checkmark.
    case checkmark

    /// A details button.
    case detailButton
  }

  /// The appearances of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// The appearance of a cell that isn't selected.
    case none

    /// The default appearance. In old versions of iOS it was blue.
    case blue

    /// A grey background.
    case gray

    /// The default appearance.
    case `default`
  }

  /// The editing controls of a cell.
  public enum EditingStyle: Int, Sendable {
    /// No control.
    case none

    /// A control that deletes the row.
    case delete

    /// A control that inserts a row.
    case insert
  }

  /// The styles of separators.
  public enum SeparatorStyle: Int, Sendable {
    /// No separator.
    case none

    /// A line.
    case singleLine

    /// A line. In old versions of iOS it was etched.
    case singleLineEtched
  }

  /// The controls of a cell that editing mode and swipes show.
  public struct StateMask: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates a value from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The editing control.
    public static let showingEditControl = StateMask(rawValue: 1)

    /// The button that confirms a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// Creates a cell with a style and a reuse identifier.
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

  let style: CellStyle
  /// With these margins, which UIKit gives cells on phones, a line of text makes a cell as tall as UIKit's.
  private let hostedContent = HostedContent(
    margins: UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
  private var content: UIView { hostedContent.view }
  private var identifier: String?

  /// The reuse identifier.
  open var reuseIdentifier: String? { identifier }

  func adopt(_ identifier: String) {
    if self.identifier?.isEmpty != false { self.identifier = identifier }
  }

  /// The view that contains the content.
  open var contentView: UIView { content }

  /// The primary label, or `nil` if the cell has a content configuration.
  open var textLabel: UILabel? {
    guard contentConfiguration == nil else { return nil }
    if ownTextLabel == nil { ownTextLabel = added(UILabel()) }
    return ownTextLabel
  }
  private var ownTextLabel: UILabel?

  /// The secondary label, or `nil` if the cell has a content configuration or its style has no second label.
  open var detailTextLabel: UILabel? {
    guard contentConfiguration == nil, style != .default else { return nil }
    if ownDetailTextLabel == nil { ownDetailTextLabel = added(makeDetailLabel()) }
    return ownDetailTextLabel
  }
  private var ownDetailTextLabel: UILabel?

  /// Creates the secondary label. Below the primary label it's smaller, beside it it's grey.
  private func makeDetailLabel() -> UILabel {
    let label = UILabel()
    if style != .value1 { label.font = .systemFont(ofSize: 12) }
    if style == .value1 { label.textColor = .secondaryLabel }
    return label
  }

  /// The image view, or `nil` if the cell has a content configuration or its style has no image.
  open var imageView: UIImageView? {
    guard contentConfiguration == nil, style != .value2 else { return nil }
    if ownImageView == nil { ownImageView = added(UIImageView()) }
    return ownImageView
  }
  private var ownImageView: UIImageView?

  private func added<View: UIView>(_ view: View) -> View {
    content.addSubview(view)
    return view
  }

  private func removeOwnViews() {
    for view in [ownTextLabel, ownDetailTextLabel, ownImageView] { view?.removeFromSuperview() }
    (ownTextLabel, ownDetailTextLabel, ownImageView) = (nil, nil, nil)
  }

  /// The view behind all other subviews.
  open var backgroundView: UIView? { didSet { showOwnBackgrounds(insteadOf: oldValue) } }

  /// The view in front of ``backgroundView`` and behind all others. It's a subview while the cell is selected or
  /// highlighted, unless its selection style is ``SelectionStyle/none``.
  open var selectedBackgroundView: UIView? { didSet { showOwnBackgrounds(insteadOf: oldValue) } }

  private func showOwnBackgrounds(insteadOf old: UIView? = nil) {
    // Most cells have none, and each layout calls this method.
    if backgroundView == nil, selectedBackgroundView == nil, old == nil { return }
    let isActive = (selected || highlighted) && selectionStyle != .none
    showBackgrounds(
      [backgroundView, isActive ? selectedBackgroundView : nil],
      insteadOf: old ?? (isActive ? nil : selectedBackgroundView))
    if !isActive { selectedBackgroundView?.move(to: bounds) }
  }

  /// The appearance of the cell while it's selected.
  open var selectionStyle = SelectionStyle.default { didSet { showOwnBackgrounds() } }

  /// The accessory at the trailing edge.
  open var accessoryType = AccessoryType.none

  /// Your own view in place of the accessory.
  open var accessoryView: UIView? { didSet { accessoryDidChange(from: oldValue) } }

  /// The accessory in editing mode.
  open var editingAccessoryType = AccessoryType.none

  /// Your own view in place of the accessory in editing mode.
  open var editingAccessoryView: UIView? { didSet { accessoryDidChange(from: oldValue) } }

  /// The view that is shown in place of the accessory at the moment.
  var shownAccessoryView: UIView? { editing ? editingAccessoryView : accessoryView }

  private func accessoryDidChange(from old: UIView?) {
    if let old, old !== shownAccessoryView, old.superview === self { old.removeFromSuperview() }
    if let view = shownAccessoryView, view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// Puts the accessory view at the trailing edge. It keeps its size, or gets the natural one if it has none.
  private func placeAccessoryView() {
    guard let view = shownAccessoryView else { return }
    var size = view.frame.size
    if size == .zero {
      let own = view.contentSize(width: nil)
      size = CGSize(width: max(own.width, 0), height: max(own.height, 0))
    }
    view.move(
      to: CGRect(
        x: bounds.maxX - 16 - size.width, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height))
  }

  /// The number of steps by which the content is indented.
  open var indentationLevel = 0

  /// The width of an indentation step, in points.
  open var indentationWidth: CGFloat = 10

  /// The insets of the separators, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  /// Whether the content is indented in editing mode.
  open var shouldIndentWhileEditing = true

  /// Whether the cell shows a reorder control in editing mode.
  open var showsReorderControl = false

  /// The editing control that the table assigned to the cell.
  open var editingStyle: UITableViewCell.EditingStyle { shownEditingStyle }
  var shownEditingStyle = EditingStyle.none

  /// The actions that a swipe has uncovered, until they disappear.
  var uncoveredActions: UncoveredActions? {
    didSet {
      guard (uncoveredActions == nil) != (oldValue == nil) else { return }
      setNeedsUpdateConfiguration()
      announceState()
    }
  }

  /// Called before other controls are shown.
  open func willTransition(to state: UITableViewCell.StateMask) {}

  /// Called after other controls are shown.
  open func didTransition(to state: UITableViewCell.StateMask) {}

  private func announceState() {
    var state: StateMask = []
    if editing { state.insert(.showingEditControl) }
    if uncoveredActions != nil { state.insert(.showingDeleteConfirmation) }
    willTransition(to: state)
    didTransition(to: state)
  }

  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  private var selected = false

  /// Selects or deselects the cell.
  open func setSelected(_ selected: Bool, animated: Bool) {
    let changed = selected != self.selected
    self.selected = selected
    guard changed else { return }
    showOwnBackgrounds()
    setNeedsUpdateConfiguration()
  }

  /// Whether the cell is highlighted.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  private var highlighted = false

  /// Highlights the cell, or ends its highlight.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    let changed = highlighted != self.highlighted
    self.highlighted = highlighted
    guard changed else { return }
    showOwnBackgrounds()
    setNeedsUpdateConfiguration()
  }

  /// Whether the cell is in editing mode.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  private var editing = false

  /// Turns editing mode on or off.
  open func setEditing(_ editing: Bool, animated: Bool) {
    let changed = editing != self.editing
    self.editing = editing
    guard changed else { return }
    accessoryDidChange(from: editing ? accessoryView : editingAccessoryView)
    setNeedsUpdateConfiguration()
    announceState()
  }

  /// Called before the view is reused.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
    uncoveredActions = nil
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
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

  // MARK: Configurations

  /// The content configuration. It replaces the cell's own labels and image view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      if contentConfiguration != nil { removeOwnViews() }
      hostedContent.show(contentConfiguration)
    }
  }

  /// The background configuration.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  /// Whether the content configuration is updated automatically when the state changes.
  open var automaticallyUpdatesContentConfiguration = true

  /// Whether the background configuration is updated automatically when the state changes.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Updates the configurations of a cell for its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Called when the cell's state changes, after ``updateConfiguration(using:)``, and after a change of what it read from
  /// observable objects.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the cell can be focused. The default is the answer of the table's delegate.
  open override var canBecomeFocused: Bool {
    guard let table = superview as? UITableView, let path = table.indexPath(for: self) else {
      return false
    }
    return table.askDelegate(TableMethod.canFocus) { $0.tableView(table, canFocusRowAt: path) }
      ?? true
  }

  /// The cell's state.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = selected
    state.isHighlighted = highlighted
    state.isEditing = editing
    state.isReordering = (superview as? UITableView)?.movingCell === self
    state.isSwiped = uncoveredActions != nil
    return state
  }

  /// Returns the default background of the cell.
  @available(iOS 16.0, tvOS 16.0, visionOS 1, *)
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  /// Returns the default content of the view.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    style == .default || style == .value2
      ? .cell() : style == .subtitle ? .subtitleCell() : .valueCell()
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
    content.move(to: bounds)
    placeAccessoryView()
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
