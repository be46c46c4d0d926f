extension ListSection {
  /// Shows a view above the rows.
  ///
  /// A header is said as a row is, with a class of headers in place of one of cells:
  ///
  /// ```swift
  /// ListSection(id: "account") { Row(SwitchCell.self, hidePeople) }
  ///   .header(Row(AccountHeader.self, account).height(60))
  /// ```
  ///
  /// It handles the events ``RowEvent/willDisplay``, ``RowEvent/didEndDisplaying`` and
  /// ``RowEvent/action(_:)``, and `hidden(when:)` works as for rows. Its identity is ignored.
  ///
  /// - Parameter header: a view class that stands beside the list's cells, with its data.
  /// - Returns: the section with the header.
  public consuming func header<View: HostedHeaderFooter, Model>(
    _ header: Row<View, Model>
  ) -> Self where View.BaseCell == BaseCell {
    self.header = .view(AnyHeaderFooter(row: header.storage, head: header.head))
    return self
  }

  /// Shows a view below the rows, said as a header is.
  ///
  /// - Parameter footer: a view class that stands beside the list's cells, with its data.
  /// - Returns: the section with the footer.
  public consuming func footer<View: HostedHeaderFooter, Model>(
    _ footer: Row<View, Model>
  ) -> Self where View.BaseCell == BaseCell {
    self.footer = .view(AnyHeaderFooter(row: footer.storage, head: footer.head))
    return self
  }

  /// Refuses a cell as a header.
  @available(
    *, unavailable, message: "a cell can't be a header; pass a row of a header class instead"
  )
  public consuming func header<Cell: HostedCell, Model>(
    _ header: Row<Cell, Model>
  ) -> Self where Cell.BaseCell == BaseCell { self }

  /// Refuses a cell as a footer.
  @available(
    *, unavailable, message: "a cell can't be a footer; pass a row of a footer class instead"
  )
  public consuming func footer<Cell: HostedCell, Model>(
    _ footer: Row<Cell, Model>
  ) -> Self where Cell.BaseCell == BaseCell { self }

  /// Shows a title above the rows.
  ///
  /// - Parameter title: the title.
  /// - Returns: the section with the header.
  public consuming func header(_ title: String) -> Self {
    header = .title(title)
    return self
  }

  /// Shows a title below the rows.
  ///
  /// - Parameter title: the title.
  /// - Returns: the section with the footer.
  public consuming func footer(_ title: String) -> Self {
    footer = .title(title)
    return self
  }

  /// Gives the section an entry in the index beside the list.
  ///
  /// - Parameter title: the entry, usually one letter; a tap on it jumps to the section.
  /// - Returns: the section with the entry.
  public consuming func indexTitle(_ title: String) -> Self {
    indexTitle = title
    return self
  }

  /// What stands at one end of the section.
  ///
  /// - Parameter edge: the end.
  public func headerFooter(at edge: SectionEdge) -> HeaderFooter? {
    switch edge {
    case .header: header
    case .footer: footer
    }
  }
}
