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

/// A cell that writes its title in several ways.
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
  /// What the screen `static` has in place of a chain of casts.
  static func forAboutPages() throws(DuplicateCapability) -> CapabilityRegistry {
    try CapabilityRegistry([.titled, .subtitled, .imaged, .fonted, .colored])
  }
}

extension Capability {
  /// Titles of models, shown by cells that take titles.
  static var titled: Capability {
    Capability((any Titled).self, (any TitledConfigurable).self) { cell, model in
      cell.title = model.title
    } reset: { cell in
      cell.title = nil
    }
  }

  /// Second lines of models, shown by cells that take second lines.
  static var subtitled: Capability {
    Capability((any Subtitled).self, (any SubtitledConfigurable).self) { cell, model in
      cell.subtitle = model.subtitle
    } reset: { cell in
      cell.subtitle = nil
    }
  }

  /// Pictures of models, shown by cells that take pictures.
  static var imaged: Capability {
    Capability((any Imaged).self, (any ImagedConfigurable).self) { cell, model in
      cell.image = model.image
    } reset: { cell in
      cell.image = nil
    }
  }

  /// Fonts of models, shown by cells that write in several ways.
  static var fonted: Capability {
    Capability((any Fonted).self, (any FontedConfigurable).self) { cell, model in
      cell.font = model.font
    } reset: { cell in
      cell.font = nil
    }
  }

  /// Colours of models, shown by cells that have room for one.
  static var colored: Capability {
    Capability((any Colored).self, (any ColoredConfigurable).self) { cell, model in
      cell.color = model.color
    } reset: { cell in
      cell.color = nil
    }
  }
}
