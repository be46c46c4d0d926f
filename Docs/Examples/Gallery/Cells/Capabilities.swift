import GalleryModels
import TypedCells

/// A cell that shows a title.
@MainActor
protocol TitledConfigurable: AnyObject {
  var title: String? { get set }
}

/// A cell that shows a second line.
@MainActor
protocol SubtitledConfigurable: AnyObject {
  var subtitle: String? { get set }
}

/// A cell that shows a picture.
@MainActor
protocol ImagedConfigurable: AnyObject {
  var image: String? { get set }
}

/// A cell that shows its title in a font.
@MainActor
protocol FontedConfigurable: AnyObject {
  var font: Font? { get set }
}

/// A cell that shows a colour.
@MainActor
protocol ColoredConfigurable: AnyObject {
  var color: Color? { get set }
}

extension CapabilityRegistry {
  /// The capabilities of the screen `static`. They replace a chain of casts.
  static func forAboutPages() throws(DuplicateCapability) -> CapabilityRegistry {
    try CapabilityRegistry([.titled, .subtitled, .imaged, .fonted, .colored])
  }
}

extension Capability {
  /// Shows a model's title in cells that have a title.
  static var titled: Capability {
    Capability((any Titled).self, (any TitledConfigurable).self) { cell, model in
      cell.title = model.title
    } reset: { cell in
      cell.title = nil
    }
  }

  /// Shows a model's second line in cells that have one.
  static var subtitled: Capability {
    Capability((any Subtitled).self, (any SubtitledConfigurable).self) { cell, model in
      cell.subtitle = model.subtitle
    } reset: { cell in
      cell.subtitle = nil
    }
  }

  /// Shows a model's picture in cells that have one.
  static var imaged: Capability {
    Capability((any Imaged).self, (any ImagedConfigurable).self) { cell, model in
      cell.image = model.image
    } reset: { cell in
      cell.image = nil
    }
  }

  /// Shows a model's title in its font, in cells that support fonts.
  static var fonted: Capability {
    Capability((any Fonted).self, (any FontedConfigurable).self) { cell, model in
      cell.font = model.font
    } reset: { cell in
      cell.font = nil
    }
  }

  /// Shows a model's colour in cells that support colours.
  static var colored: Capability {
    Capability((any Colored).self, (any ColoredConfigurable).self) { cell, model in
      cell.color = model.color
    } reset: { cell in
      cell.color = nil
    }
  }
}
