import TypedCells

/// The base class of all cells of a ``FaultyList``.
@MainActor
class FixtureCell: HostedCell {
  typealias BaseCell = FixtureCell

  var identifier: ReuseIdentifier?
  var text = ""

  required init() {}
}

final class PlainCell: FixtureCell, Updatable {
  func update(viewData text: String) { self.text = text }
}

final class OtherCell: FixtureCell, Updatable {
  func update(viewData text: String) { self.text = text }
}

/// The base class of all headers of a ``FaultyList``.
@MainActor
class FixtureHeader: HostedHeaderFooter {
  typealias BaseCell = FixtureCell
  typealias BaseHeaderFooter = FixtureHeader

  var identifier: ReuseIdentifier?
  var text = ""

  init() {}
}

final class TitleHeader: FixtureHeader, Updatable {
  func update(viewData text: String) { self.text = text }
}
