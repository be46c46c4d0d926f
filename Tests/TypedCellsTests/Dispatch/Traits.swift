import HeadlessList
import TypedCells

// Three pairs of small protocols, as users of Static Generic Tables write them.

protocol Titled { var title: String { get } }
protocol Subtitled { var subtitle: String { get } }
protocol Priced { var price: Int { get } }

@MainActor protocol TitledConfigurable { func configure(title: String?) }
@MainActor protocol SubtitledConfigurable: AnyObject { func configure(subtitle: String?) }
@MainActor protocol PricedConfigurable { func configure(price: Int?) }

extension Capability {
  static var titled: Capability {
    Capability((any Titled).self, (any TitledConfigurable).self) { cell, model in
      cell.configure(title: model.title)
    } reset: { cell in
      cell.configure(title: nil)
    }
  }

  static var subtitled: Capability {
    Capability((any Subtitled).self, (any SubtitledConfigurable).self) { cell, model in
      cell.configure(subtitle: model.subtitle)
    } reset: { cell in
      cell.configure(subtitle: nil)
    }
  }

  static var priced: Capability {
    Capability((any Priced).self, (any PricedConfigurable).self) { cell, model in
      cell.configure(price: model.price)
    } reset: { cell in
      cell.configure(price: nil)
    }
  }
}

/// A cell that records the titles it is configured with.
class TitleCell: HeadlessCell, TitledConfigurable {
  var calls: [String] = []
  func configure(title: String?) { calls.append("title \(title ?? "none")") }
}

class DetailCell: TitleCell, SubtitledConfigurable {
  func configure(subtitle: String?) { calls.append("subtitle \(subtitle ?? "none")") }
}

/// A cell that inherits both of its conformances.
final class InheritingCell: DetailCell {}

struct Book: Titled, Subtitled, Priced {
  var title = "Notes"
  var subtitle = "on the engine"
  var price = 7
}

enum Setting: Titled {
  case about
  var title: String { "About" }
}

class Person: Titled {
  var title: String { "Ada" }
}

final class Countess: Person, Subtitled {
  var subtitle: String { "of Lovelace" }
}

struct Box<Content> {
  var content: Content
}

extension Box: Titled where Content: Titled {
  var title: String { "boxed \(content.title)" }
}
