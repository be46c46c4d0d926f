/// The problems of which SwiftUI warns, in its words. A test can remove them.
@MainActor public enum ViewUpdateProblems { public static var recorded: [String] = [] }

/// A view in the tree. It lives as long as the view keeps its identity: position, type and key.
@MainActor
final class ViewNode {
  private static var runningEvaluations = 0
  private let key: AnyHashable?
  private(set) weak var host: ViewHost?
  var view: any View = EmptyView()
  private(set) var environment = EnvironmentValues()
  private var children: [ViewNode] = [], uiView: UIView?
  private(set) var updates = 0, isDirty = true
  private let reads = ObservedReads()
  var states: [String: AnyObject] = [:]
  var onRemove: @MainActor () -> Void = {}
  init(_ key: AnyHashable? = nil, in host: ViewHost?) { (self.key, self.host) = (key, host) }
  deinit { if MainActor.isCurrent { MainActor.assumeIsolated(onRemove) } }

  /// Updates the node if it was invalidated, or else the invalidated nodes inside it.
  func updateIfNeeded() {
    if !isDirty { for child in children { child.updateIfNeeded() } }
    guard isDirty else { return }
    (isDirty, updates) = (false, updates + 1)
    link(view)
    switch view {
    case let view as any NodeView: view.update(self)
    case let view as any UIViewRepresentable: view.update(self)
    default: show([evaluating { view.body }])
    }
    uiView?.tintColor = environment.tint
  }

  private func link(_ view: Any, _ path: String = "") {
    for case (let name?, let value as any DynamicProperty) in Mirror(reflecting: view).children {
      let property = value as? any NodeProperty
      property?.link(to: self, as: path + name) ?? link(value, path + name)
    }
  }

  /// Replaces the children. A child is kept if it has the same position, type and key.
  func show(_ views: [any View], key: AnyHashable? = nil, _ environment: EnvironmentValues? = nil) {
    let (old, environment) = (children, environment ?? self.environment)
    children = views.enumerated().map { index, view in
      var node = old.dropFirst(index).first ?? ViewNode(key, in: host)
      if node.key != key || type(of: node.view) != type(of: view) { node = ViewNode(key, in: host) }
      (node.view, node.environment, node.isDirty) = (view, environment, true)
      node.updateIfNeeded()
      return node
    }
  }

  /// Returns the node's `UIView`, which a closure makes first.
  func make<Made: UIView>(_ make: () -> Made) -> Made {
    if let made = uiView as? Made { return made }
    let made = make()
    (uiView, onRemove) = (made, { made.removeFromSuperview() })
    return made
  }
  var uiViews: [UIView] { uiView.map { [$0] } ?? children.flatMap(\.uiViews) }
  func invalidate() {
    isDirty = true
    host?.scheduleUpdate()
  }

  /// Called when a `State` or an observed object gets a value, which may be equal to the old one.
  func stateChanges(_ isChanged: Bool = true) {
    let problem = "Modifying state during view update, this will cause undefined behavior."
    if Self.runningEvaluations > 0 { ViewUpdateProblems.recorded.append(problem) }
    if isChanged { invalidate() }
  }

  /// Calls code of the app, and invalidates the node when an observable value that it read changes.
  func evaluating<Result>(_ work: () -> Result) -> Result {
    Self.runningEvaluations += 1
    defer { Self.runningEvaluations -= 1 }
    return reads.track(work) { [weak self] in self?.invalidate() }
  }
}
