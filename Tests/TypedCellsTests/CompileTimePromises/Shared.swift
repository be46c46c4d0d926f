// Two kinds of host with cells and headers, for the cases next to and below this file.

import TypedCells

class ScreenCell: HostedCell {
  typealias BaseCell = ScreenCell
}
final class TextCell: ScreenCell, Updatable {
  func update(viewData text: String) {}
}
final class PlainCell: ScreenCell {}

class GridCell: HostedCell {
  typealias BaseCell = GridCell
}
final class TileCell: GridCell, Updatable {
  func update(viewData text: String) {}
}

final class Banner: HostedHeaderFooter, Updatable {
  typealias BaseCell = ScreenCell
  typealias BaseHeaderFooter = Banner
  func update(viewData text: String) {}
}
final class TileBanner: HostedHeaderFooter, Updatable {
  typealias BaseCell = GridCell
  typealias BaseHeaderFooter = TileBanner
  func update(viewData text: String) {}
}

struct Person {
  var name = "Ada"
  var handler: () -> Void = {}
}

protocol Titled {
  var title: String { get }
}
protocol TitledConfigurable: AnyObject {
  @MainActor func configure(by model: any Titled)
}

func requireSendable<Value: Sendable>(_: Value.Type) {}
