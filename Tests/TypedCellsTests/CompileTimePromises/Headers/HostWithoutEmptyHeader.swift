// A host with headers implements their methods, because only hosts without headers get them from the package.

import TypedCells

private final class Screen: ListHost {  // error: does not conform to protocol 'ListHost'
  var visibleCells: [VisibleCell<ScreenCell>] { [] }
  func attach(to list: ListEngine<Screen>) {}
  func register(_ registration: CellRegistration<ScreenCell>) {}
  func reload() {}
  func reloadRows(at paths: [RowPath]) {}
  func reloadHeaderFooters(ofSections sections: [Int]) {}
  func adjustHeights(ofRowsAt paths: [RowPath]) {}
  func perform(
    _ changes: SectionedChanges, animated: Bool, commit: () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {}
  func makeEmptyCell() -> ScreenCell { ScreenCell() }

  var visibleHeaderFooters: [VisibleHeaderFooter<Banner>] { [] }
  func register(headerFooter registration: CellRegistration<Banner>) {}
  func makeHeader() -> Banner { Banner() }
  // twin: func makeEmptyHeaderFooter() -> Banner { Banner() }
}
