/// Makes the controller of a context menu's preview.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes a context menu from what the system suggests for it.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What a long press shows.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  private let actionProvider: UIContextMenuActionProvider?
  private let previewProvider: UIContextMenuContentPreviewProvider?

  /// Creates a configuration without a menu and a preview.
  public convenience override init() {
    self.init(identifier: nil, previewProvider: nil, actionProvider: nil)
  }

  /// Creates a configuration whose menu is made when it is to be shown.
  public init(
    identifier: (any NSCopying)?,
    previewProvider: UIContextMenuContentPreviewProvider?,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? UUID().uuidString as NSString
    self.actionProvider = actionProvider
    self.previewProvider = previewProvider
    super.init()
  }

  /// What tells it from others.
  open private(set) var identifier: any NSCopying

  /// The preview that the user sees.
  func makePreview() -> UIViewController? { previewProvider?() }

  /// The menu that the user sees.
  func makeMenu() -> UIMenu? { actionProvider?([]) }
}
