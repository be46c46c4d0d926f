public import TypedCells

extension SectionLayout {
  /// Keeps the header or footer of the section at the edge of the viewport while the section scrolls.
  ///
  /// ```swift
  /// let layout = SectionLayout.grid(columns: 3).pinning(.header)
  /// ```
  ///
  /// In a carousel, the header stays while the user scrolls the collection view, not the carousel.
  ///
  /// - Parameter edge: the header or the footer.
  /// - Returns: the changed layout.
  public func pinning(_ edge: SectionEdge) -> SectionLayout {
    adapting(id: edge) { section, _ in
      for item in section.boundarySupplementaryItems where item.elementKind == edge.kind {
        item.pinToVisibleBounds = true
        // The view lies above the cells that scroll behind it.
        item.zIndex = max(item.zIndex, 2)
      }
    }
  }
}
