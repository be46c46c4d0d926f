import TypedCells

#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
#else
  import HeadlessSwiftUI
#endif

/// The selection of a list as a value of a SwiftUI screen.
///
/// The value is the truth, and may contain identities of rows that the content doesn't have. The list writes only what the
/// user changes: rows that a change of the content deselects, because they were deleted or hidden, stay in the value.
@MainActor
struct BoundSelection<ListView: _HostedListView> {
  typealias List = TypedList<ListView>.List

  /// What the list knows besides the value.
  @MainActor
  final class State {
    /// How many selected rows had each identity when the list looked last.
    fileprivate var selected: Any?
    /// The content at that time.
    fileprivate var revision = -1
    fileprivate var isShowing = false
  }

  let mode: SelectionMode
  /// Reads the value.
  let read: () -> Void
  /// Selects the rows of the value in the list.
  let show: (List, State, _ animated: Bool) -> Void
  /// Writes what the user selected and deselected into the value, which may refuse it.
  let note: (List, State) -> Void

  init<ID: Hashable>(
    mode: SelectionMode, get: @escaping @MainActor () -> Set<ID>,
    set: @escaping @MainActor (Set<ID>) -> Void
  ) {
    self.mode = mode
    read = { _ = get() }
    // `nil` stands for rows that don't take part.
    let selected = { @MainActor (list: List) -> [ID?: Int] in
      let ids = list.selectedPaths.map { (list.id(ofRowAt: $0, as: ID.self), 1) }
      return Dictionary(ids, uniquingKeysWith: +)
    }
    let show = { @MainActor (list: List, state: State, animated: Bool) in
      let value = get()
      state.isShowing = true
      if Set(selected(list).keys) != Set(value.map(Optional.some)) {
        if mode == .multiple {
          list.select(ids: value, extending: false, animated: animated)
        } else if value.first.map({ list.select($0, animated: animated) }) != true {
          list.deselectAll(animated: animated)
        }
      }
      // Otherwise a hidden row would be selected again although the screen has removed it from the value meanwhile.
      list.engine.forgetHiddenSelection()
      state.isShowing = false
      (state.selected, state.revision) = (selected(list), list.engine.revision)
    }
    self.show = show
    note = { list, state in
      guard !state.isShowing else { return }
      let new = selected(list)
      if new[nil] != nil { return show(list, state, true) }
      let old = state.selected as? [ID?: Int] ?? [:]
      let added = Set(new.filter { $0.value > old[$0.key, default: 0] }.keys.compactMap(\.self))
      // Other content deselects rows, too.
      let removed =
        state.revision != list.engine.revision
        ? [] : Set(old.filter { $0.value > new[$0.key, default: 0] }.keys.compactMap(\.self))
      state.selected = new
      let value = get()
      let written =
        mode == .single && !added.isEmpty ? added : value.subtracting(removed).union(added)
      if written != value { set(written) }
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
    /// The value that the list has seen last. The list scrolls only if the screen has set another one, so a binding may
    /// refuse or change what the list writes.
    fileprivate var seen: AnyHashable?
    /// The identity that the list wrote last.
    fileprivate var top: AnyHashable?
    /// The identity to which the list is scrolling, or for whose row it waits.
    fileprivate var target: AnyHashable?
  }

  /// Reads the value.
  let read: () -> Void
  /// Scrolls to the row of the value, if the screen has set another one.
  let show: (List, State, _ animated: Bool) -> Void
  /// Writes the first visible row into the value.
  let note: ([VisibleRow], State) -> Void

  init<ID: Hashable>(_ value: Binding<ID?>) {
    let current = { @MainActor in value.wrappedValue.map { AnyHashable($0) } }
    read = { _ = current() }
    show = { list, state, animated in
      let new = current()
      guard new != state.seen else { return }
      state.seen = new
      guard let id = value.wrappedValue else {
        if state.target != nil { list.engine.userWillScroll() }
        return
      }
      guard new != state.top else { return }
      state.target = new
      let end = { @MainActor in if state.target == new { state.target = nil } }
      if animated, let path = list.paths(of: id).first,
        list.engine.scrolling({
          list.host.scroll(to: path, at: .top, animated: true, completion: end)
        })
      {
        return
      }
      list.restore(ListPlace(of: id)) { _ in end() }
    }
    note = { rows, state in
      // A value that the screen has just set is shown first.
      guard state.target == nil, current() == state.seen,
        let id = rows.lazy.compactMap({ $0.id(as: ID.self) }).first, AnyHashable(id) != state.top
      else { return }
      state.top = id
      if value.wrappedValue != id { value.wrappedValue = id }
      state.seen = current()
    }
  }
}
