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
/// `onWillDisplay`, may change the state of the screen, and so may the list's bindings.
struct ListRepresentable<ListView: _HostedListView>: UIViewRepresentable {
  let list: TypedList<ListView>

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
      list, in: context.environment,
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
    didSet { list?.host.surroundings = surroundings }
  }
  private let surroundings = ListSurroundings()
  /// The evaluation that the list shows next.
  private var next: Evaluation?
  private var selection: BoundSelection<ListView>?
  private let selectionState = BoundSelection<ListView>.State()
  private var scrollPosition: BoundScrollPosition<ListView>?
  private let scrollState = BoundScrollPosition<ListView>.State()
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
    guard let next, let list else { return }
    self.next = nil
    surroundings.environment = next.environment
    show(next.list.tintColor)
    show(next.environment.refresh)
    let isEditing = next.environment.editMode?.wrappedValue.isEditing ?? false
    setEditing(isEditing, animated: next.isAnimated)
    show(next.list.layout)
    bind(next.list.selection)
    bind(next.list.scrollPosition)
    list.show(next.list.sections, animated: next.isAnimated) { [weak self] _ in
      // If another change was running, the list has the rows only now.
      self?.showBoundValues(animated: false)
    }
    showBoundValues(animated: next.isAnimated)
  }

  private func showBoundValues(animated: Bool) {
    guard let list else { return }
    selection?.show(list, animated)
    scrollPosition?.show(list, scrollState, animated)
  }

  // MARK: Bindings

  private func bind(_ new: BoundSelection<ListView>?) {
    if new?.mode != selection?.mode, let list {
      list.selectionMode = new?.mode ?? .momentary
      let isMultiple = new?.mode == .multiple
      (list.host.adapter.view as? UITableView)?.allowsMultipleSelectionDuringEditing = isMultiple
      (list.host.adapter.view as? UICollectionView)?.allowsMultipleSelectionDuringEditing =
        isMultiple
    }
    if selection == nil, new != nil {
      list?.onSelectionChange(weak: self) { coordinator in
        guard let list = coordinator.list else { return }
        coordinator.selection?.note(list, coordinator.selectionState)
      }
    }
    selection = new
  }

  private func bind(_ new: BoundScrollPosition<ListView>?) {
    if scrollPosition == nil, new != nil {
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
