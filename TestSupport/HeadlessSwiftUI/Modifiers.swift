extension View {
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { Modified(of: self) { $0[keyPath: path] = value } }
  public func id(_ id: some Hashable) -> some View { Modified(of: self, key: id) }
  public func disabled(_ disabled: Bool) -> some View {
    Modified(of: self) { if disabled { $0.isEnabled = false } }
  }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    Modified(of: self) { $0.refresh = RefreshAction(action: action) }
  }
  public func tint(_ tint: Color?) -> some View { Modified(of: self) { $0.tint = tint?.uiColor } }
  public func searchable(text: Binding<String>) -> some View { Modified(of: self, search: text) }
  public func navigationTitle(_ title: some StringProtocol) -> some View { self }
  public func ignoresSafeArea() -> some View { self }
}

/// A view with another identity or environment.
private struct Modified<Content: View>: NodeView {
  let of: Content
  var key: AnyHashable?
  var search: Binding<String>?
  var change: (inout EnvironmentValues) -> Void = { _ in }
  func update(_ node: ViewNode) {
    var environment = node.environment
    change(&environment)
    if let search { node.host?.search = search }
    node.show([of], key: key, environment)
  }
}
