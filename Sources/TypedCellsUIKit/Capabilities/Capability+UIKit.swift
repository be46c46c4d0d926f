public import TypedCells

/// Capabilities for what UIKit's cells show. Each resets a cell if the next model lacks the trait.
extension Capability {
  /// Titles.
  @MainActor public static var titled: Capability {
    Capability((any Titled).self, (any TitleTaking).self) { cell, model in
      cell.take(title: model.title)
    } reset: { cell in
      cell.take(title: nil)
    }
  }

  /// Second lines.
  @MainActor public static var subtitled: Capability {
    Capability((any Subtitled).self, (any SubtitleTaking).self) { cell, model in
      cell.take(subtitle: model.subtitle)
    } reset: { cell in
      cell.take(subtitle: nil)
    }
  }

  /// Images.
  @MainActor public static var imaged: Capability {
    Capability((any Imaged).self, (any ImageTaking).self) { cell, model in
      cell.take(image: model.image)
    } reset: { cell in
      cell.take(image: nil)
    }
  }

  /// Fonts of titles.
  @MainActor public static var fonted: Capability {
    Capability((any Fonted).self, (any FontTaking).self) { cell, model in
      cell.take(font: model.font)
    } reset: { cell in
      cell.take(font: nil)
    }
  }

  /// Colours of titles.
  @MainActor public static var colored: Capability {
    Capability((any Colored).self, (any ColorTaking).self) { cell, model in
      cell.take(color: model.color)
    } reset: { cell in
      cell.take(color: nil)
    }
  }

  /// Accessories.
  @MainActor public static var accessorized: Capability {
    Capability((any Accessorized).self, (any AccessoryTaking).self) { cell, model in
      cell.take(accessory: model.accessory)
    } reset: { cell in
      cell.take(accessory: .none)
    }
  }

  /// All capabilities of this module.
  @MainActor public static var uiKit: [Capability] {
    [.titled, .subtitled, .imaged, .fonted, .colored, .accessorized]
  }
}
