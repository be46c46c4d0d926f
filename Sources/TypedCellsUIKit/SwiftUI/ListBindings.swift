import TypedCells

#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The selection of a list as a value of a SwiftUI screen.
///
/// The value is the truth, and may contain identities of rows that the content doesn't have. The list writes only what the
/// user changes: rows that aren't selected any more, because they were deleted, stay in the value.
@MainActor
struct BoundSelection<ListView: _HostedListView> {
  typealias List = TypedList<ListView>.List

  /// What the list knows besides the value.
  @MainActor
  final class State {
    /// The identities of the selected rows, as a set, when the list looked last.
    fileprivate var selected: Any?
  }

  let mode: SelectionMode
  /// Selects the rows of the value in the list.
  let show: (List, _ animated: Bool) -> Void
  /// Writes what the user selected and deselected into the value.
  let note: (List, State) -> Void

  init<ID: Hashable>(
    mode: SelectionMode, get: @escaping @MainActor () -> Set<ID>,
    set: @escaping @MainActor (Set<ID>) -> Void
  ) {
    self.mode = mode
    let show = { @MainActor (list: List, animated: Bool) in
      let value = get()
      let selected = list.selectedPaths.map { list.id(ofRowAt: $0, as: ID.self) }
      guard Set(selected) != Set(value.map(Optional.some)) else { return }
      if mode == .multiple {
        list.select(ids: value, extending: false, animated: animated)
      } else if let id = value.first, list.select(id, animated: animated) {
        return
      } else {
        list.deselectAll(animated: animated)
      }
    }
    self.show = show
    note = { list, state in
      let rows = list.selectedPaths.map { list.id(ofRowAt: $0, as: ID.self) }
      let selected = Set(rows.compactMap(\.self))
      // A row that doesn't take part is selected.
      if selected.count < rows.count { return show(list, true) }
      let old = state.selected as? Set<ID> ?? []
      state.selected = selected
      let added = selected.subtracting(old)
      let removed = old.subtracting(selected).filter { !list.paths(of: $0).isEmpty }
      let value = get()
      let new =
        mode == .single && !added.isEmpty ? added : value.subtracting(removed).union(added)
      if new != value { set(new) }
    }
  }
}

/// The scroll position of a list as a value of a SwiftUI screen.
@MainActor
struct BoundScrollPosition<ListView: _HostedListView> {
  typealias List = TypedList<ListView>.List

  /// What the list knows besides the value.
  @MainActor
  final class State {
    /// The identity that the list wrote, or scrolled to, last.
    var id: AnyHashable?
    /// Whether the list waits for the row to scroll to.
    var isWaiting = false
  }

  /// Scrolls to the row of the value, if the screen has set another one.
  let show: (List, State, _ animated: Bool) -> Void
  /// Writes the first visible row into the value.
  let note: ([VisibleRow], State) -> Void

  init<ID: Hashable>(_ value: Binding<ID?>) {
    show = { list, state, animated in
      let id = value.wrappedValue
      guard id.map({ AnyHashable($0) }) != state.id else { return }
      state.id = id
      guard let id else { return }
      if animated, list.scroll(to: id, at: .top, animated: true) { return }
      state.isWaiting = true
      list.restore(ListPlace(of: id)) { _ in
        if state.id == AnyHashable(id) { state.isWaiting = false }
      }
    }
    note = { rows, state in
      // A value that the screen has set, and that the list hasn't shown yet, has precedence.
      guard !state.isWaiting, value.wrappedValue.map({ AnyHashable($0) }) == state.id,
        let id = rows.lazy.compactMap({ $0.id(as: ID.self) }).first, AnyHashable(id) != state.id
      else { return }
      state.id = id
      value.wrappedValue = id
    }
  }
}
