/// A view in the tree. The node lives as long as the view keeps its identity: its position, type and key.
@MainActor
final class ViewNode {
  private(set) var view: any View
  private(set) var environment: EnvironmentValues
  weak var host: ViewHost?
  private(set) var children: [ViewNode] = []
  private let key: AnyHashable?

  /// The values of the view's `State` properties, by name.
  var states: [String: AnyObject] = [:]
  private var publishers: [ObservableObjectPublisher] = []
  /// The `UIView` of a view that has one.
  var uiView: UIView?
  /// The `UIView` and the coordinator of a `UIViewRepresentable`.
  var made: Any?
  /// How the children are arranged; `nil` if the node's container does it.
  var stack: NodeStack?
  private var isDirty = true
  private var evaluation = 0

  init(
    _ view: any View, key: AnyHashable? = nil, environment: EnvironmentValues = .init(),
    in host: ViewHost? = nil
  ) {
    (self.view, self.key, self.environment, self.host) = (view, key, environment, host)
  }

  var nodeView: (any NodeView)? {
    view as? any NodeView ?? (view as? any UIViewRepresentable)?.nodeView
  }

  /// Shows another value of the view.
  func update(_ view: any View, _ environment: EnvironmentValues) {
    (self.view, self.environment) = (view, environment)
    update()
  }

  private func update() {
    isDirty = false
    unsubscribe()
    link(view)
    if let nodeView {
      nodeView.update(self)
      uiView?.tintColor = environment.tint?.uiColor
    } else {
      show([evaluating { view.body }])
    }
  }

  /// Updates the node, or the nodes inside it, if they were invalidated.
  func updateIfNeeded() {
    if isDirty { return update() }
    for child in children { child.updateIfNeeded() }
  }

  /// Schedules an update of the node. Optionally changes its view.
  func invalidate(_ view: (any View)? = nil) {
    if let view { self.view = view }
    isDirty = true
    host?.scheduleUpdate()
  }

  /// Calls code of the app, and invalidates the node when a value changes that the code read from an observable object.
  func evaluating<Result>(_ work: () -> Result) -> Result {
    var result: Result?
    evaluation += 1
    ViewUpdateProblems.updates += 1
    ObservedReads.track {
      result = work()
    } onChange: { [weak self, evaluation] in
      if self?.evaluation == evaluation { self?.invalidate() }
    }
    ViewUpdateProblems.updates -= 1
    return result!
  }

  /// Replaces the children. A child is kept if it has the same position, type and key.
  func show(_ views: [any View], key: AnyHashable? = nil, _ environment: EnvironmentValues? = nil) {
    let environment = environment ?? self.environment
    let old = children
    children = views.enumerated().map { index, view in
      if index < old.count, old[index].key == key, type(of: old[index].view) == type(of: view) {
        old[index].update(view, environment)
        return old[index]
      }
      let node = ViewNode(view, key: key, environment: environment, in: host)
      node.update()
      return node
    }
    for node in old where !children.contains(where: { $0 === node }) { node.remove() }
  }

  /// Removes the node from the tree.
  func remove() {
    for child in children { child.remove() }
    unsubscribe()
    uiView?.removeFromSuperview()
    nodeView?.remove(self)
    (uiView, made, host, children) = (nil, nil, nil, [])
  }

  // MARK: Properties

  private func link(_ value: Any, _ path: String = "") {
    for child in Mirror(reflecting: value).children {
      guard var property = child.value as? any DynamicProperty else { continue }
      let name = path + (child.label ?? "")
      if let property = property as? any LinkedProperty {
        property.link(to: self, as: name)
      } else {
        link(property, name)
        property.update()
      }
    }
  }

  func subscribe(to publisher: ObservableObjectPublisher) {
    publishers.append(publisher)
    publisher.subscribers[ObjectIdentifier(self)] = { [weak self] in self?.invalidate() }
  }

  private func unsubscribe() {
    for publisher in publishers { publisher.subscribers[ObjectIdentifier(self)] = nil }
    publishers = []
  }
}
