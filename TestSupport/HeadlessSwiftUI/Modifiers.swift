extension View {
  /// Sets a value of the environment.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    ModifiedView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Makes a value a part of the view's identity.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    ModifiedView(content: self, key: AnyHashable(id))
  }

  /// Disables the controls inside the view.
  public func disabled(_ disabled: Bool) -> some View {
    ModifiedView(content: self) { if disabled { $0.isEnabled = false } }
  }

  /// Sets the action that refreshes the content.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    ModifiedView(content: self) { $0.refresh = RefreshAction(action: action) }
  }

  /// Sets the tint color of the `UIView`s inside.
  public func tint(_ tint: Color?) -> some View {
    ModifiedView(content: self) { $0.tint = tint }
  }

  /// Returns the view itself, because HeadlessUIKit has no safe area.
  public func ignoresSafeArea() -> some View { self }

  /// Returns the view itself.
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View { self }

  /// Makes the search text available to tests as ``UIHostingController/search``.
  public func searchable(text: Binding<String>) -> some View {
    ModifiedView(content: self, search: text)
  }
}

/// A view with another identity or environment.
struct ModifiedView<Content: View>: NodeView {
  let content: Content
  var key: AnyHashable?
  var search: Binding<String>?
  var change: (inout EnvironmentValues) -> Void = { _ in }

  func update(_ node: ViewNode) {
    var environment = node.environment
    change(&environment)
    if let search { node.host?.search = search }
    node.show([content], key: key, environment)
  }
}
