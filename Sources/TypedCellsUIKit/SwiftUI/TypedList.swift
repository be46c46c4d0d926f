public import TypedCells

#if canImport(SwiftUI) && canImport(UIKit)
  public import SwiftUI
#else
  public import HeadlessSwiftUI
#endif

/// A SwiftUI view that shows sections of typed rows in a table or a collection view.
///
/// ```swift
/// struct PeopleScreen: View {
///   let people: [Person]
///   @State private var selection: Int?
///
///   var body: some View {
///     TypedList {
///       ListSection(id: "people", header: "People") {
///         for person in people { Row(PersonListCell.self, person) }
///       }
///     }
///     .selection($selection)
///   }
/// }
/// ```
///
/// When SwiftUI evaluates `body` again, the list compares the new rows with those that it shows. It inserts, deletes and
/// moves the rows that differ, and updates the cells whose models differ. The changes are animated inside `withAnimation`
/// or with another animation of the transaction.
///
/// A handler such as `onSelect` gets the values of the latest evaluation. A closure that makes a row's content isn't
/// called again for an equal model, so the model has to contain everything that the row shows.
///
/// The list extends below bars, and insets its rows by the safe area and the keyboard. `refreshable` adds a refresh
/// control, `\.editMode` turns editing on and off, and SwiftUI rows get the environment of the list.
public struct TypedList<ListView: _HostedListView>: View {
  /// The list in its view.
  public typealias List = ListDriver<ListViewHost<ListView>>

  /// Shows the content in the list.
  let show: @MainActor (List, _ animated: Bool) -> Void
  /// The style of a table, which can't change.
  var tableStyle: UITableView.Style?
  /// The layout of a collection view.
  var layout: SectionLayout?
  /// Creates the list and its view, which fills a container.
  let makeList: @MainActor (UIView) -> List
  var selection: BoundSelection<ListView>?
  var scrollPosition: BoundScrollPosition<ListView>?
  var tintColor: Color?
  var setUp: @MainActor (List) -> Void = { _ in }
  /// All values, so that SwiftUI evaluates the list again when one of them changes that only its rows read.
  @Environment(\.self) private var environment

  /// The table or the collection view, which extends to the edges of the screen.
  public var body: some View {
    // SwiftUI evaluates a screen again only if a body has read what changes. The list reads the values later.
    let _ = (selection?.read(), scrollPosition?.read())
    ListRepresentable(list: self, environment: environment)
      // A table's style can't change, so another style needs another table.
      .id(tableStyle)
      .ignoresSafeArea()
  }
}

extension TypedList where ListView == UICollectionView {
  /// Creates a list in a collection view.
  ///
  /// - Parameters:
  ///   - layout: the layout of sections that don't have one. If it changes, the list is laid out again; a layout that a
  ///     closure makes needs an `id` for that.
  ///   - sections: the content.
  public init(
    layout: SectionLayout = .list(.plain),
    @SectionBuilder<UICollectionViewCell> _ sections: () -> [ListSection<UICollectionViewCell>]
  ) {
    show = { [sections = sections()] list, animated in list.show(sections, animated: animated) }
    self.layout = layout
    makeList = { container in CollectionList(in: container, layout: layout) }
  }
}

extension TypedList where ListView == UITableView {
  /// Creates a list in a table.
  ///
  /// - Parameters:
  ///   - style: the table's style. If it changes, SwiftUI replaces the table.
  ///   - sections: the content.
  public init(
    table style: UITableView.Style,
    @SectionBuilder<UITableViewCell> _ sections: () -> [ListSection<UITableViewCell>]
  ) {
    show = { [sections = sections()] list, animated in list.show(sections, animated: animated) }
    tableStyle = style
    makeList = { container in TableList(in: container, style: style) }
  }
}

extension ListDriver where Host == TableHost {
  /// Creates a list in a new table that fills a container of SwiftUI.
  convenience init(in container: UIView, style: UITableView.Style) {
    let table = UITableView(frame: container.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(table)
    self.init(table)
    selectionMode = .momentary
    #if !os(tvOS)
      host.avoidsKeyboard = true
    #endif
  }
}

extension TypedList {
  /// Lets the user select one row, and binds its identity. Without a selection, a tapped row is deselected.
  ///
  /// The list writes the identity of a row that the user selects, and selects the row whose identity you write. If the
  /// content doesn't have the row, for example while the user searches, the value stays.
  ///
  /// Rows whose identities have another type don't take part: a tap calls their handlers, and deselects them.
  ///
  /// - Parameter selection: the identity of the selected row, or `nil`.
  /// - Returns: the list with the selection.
  public consuming func selection<ID: Hashable>(_ selection: Binding<ID?>) -> Self {
    self.selection = BoundSelection(
      mode: .single, get: { selection.wrappedValue.map { [$0] } ?? [] },
      set: { selection.wrappedValue = $0.first })
    return self
  }

  /// Lets the user select any number of rows, and binds their identities.
  ///
  /// Otherwise it's like the selection of one row.
  ///
  /// - Parameter selection: the identities of the selected rows, and of those that the content doesn't have.
  /// - Returns: the list with the selection.
  public consuming func selection<ID: Hashable>(_ selection: Binding<Set<ID>>) -> Self {
    self.selection = BoundSelection(
      mode: .multiple, get: { selection.wrappedValue }, set: { selection.wrappedValue = $0 })
    return self
  }

  /// Binds the identity of the row at the top.
  ///
  /// The list writes the identity of the first visible row when the user scrolls, and scrolls to the row whose identity you
  /// write, with an animation inside `withAnimation`. If the content doesn't have the row yet, the list scrolls to it
  /// as soon as it has. Rows whose identities have another type are skipped.
  ///
  /// - Parameter id: the identity of the first visible row.
  /// - Returns: the list with the position.
  public consuming func scrollPosition<ID: Hashable>(id: Binding<ID?>) -> Self {
    scrollPosition = BoundScrollPosition(id)
    return self
  }

  /// Sets the tint color of UIKit's views in the list, and of SwiftUI rows.
  ///
  /// Call it before other modifiers. SwiftUI's own `tint`, which you reach after them, tints SwiftUI rows only, because
  /// SwiftUI doesn't pass it to UIKit's views.
  ///
  /// - Parameter color: the color.
  /// - Returns: the list with the tint color.
  public consuming func tint(_ color: Color) -> Self {
    tintColor = color
    return self
  }

  /// Sets up the list when SwiftUI creates it, for everything that has no modifier.
  ///
  /// ```text
  /// TypedList { … }
  ///   .configure { list in list.keptPlace = .top }
  /// ```
  ///
  /// - Parameter setUp: called once for each list, before it has content. An earlier closure is called first.
  /// - Returns: the list with the closure.
  public consuming func configure(_ setUp: @escaping @MainActor (List) -> Void) -> Self {
    let earlier = self.setUp
    self.setUp = { list in
      earlier(list)
      setUp(list)
    }
    return self
  }
}
