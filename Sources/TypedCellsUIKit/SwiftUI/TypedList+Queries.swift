public import TypedCells

extension TypedList where ListView == UICollectionView {
  /// Creates a list in a collection view that shows the results of a query, and each change of them.
  ///
  /// ```text
  /// struct LibraryScreen: View {
  ///   @State private var books = Books()
  ///
  ///   var body: some View {
  ///     TypedList(sectionsOf: books) { books in
  ///       for section in books.sections {
  ///         ListSection(id: section.id, header: section.title) {
  ///           books.rows(of: section) { book in Row(swiftUI: book) { book in Text(book.title) } }
  ///         }
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// Keep the results in a `@State`, or pass them to the screen. A change of them doesn't evaluate `body`: the list shows it
  /// by itself, with an animation. Other results in a later evaluation replace them.
  ///
  /// - Parameters:
  ///   - results: the results.
  ///   - layout: the layout of sections that don't have one. If it changes, the list is laid out again; a layout that a
  ///     closure makes needs an `id` for that.
  ///   - sections: receives the content of the results, and returns the sections. It's called after each evaluation and
  ///     after each change of the results.
  public init<Results: QueryResults>(
    sectionsOf results: Results, layout: SectionLayout = .list(.plain),
    @SectionBuilder<UICollectionViewCell> _ sections:
      @escaping @MainActor (QueryContent<Results>) -> [ListSection<UICollectionViewCell>]
  ) {
    show = { list, animated in
      list.show(sectionsOf: results, animated: animated, sections)
    }
    self.layout = layout
    makeList = { container in CollectionList(in: container, layout: layout) }
  }
}

extension TypedList where ListView == UITableView {
  /// Creates a list in a table that shows the results of a query, and each change of them.
  ///
  /// - Parameters:
  ///   - results: the results.
  ///   - style: the table's style. If it changes, SwiftUI replaces the table.
  ///   - sections: receives the content of the results, and returns the sections. It's called after each evaluation and
  ///     after each change of the results.
  public init<Results: QueryResults>(
    sectionsOf results: Results, table style: UITableView.Style,
    @SectionBuilder<UITableViewCell> _ sections:
      @escaping @MainActor (QueryContent<Results>) -> [ListSection<UITableViewCell>]
  ) {
    show = { list, animated in
      list.show(sectionsOf: results, animated: animated, sections)
    }
    tableStyle = style
    makeList = { container in TableList(in: container, style: style) }
  }
}
