// The base classes of a header are classes.

import TypedCells

private final class Title: HostedHeaderFooter {
  // error: does not conform to protocol 'HostedHeaderFooter'
  typealias BaseCell = Int
  // twin: typealias BaseCell = ScreenCell
  typealias BaseHeaderFooter = Title
}
private final class Total: HostedHeaderFooter {
  // error: does not conform to protocol 'HostedHeaderFooter'
  typealias BaseCell = ScreenCell
  typealias BaseHeaderFooter = Int
  // twin: typealias BaseHeaderFooter = Total
}
