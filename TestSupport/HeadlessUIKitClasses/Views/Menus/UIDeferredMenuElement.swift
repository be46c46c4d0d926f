/// An element of a menu that is replaced with the elements that a closure provides when the menu opens.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private var isCached = true
  private var isRequested = false

  /// The elements that the closure has provided.
  private(set) var elements: [UIMenuElement] = []

  /// Creates an element whose closure is called once, when a menu with the element opens first.
  ///
  /// - Parameter elementProvider: passes the elements to its argument, at once or later.
  public required init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    provider = elementProvider
    super.init(titleText: "Loading…", picture: nil)
  }

  /// Creates an element whose closure is called each time when a menu with the element opens.
  ///
  /// - Parameter elementProvider: passes the elements to its argument, at once or later.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    let element = Self(elementProvider)
    element.isCached = false
    return element
  }

  /// Requests the elements for a menu that opens.
  func load() {
    guard !(isCached && isRequested) else { return }
    isRequested = true
    elements = []
    provider { [weak self] elements in
      self?.elements = elements
      for element in elements { element.loadDeferredElements() }
    }
  }
}

extension UIMenuElement {
  /// Requests the elements of deferred elements, here and in submenus.
  func loadDeferredElements() {
    (self as? UIDeferredMenuElement)?.load()
    for child in (self as? UIMenu)?.children ?? [] { child.loadDeferredElements() }
  }
}
