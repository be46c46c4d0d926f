// A section accepts only headers and footers for its kind of host.

import TypedCells

@MainActor private func use(_ section: ListSection<ScreenCell>) {
  _ = section.header(Row(TileBanner.self, "title"))
  // error: requires the types 'ScreenCell' and 'TileBanner.BaseCell'
  // twin: _ = section.header(Row(Banner.self, "title"))
  _ = section.footer(Row(TileBanner.self, "total"))
  // error: requires the types 'ScreenCell' and 'TileBanner.BaseCell'
  // twin: _ = section.footer(Row(Banner.self, "total"))
}
