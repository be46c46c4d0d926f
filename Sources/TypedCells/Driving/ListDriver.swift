/// Shows sections of typed rows in a table, a collection view or another host, and inserts, deletes, moves and updates
/// rows when the content changes.
///
/// `TableList` and `CollectionList` of `TypedCellsUIKit` are drivers of UIKit's lists:
///
/// ```swift
/// let list = TableList(tableView)
/// list.apply {
///   ListSection(id: "people") {
///     for person in people { Row(PersonCell.self, person) }
///   }
/// }
/// ```
///
/// Store the driver in a property, because a table or collection view doesn't retain it. The driver retains its host.
///
/// To change the list, change your models and call ``apply(animated:completion:_:)`` with the new content. To react to
/// the user, add handlers to rows, such as ``Row/onSelect(weak:_:)``. In a test, ``send(_:toRowAt:)`` calls a handler
/// as the user would.
@MainActor
public final class ListDriver<Host: ListHost> {
  /// The content as the host sees it.
  package let engine: ListEngine<Host>

  /// The host that shows the content.
  public var host: Host { engine.host }

  /// Called with each failure, such as a nib with the wrong cell class. The list shows an empty cell for a row that it
  /// can't show.
  ///
  /// By default, a failure traps in debug builds and is written to the system log in release builds; see
  /// ``ListFailure/trapInDebugBuilds(_:)``.
  public var onFailure: @MainActor (ListFailure) -> Void {
    get { engine.onFailure }
    set { engine.onFailure = newValue }
  }

  /// The policy for sections, or rows of one section, with the same identity. The default is
  /// ``DuplicatePolicy/refusedInDebugBuilds``.
  ///
  /// With every policy, the first duplicate is reported to ``onFailure`` before the host changes. If the policy is
  /// ``DuplicatePolicy/refuse``, the list doesn't change. The identities of ``LazyRows`` are checked only if some rows
  /// of their section are new and others stay, or if the section has duplicates already.
  public var duplicates: DuplicatePolicy {
    get { engine.duplicates }
    set { engine.duplicates = newValue }
  }

  /// The content that the host shows, without hidden sections and rows.
  public var sections: [ListSection<Host.Cell>] { engine.sections }

  /// The registered reuse identifiers of the list's cells.
  public var registry: CellRegistry<Host.Cell> { engine.registry }

  /// The registered reuse identifiers of the list's headers and footers.
  public var headerFooterRegistry: CellRegistry<Host.HeaderFooter> { engine.headerFooterRegistry }

  /// Creates a driver and attaches it to a host that has no other driver.
  ///
  /// - Parameters:
  ///   - host: the host that shows the content.
  ///   - registry: the reuse identifiers of the list's cells; several lists can share a registry.
  ///   - headerFooters: the reuse identifiers of headers and footers.
  public init(
    host: Host,
    registry: CellRegistry<Host.Cell> = CellRegistry(),
    headerFooters: CellRegistry<Host.HeaderFooter> = CellRegistry()
  ) {
    engine = ListEngine(host: host, registry: registry, headerFooters: headerFooters)
    host.attach(to: engine)
  }

  /// Creates another driver of a list that has one.
  package init(sharing engine: ListEngine<Host>) { self.engine = engine }

  /// Replaces the content. The list inserts, deletes and moves the rows that differ.
  ///
  /// ```swift
  /// screen.list.apply {
  ///   ListSection(id: "people", header: "People") {
  ///     for person in people { Row(PersonCell.self, person) }
  ///   }
  /// }
  /// ```
  ///
  /// Describe all sections and rows each time: rows that you leave out are deleted. Cells of rows that stay are updated
  /// in place if their content differs. If you call `apply` while another change is running, for example in a handler
  /// or a cell, the list applies the content afterwards.
  ///
  /// - Parameters:
  ///   - animated: whether the host animates the change. A view of UIKit outside a window is reloaded without animation.
  ///   - completion: called when the host shows the new content and its animations have ended; receives the changes.
  ///   - sections: the new content.
  /// - Complexity: that of ``SectionedChanges/init(from:to:)``; the first time O(*n*) for *n* rows
  ///   outside ``LazyRows``.
  public func apply(
    animated: Bool = true,
    completion: (@MainActor (SectionedChanges) -> Void)? = nil,
    @SectionBuilder<Host.Cell> _ sections: () -> [ListSection<Host.Cell>]
  ) {
    apply(sections(), animated: animated, completion: completion)
  }

  /// Replaces the content by sections that you built elsewhere, for example in a presenter. Otherwise it's like
  /// ``apply(animated:completion:_:)``.
  ///
  /// - Parameters:
  ///   - sections: the new content.
  ///   - animated: whether the host animates the change.
  ///   - completion: called when the host shows the new content and its animations have ended; receives the changes.
  /// - Complexity: that of ``SectionedChanges/init(from:to:)``; the first time O(*n*) for *n* rows
  ///   outside ``LazyRows``.
  public func apply(
    _ sections: [ListSection<Host.Cell>],
    animated: Bool = true,
    completion: (@MainActor (SectionedChanges) -> Void)? = nil
  ) {
    engine.forgetOtherContent()
    engine.enqueue(
      ListTransaction(
        work: .show(ListSection.contents(of: sections), prepared: nil), animated: animated,
        completion: completion))
  }

  /// Replaces the content with a setting of the host that is only for this change.
  ///
  /// - Parameters:
  ///   - sections: the new content.
  ///   - setting: the setting, which is `nil` during other changes.
  ///   - owner: the object that has the setting, held weakly.
  ///   - value: its value when it's the change's turn.
  ///   - completion: called when the host shows the content.
  package func apply<Owner: AnyObject, Value>(
    _ sections: [ListSection<Host.Cell>], setting: ReferenceWritableKeyPath<Owner, Value?>,
    of owner: Owner?, to value: Value, completion: (@MainActor (SectionedChanges) -> Void)?
  ) {
    let surrounding: @MainActor (() -> Void) -> Void = { [weak owner] change in
      owner?[keyPath: setting] = value
      change()
      owner?[keyPath: setting] = nil
    }
    engine.forgetOtherContent()
    engine.enqueue(
      ListTransaction(
        work: .show(ListSection.contents(of: sections), prepared: nil), animated: true,
        surrounding: surrounding, completion: completion))
  }

  /// Evaluates the conditions of ``Row/hidden(when:)`` again, and shows or hides sections and rows to match.
  ///
  /// ```swift
  /// hidePeople.isOn.toggle()
  /// screen.list.updateVisibility()
  /// ```
  ///
  /// A row that an `if` in a builder left out isn't part of the content: apply the content again.
  ///
  /// - Parameters:
  ///   - animated: whether the host animates the change.
  ///   - completion: called when the host shows the new content and its animations have ended.
  public func updateVisibility(
    animated: Bool = true, completion: (@MainActor (SectionedChanges) -> Void)? = nil
  ) {
    engine.enqueue(
      ListTransaction(
        work: .updateVisibility(prepared: nil), animated: animated, completion: completion))
  }
}

extension DuplicatePolicy {
  /// ``refuse`` in debug builds, so that you find the mistake; ``disambiguate`` in release builds, so that
  /// your users don't lose the list.
  public static var refusedInDebugBuilds: DuplicatePolicy {
    isDebugBuild ? .refuse : .disambiguate
  }
}
