import TypedCells

#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The list in a SwiftUI screen.
///
/// SwiftUI creates the list once, and passes each evaluation to it. The list shows the content when UIKit lays out its
/// container, which is in the same frame but after SwiftUI's update. So handlers that rows call meanwhile, such as
/// those of `RowEvent.willDisplay`, may change the state of the screen, and so may the list's bindings.
struct ListRepresentable<ListView: _HostedListView>: UIViewRepresentable {
  let list: TypedList<ListView>
  let environment: EnvironmentValues

  func makeCoordinator() -> ListCoordinator<ListView> { ListCoordinator() }

  func makeUIView(context: Context) -> ListContainer {
    let container = ListContainer()
    let coordinator = context.coordinator
    let made = list.makeList(container)
    coordinator.list = made
    list.setUp(made)
    container.show = { [weak coordinator] in coordinator?.showEvaluation() }
    // UIKit expects that a swiped, moved or dropped row is in the content when its handler returns. SwiftUI evaluates what
    // the handler changed when the window is laid out.
    made.engine.showEvaluation = { [weak container] in container?.window?.layoutIfNeeded() }
    return container
  }

  func updateUIView(_ container: ListContainer, context: Context) {
    let transaction = context.transaction
    context.coordinator.evaluate(
      list, in: environment,
      animated: transaction.animation != nil && !transaction.disablesAnimations)
    container.setNeedsLayout()
  }
}

/// The view that the list's view fills.
final class ListContainer: UIView {
  /// Shows what SwiftUI has evaluated since the last layout.
  var show: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    show?()
  }
}

/// Shows evaluations of a `TypedList` in its list.
@MainActor
final class ListCoordinator<ListView: _HostedListView> {
  private struct Evaluation {
    let list: TypedList<ListView>
    let environment: EnvironmentValues
    let isAnimated: Bool
  }

  /// SwiftUI keeps the coordinator as long as the view, and the coordinator the list.
  var list: TypedList<ListView>.List? {
    didSet {
      list?.host.surroundings = surroundings
      // Rows of the values may come on screen with each change, also when the user expands a row.
      list?.engine.didChange = { [weak self] in
        guard let self, let list else { return }
        showBoundValues(animated: list.engine.animatesChange)
      }
    }
  }
  private let surroundings = ListSurroundings()
  /// The evaluation that the list shows next.
  private var next: Evaluation?
  private var selection: BoundSelection<ListView>?
  private var selectionState = BoundSelection<ListView>.State()
  /// The handler that the list had before the selection was bound.
  private var ownSelectionHandler: (@MainActor () -> Void)?
  private var selectsOneDuringEditing = false
  /// Whether the user has changed the selection, which the value may have refused.
  private var comparesSelection = false
  private var scrollPosition: BoundScrollPosition<ListView>?
  private var scrollState = BoundScrollPosition<ListView>.State()
  private var tintColor: Color?
  private var isEditing = false
  private var layout: SectionLayout?
  private var refresh: RefreshAction?

  func evaluate(
    _ list: TypedList<ListView>, in environment: EnvironmentValues, animated: Bool
  ) {
    let isAnimated = animated || next?.isAnimated == true
    next = Evaluation(list: list, environment: environment, isAnimated: isAnimated)
  }

  /// Shows the latest evaluation if it isn't shown yet.
  func showEvaluation() {
    guard let next, let list else {
      // SwiftUI would have evaluated the screen before, so the value refused what the user did.
      if comparesSelection { showBoundValues(animated: true) }
      return
    }
    self.next = nil
    surroundings.show(next.environment, next.list.tintColor)
    show(next.list.tintColor)
    show(next.environment.refresh)
    let isEditing = next.environment.editMode?.wrappedValue.isEditing ?? false
    setEditing(isEditing, animated: next.isAnimated)
    show(next.list.layout)
    bind(next.list.selection)
    bind(next.list.scrollPosition)
    next.list.show(list, next.isAnimated)
  }

  private func showBoundValues(animated: Bool) {
    guard let list else { return }
    comparesSelection = false
    selection?.show(list, selectionState, animated)
    scrollPosition?.show(list, scrollState, animated)
  }

  // MARK: Bindings

  private func bind(_ new: BoundSelection<ListView>?) {
    guard let list else { return }
    let old = selection
    // Another mode deselects rows, which isn't to be written.
    selection = nil
    if new?.mode != old?.mode {
      list.selectionMode = new?.mode ?? .momentary
      selectSeveralDuringEditing(new?.mode == .multiple)
    }
    if old == nil, new != nil {
      let own = list.engine.onSelectionChange
      ownSelectionHandler = own
      list.engine.onSelectionChange = { [weak self] in
        self?.selectionDidChange()
        own?()
      }
    } else if old != nil, new == nil {
      list.engine.onSelectionChange = ownSelectionHandler
    }
    selection = new
  }

  private func selectSeveralDuringEditing(_ isMultiple: Bool) {
    guard let view = list?.host.adapter.view,
      view.allowsMultipleSelectionDuringEditing != isMultiple
    else { return }
    // If UIKit allows several rows, it allows one as well, and doesn't take that back.
    if isMultiple { selectsOneDuringEditing = view.allowsSelectionDuringEditing }
    view.allowsMultipleSelectionDuringEditing = isMultiple
    if !isMultiple { view.allowsSelectionDuringEditing = selectsOneDuringEditing }
  }

  private func selectionDidChange() {
    guard let list, let selection else { return }
    selection.note(list, selectionState)
    comparesSelection = true
    list.host.adapter.view?.superview?.setNeedsLayout()
  }

  private func bind(_ new: BoundScrollPosition<ListView>?) {
    if scrollPosition == nil, new != nil {
      scrollState = BoundScrollPosition<ListView>.State()
      list?.onVisibleRowsChange(weak: self) { coordinator, rows in
        coordinator.scrollPosition?.note(rows, coordinator.scrollState)
      }
    }
    scrollPosition = new
  }

  // MARK: The view

  private func show(_ new: SectionLayout?) {
    defer { layout = new }
    guard let old = layout, let new, let view = list?.host.adapter.view as? UICollectionView,
      old.key != new.key
    else { return }
    view.collectionViewLayout = CollectionListLayout(new)
  }

  private func show(_ new: Color?) {
    if let new {
      list?.host.adapter.view?.tintColor = UIColor(new)
    } else if tintColor != nil {
      list?.host.adapter.view?.tintColor = nil
    }
    tintColor = new
  }

  /// Turns editing on and off when the screen does. A table is also edited while a row is swiped open.
  private func setEditing(_ isEditing: Bool, animated: Bool) {
    guard isEditing != self.isEditing else { return }
    self.isEditing = isEditing
    guard let view = list?.host.adapter.view, view.isEditing != isEditing else { return }
    if let table = view as? UITableView { table.setEditing(isEditing, animated: animated) }
    (view as? UICollectionView)?.isEditing = isEditing
  }

  private func show(_ new: RefreshAction?) {
    #if !os(tvOS)
      let hadAction = refresh != nil
      refresh = new
      if hadAction, new == nil {
        list?.host.adapter.view?.refreshControl = nil
      } else if !hadAction, new != nil {
        list?.onRefresh(weak: self) { coordinator in await coordinator.refresh?() }
      }
    #endif
  }
}
