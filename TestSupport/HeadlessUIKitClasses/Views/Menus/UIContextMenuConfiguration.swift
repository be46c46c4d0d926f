/// Returns the view controller of a context menu's preview, or `nil` if the cell is the preview.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Returns a context menu, given the elements that the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The configuration of a context menu.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  private let actionProvider: UIContextMenuActionProvider?
  private let previewProvider: UIContextMenuContentPreviewProvider?

  /// Creates a configuration without a menu and preview.
  public convenience override init() {
    self.init(identifier: nil, previewProvider: nil, actionProvider: nil)
  }

  /// Creates a configuration. The closures are called when the menu opens.
  public init(
    identifier: (any NSCopying)?,
    previewProvider: UIContextMenuContentPreviewProvider?,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier?.copy(with: nil) as? any NSCopying ?? NSUUID()
    self.actionProvider = actionProvider
    self.previewProvider = previewProvider
    super.init()
  }

  /// A copy of the identifier, or an `NSUUID`.
  open private(set) var identifier: any NSCopying

  /// Returns the view controller of the preview, or `nil` if there is none.
  func makePreview() -> UIViewController? { previewProvider?() }

  /// Returns the menu, or `nil` if there is none.
  func makeMenu() -> UIMenu? { actionProvider?([]) }
}
