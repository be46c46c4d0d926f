public import TypedCells

extension ListDriver {
  /// Shows a content configuration behind the rows while the list shows no row.
  ///
  /// ```text
  /// list.backgroundWhenEmpty(weak: self) { controller in
  ///   controller.isLoading ? UIContentUnavailableConfiguration.loading() : .empty()
  /// }
  /// ```
  ///
  /// You can return each kind of configuration: that of iOS 17 above, a `UIListContentConfiguration`, a
  /// `UIHostingConfiguration`, or your own. While the list is empty, it calls the closure after each change, and updates
  /// the same view with the new configuration. If the list follows its model, it also does so if an observable value
  /// changes that the closure read.
  ///
  /// Nothing is shown before the first content is applied. The view is the table's or collection view's
  /// `backgroundView`; the one that was there before returns when the list has rows. The content is behind headers and
  /// footers of empty sections. For rows in place of those of one section, use `ListSection.whenEmpty(_:)`.
  ///
  /// - Parameters:
  ///   - owner: the owner of the closure, which the list holds weakly. Without it, nothing is shown.
  ///   - configuration: receives the owner, and returns the configuration, or `nil` to show nothing.
  public func backgroundWhenEmpty<View, Owner: AnyObject>(
    weak owner: Owner,
    _ configuration: @escaping @MainActor (Owner) -> (any UIContentConfiguration)?
  ) where Host == ListViewHost<View> {
    host.background = BackgroundContent { [weak owner] in
      owner.flatMap(configuration).map { .configuration($0) }
    }
  }

  /// Shows a view behind the rows while the list shows no row.
  ///
  /// ```text
  /// list.backgroundWhenEmpty(emptyView)
  /// ```
  ///
  /// Nothing is shown before the first content is applied. The view becomes the table's or collection view's
  /// `backgroundView`, which gives it its size.
  ///
  /// - Parameter view: the view, which the list keeps alive; `nil` to show nothing any more.
  public func backgroundWhenEmpty<View>(_ view: UIView?) where Host == ListViewHost<View> {
    host.background = BackgroundContent { view.map { .view($0) } }
  }
}

extension ListViewHost {
  /// Shows the background of an empty list, or hides it.
  func updateBackground() {
    guard let background, let list, list.hasContent else { return }
    list.observing(background) { update(background, isEmpty: list.isEmpty) }
  }

  func update(_ background: BackgroundContent, isEmpty: Bool) {
    let shown = adapter.view?.backgroundView
    let new = background.background(isEmpty: isEmpty, insteadOf: shown)
    if new !== shown { adapter.view?.backgroundView = new }
  }
}
