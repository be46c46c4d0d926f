#if os(Linux)
  public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
  public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

  /// What a long press shows.
  @preconcurrency @MainActor
  open class UIContextMenuConfiguration: NSObject {
    private let actionProvider: UIContextMenuActionProvider?

    public init(
      identifier: (any NSCopying)?,
      previewProvider: UIContextMenuContentPreviewProvider?,
      actionProvider: UIContextMenuActionProvider? = nil
    ) {
      self.identifier = identifier ?? UUID().uuidString as NSString
      self.actionProvider = actionProvider
      super.init()
    }

    open private(set) var identifier: any NSCopying

    /// The menu that the user sees.
    func makeMenu() -> UIMenu? { actionProvider?([]) }
  }
#endif
