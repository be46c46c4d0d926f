/// The background of a list without rows.
@MainActor
final class BackgroundContent {
  enum Content {
    case view(UIView)
    case configuration(any UIContentConfiguration)
  }

  private let content: @MainActor () -> Content?
  /// The view that is behind the rows now.
  private(set) var view: UIView?
  /// The view that was there before.
  private var replaced: UIView?

  /// - Parameter content: returns the content at each change; `nil` to show nothing.
  init(_ content: @escaping @MainActor () -> Content?) {
    self.content = content
  }

  /// Returns the view that is behind the rows from now on: the content, or what was there before.
  ///
  /// - Parameters:
  ///   - isEmpty: whether there are no rows.
  ///   - shown: the view that is behind the rows now.
  func background(isEmpty: Bool, insteadOf shown: UIView?) -> UIView? {
    let isShown = view != nil && shown === view
    switch isEmpty ? content() : nil {
    case nil:
      defer { (view, replaced) = (nil, nil) }
      return isShown ? replaced : shown
    case .configuration(let configuration)? where isShown && canShow(configuration):
      (view as? any UIContentView)?.configuration = configuration
    case let new?:
      if !isShown { replaced = shown }
      view = makeView(of: new)
    }
    return view
  }

  private func canShow(_ configuration: any UIContentConfiguration) -> Bool {
    guard let shown = (view as? any UIContentView)?.configuration else { return false }
    return type(of: shown) == type(of: configuration)
  }

  private func makeView(of content: Content) -> UIView {
    switch content {
    case .view(let view): view
    case .configuration(let configuration): configuration.makeContentView()
    }
  }
}
