/// The view of a content configuration inside a cell: made once, and configured again where it can be.
@MainActor
final class HostedContent {
  private var shown: (any UIView & UIContentView)?

  func show(_ configuration: (any UIContentConfiguration)?, in view: UIView) {
    guard let configuration else {
      shown?.removeFromSuperview()
      shown = nil
      return
    }
    if let shown, type(of: shown.configuration) == type(of: configuration) {
      shown.configuration = configuration
      return
    }
    shown?.removeFromSuperview()
    let new = configuration.makeContentView()
    new.frame = view.bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(new)
    shown = new
  }
}
