/// The content view of a cell, header or footer: a plain view, or that of a content configuration in its place.
@MainActor
final class HostedContent {
  private(set) lazy var view = makeView()
  private var hasConfiguration = false
  private let margins: UIEdgeInsets?

  /// - Parameter margins: the layout margins of the plain view; `nil` for those of other views.
  init(margins: UIEdgeInsets? = nil) { self.margins = margins }

  private func makeView() -> UIView {
    let view = UIView()
    if let margins { view.layoutMargins = margins }
    return view
  }

  /// Replaces the content view, unless it's the view of a configuration and supports the new one.
  func show(_ configuration: (any UIContentConfiguration)?) {
    guard let configuration else {
      if hasConfiguration { replace(by: makeView()) }
      hasConfiguration = false
      return
    }
    if hasConfiguration, let shown = view as? any UIView & UIContentView,
      shown.supports(configuration)
    {
      shown.configuration = configuration
      return
    }
    hasConfiguration = true
    replace(by: configuration.makeContentView())
  }

  private func replace(by new: UIView) {
    new.frame = view.frame
    view.superview?.insertSubview(new, belowSubview: view)
    view.removeFromSuperview()
    view = new
  }

  /// Returns the size that fits the constraints in the content view; `nil` if it has none, or if they leave the height
  /// open.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    guard ConstraintSolver.hasConstraints(view) else { return nil }
    let size = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return size.height > 0 ? size : nil
  }

  /// The width of a list's content in one line, in points; `nil` if the content view shows something else.
  var widthOfListContent: CGFloat? {
    ((view as? UIListContentView)?.configuration as? UIListContentConfiguration).map {
      ViewPainter(style: .light).width(of: $0, height: view.bounds.height)
    }
  }
}
