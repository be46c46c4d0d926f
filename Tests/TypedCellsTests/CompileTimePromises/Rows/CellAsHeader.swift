// A cell class can't be a header, and the error message names the alternative.

import TypedCells

final class Banner: HostedHeaderFooter, Updatable {
  typealias BaseCell = ScreenCell
  typealias BaseHeaderFooter = Banner
  func update(viewData text: String) {}
}

@MainActor private func use(_ section: ListSection<ScreenCell>) {
  _ = section.header(Row(TextCell.self, "title"))
  // error: a cell can't be a header; pass a row of a header class instead
  // twin: _ = section.header(Row(Banner.self, "title"))
}
