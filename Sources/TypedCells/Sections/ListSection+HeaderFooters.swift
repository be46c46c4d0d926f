extension ListSection {
  /// Shows a view above the rows.
  ///
  /// You declare a header like a row, with a class of headers instead of a class of cells:
  ///
  /// ```swift
  /// ListSection(id: "account") { Row(SwitchCell.self, hidePeople) }
  ///   .header(Row(AccountHeader.self, account).height(60))
  /// ```
  ///
  /// A header handles ``RowEvent/willDisplay``, ``RowEvent/didEndDisplaying`` and its own ``CellEvent``s, and
  /// `hidden(when:)` works as for rows. Its identity is ignored.
  ///
  /// - Parameter header: a view class of the list's kind of host, with its data.
  /// - Returns: the section with the header.
  public consuming func header<View: HostedHeaderFooter, Model>(
    _ header: Row<View, Model>
  ) -> Self where View.BaseCell == BaseCell {
    content.header = .view(AnyHeaderFooter(header))
    return self
  }

  /// Shows a view below the rows, declared like a header.
  ///
  /// - Parameter footer: a view class of the list's kind of host, with its data.
  /// - Returns: the section with the footer.
  public consuming func footer<View: HostedHeaderFooter, Model>(
    _ footer: Row<View, Model>
  ) -> Self where View.BaseCell == BaseCell {
    content.footer = .view(AnyHeaderFooter(footer))
    return self
  }

  /// Shows a view whose class the toolkit's adapter chose above or below the rows.
  package consuming func headerFooter<View, Model>(
    _ view: Row<View, Model>, at edge: SectionEdge
  ) -> Self {
    switch edge {
    case .header: content.header = .view(AnyHeaderFooter(view))
    case .footer: content.footer = .view(AnyHeaderFooter(view))
    }
    return self
  }

  /// Shows a view above the rows.
  ///
  /// ```text
  /// ListSection(id: "account") { … }
  ///   .header(AccountHeader.self, account) { $0.on(\.logOut, weak: self) { screen, _ in screen.logOut() } }
  /// ```
  ///
  /// - Parameters:
  ///   - header: a view class of the list's kind of host.
  ///   - model: the model that the view shows.
  ///   - settings: adds handlers, a height, or a condition to the header.
  /// - Returns: the section with the header.
  public consuming func header<View: HostedHeaderFooter & Updatable>(
    _ header: View.Type, _ model: View.ViewData,
    _ settings: (Row<View, View.ViewData>) -> Row<View, View.ViewData> = { $0 }
  ) -> Self where View.BaseCell == BaseCell {
    self.header(settings(Row(header, model)))
  }

  /// Shows a view below the rows.
  ///
  /// - Parameters:
  ///   - footer: a view class of the list's kind of host.
  ///   - model: the model that the view shows.
  ///   - settings: adds handlers, a height, or a condition to the footer.
  /// - Returns: the section with the footer.
  public consuming func footer<View: HostedHeaderFooter & Updatable>(
    _ footer: View.Type, _ model: View.ViewData,
    _ settings: (Row<View, View.ViewData>) -> Row<View, View.ViewData> = { $0 }
  ) -> Self where View.BaseCell == BaseCell {
    self.footer(settings(Row(footer, model)))
  }

  /// Unavailable, because `configure` of this row expects a cell.
  @available(
    *, unavailable,
    message:
      "'configure' of a row that carries only a model gets cells; set up a header in its class"
  )
  public consuming func header<Model>(
    _ header: Row<_ConfiguredLateBoundCell<BaseCell>, Model>
  ) -> Self { self }

  /// Unavailable, because `configure` of this row expects a cell.
  @available(
    *, unavailable,
    message:
      "'configure' of a row that carries only a model gets cells; set up a footer in its class"
  )
  public consuming func footer<Model>(
    _ footer: Row<_ConfiguredLateBoundCell<BaseCell>, Model>
  ) -> Self { self }

  /// Unavailable, because a cell can't be a header.
  @available(
    *, unavailable, message: "a cell can't be a header; pass a row of a header class instead"
  )
  public consuming func header<Cell: HostedCell, Model>(
    _ header: Row<Cell, Model>
  ) -> Self where Cell.BaseCell == BaseCell { self }

  /// Unavailable, because a cell can't be a footer.
  @available(
    *, unavailable, message: "a cell can't be a footer; pass a row of a footer class instead"
  )
  public consuming func footer<Cell: HostedCell, Model>(
    _ footer: Row<Cell, Model>
  ) -> Self where Cell.BaseCell == BaseCell { self }

  /// Shows a title above the rows, in the host's own style.
  ///
  /// - Parameter title: the title.
  /// - Returns: the section with the header.
  public consuming func header(_ title: String) -> Self {
    content.header = .title(title)
    return self
  }

  /// Shows a title below the rows, in the host's own style.
  ///
  /// - Parameter title: the title.
  /// - Returns: the section with the footer.
  public consuming func footer(_ title: String) -> Self {
    content.footer = .title(title)
    return self
  }

  /// Adds the section to the list's index.
  ///
  /// - Parameter title: the title in the index, usually one letter. A tap on it scrolls to the section.
  /// - Returns: the section with the title.
  public consuming func indexTitle(_ title: String) -> Self {
    content.indexTitle = title
    return self
  }

  /// Returns the header or the footer of the section, or `nil` if there is none.
  ///
  /// - Parameter edge: which of the two to return.
  public func headerFooter(at edge: SectionEdge) -> HeaderFooter? {
    content.headerFooter(at: edge)
  }
}
