extension View {
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { AnyView(view: self) { $0[keyPath: path] = value } }
  public func id(_ id: some Hashable) -> some View { AnyView(view: self, key: id) }
  public func disabled(_ disabled: Bool) -> some View {
    AnyView(view: self) { if disabled { $0.isEnabled = false } }
  }

  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    AnyView(view: self) { $0.refresh = RefreshAction(action: action) }
  }

  public func tint(_ tint: Color?) -> some View { AnyView(view: self) { $0.tint = tint?.uiColor } }
  public func searchable(text: Binding<String>) -> some View { AnyView(view: self, search: text) }
  public func navigationTitle(_ title: some StringProtocol) -> some View { self }
  public func ignoresSafeArea() -> some View { self }
}
