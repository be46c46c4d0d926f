// A host's header class is for the host's cells, and is its own base class.

import TypedCells

private final class SmallBanner: HostedHeaderFooter {
  typealias BaseCell = ScreenCell
  typealias BaseHeaderFooter = Banner
}
private protocol Grid: ListHost where Cell == ScreenCell, HeaderFooter == TileBanner {}
// error: no type for 'Self.Cell' can satisfy both
// twin: private protocol Grid: ListHost where Cell == GridCell, HeaderFooter == TileBanner {}
private protocol Screen: ListHost where Cell == ScreenCell, HeaderFooter == SmallBanner {}
// error: no type for 'Self.HeaderFooter' can satisfy both
// twin: private protocol Screen: ListHost where Cell == ScreenCell, HeaderFooter == Banner {}
