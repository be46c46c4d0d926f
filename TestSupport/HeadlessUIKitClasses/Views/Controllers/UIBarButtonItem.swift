/// A button in a bar. A test uses ``UIBarButtonItem/user`` to tap it.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The styles of a button.
  public enum Style: Int, Sendable {
    /// The plain style.
    case plain = 0

    /// The style of a button that completes a task.
    case done = 2
  }

  /// The system's bar buttons.
  public enum SystemItem: Int, Sendable {
    /// Completes a task and keeps the changes.
    case done

    /// Cancels a task and discards the changes.
    case cancel

    /// Starts editing.
    case edit

    /// Saves the changes.
    case save

    /// Adds an item.
    case add

    /// A flexible space.
    case flexibleSpace

    /// A fixed space.
    case fixedSpace

    /// Composes a message.
    case compose

    /// Replies to a message.
    case reply

    /// Shows actions.
    case action

    /// Organises items.
    case organize

    /// Shows bookmarks.
    case bookmarks

    /// Starts a search.
    case search

    /// Refreshes the content.
    case refresh

    /// Stops the current task.
    case stop

    /// Takes a photo.
    case camera

    /// Deletes an item.
    case trash

    /// Starts playback.
    case play

    /// Pauses playback.
    case pause

    /// Rewinds.
    case rewind

    /// Fast-forwards.
    case fastForward

    /// Undoes a change.
    case undo

    /// Redoes a change.
    case redo

    /// Closes the screen.
    case close = 24
  }

  /// Creates an item without a title or an image.
  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button with a title.
  public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates a button with an image.
  public convenience init(
    image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a system button.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// Creates an item with a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a button that performs an action or shows a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a system button that performs an action or shows a menu.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
    self.systemItem = systemItem
  }

  /// Returns a space that fills what the other items of the bar leave.
  open class func flexibleSpace() -> Self { space(.flexibleSpace) }

  /// Returns a space of a width, in points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = space(.fixedSpace)
    item.width = width
    return item
  }

  private class func space(_ systemItem: SystemItem) -> Self {
    guard let item = Self(coder: NSCoder()) else {
      fatalError("a space is created by \(self).init(coder:), which returns nil")
    }
    item.systemItem = systemItem
    return item
  }

  /// The width of the item, in points, or 0 for that of its content.
  open var width: CGFloat = 0

  /// The system's button, or `nil` for another item.
  var systemItem: SystemItem?

  /// The style.
  open var style = Style.plain

  /// The tint colour.
  open var tintColor: UIColor?

  /// The target of the action, held weakly.
  open weak var target: AnyObject?

  /// The selector of the target's method.
  open var action: Selector?

  /// The action that the button performs.
  open var primaryAction: UIAction?

  /// The menu that the button shows.
  open var menu: UIMenu?

  /// The custom view, or `nil`.
  open var customView: UIView?
}
