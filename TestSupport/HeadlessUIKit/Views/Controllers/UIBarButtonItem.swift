/// A button in a bar. ``UIBarButtonItem/user`` taps it.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    /// A button as others.
    case plain = 0

    /// A button that ends what is under way.
    case done = 2
  }

  /// What a button that the system draws is for.
  public enum SystemItem: Int, Sendable {
    /// Ends what is under way, and keeps it.
    case done

    /// Ends what is under way, and drops it.
    case cancel

    /// Starts editing.
    case edit

    /// Saves.
    case save

    /// Adds.
    case add

    /// Room that grows.
    case flexibleSpace

    /// Room of one size.
    case fixedSpace

    /// Starts a text.
    case compose

    /// Answers.
    case reply

    /// Shows what can be done.
    case action

    /// Puts into order.
    case organize

    /// Shows bookmarks.
    case bookmarks

    /// Searches.
    case search

    /// Reloads.
    case refresh

    /// Stops.
    case stop

    /// Takes a picture.
    case camera

    /// Deletes.
    case trash

    /// Plays.
    case play

    /// Pauses.
    case pause

    /// Goes back.
    case rewind

    /// Goes on faster.
    case fastForward

    /// Takes back.
    case undo

    /// Does again what was taken back.
    case redo

    /// Closes.
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

  /// Creates a button of the system's.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
  }

  /// Creates an item with a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a button that does an action, or shows a menu.
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

  /// Creates a button of the system's that does an action, or shows a menu.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
  }

  /// How it looks.
  open var style = Style.plain

  /// Its tint.
  open var tintColor: UIColor?

  /// Whom it sends its action to.
  open weak var target: AnyObject?

  /// The name of the method that it calls.
  open var action: Selector?

  /// What it does.
  open var primaryAction: UIAction?

  /// The menu that it shows.
  open var menu: UIMenu?

  /// The view that it is.
  open var customView: UIView?
}
