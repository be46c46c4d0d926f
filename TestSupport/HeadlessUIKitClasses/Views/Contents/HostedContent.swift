/// The content view of a cell. It's reused for another configuration that it supports.
@MainActor
final class HostedContent {
  private var shown: (any UIView & UIContentView)?

  func show(_ configuration: (any UIContentConfiguration)?, in view: UIView) {
    guard let configuration else {
      shown?.removeFromSuperview()
      shown = nil
      return
    }
    if let shown, shown.supports(configuration) {
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
