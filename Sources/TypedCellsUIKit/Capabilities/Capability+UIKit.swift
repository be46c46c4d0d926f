public import TypedCells

/// Capabilities for what UIKit's cells show. Each resets a cell if the next model lacks the trait.
extension Capability {
  /// Titles.
  @MainActor public static var titled: Capability {
    Capability((any Titled).self, (any TitleShowing).self) { cell, model in
      cell.show(title: model.title)
    } reset: { cell in
      cell.show(title: nil)
    }
  }

  /// Second lines.
  @MainActor public static var subtitled: Capability {
    Capability((any Subtitled).self, (any SubtitleShowing).self) { cell, model in
      cell.show(subtitle: model.subtitle)
    } reset: { cell in
      cell.show(subtitle: nil)
    }
  }

  /// Images.
  @MainActor public static var imaged: Capability {
    Capability((any Imaged).self, (any ImageShowing).self) { cell, model in
      cell.show(image: model.image)
    } reset: { cell in
      cell.show(image: nil)
    }
  }

  /// Fonts of titles.
  @MainActor public static var fonted: Capability {
    Capability((any Fonted).self, (any FontShowing).self) { cell, model in
      cell.show(font: model.font)
    } reset: { cell in
      cell.show(font: nil)
    }
  }

  /// Colours of titles.
  @MainActor public static var colored: Capability {
    Capability((any Colored).self, (any ColorShowing).self) { cell, model in
      cell.show(color: model.color)
    } reset: { cell in
      cell.show(color: nil)
    }
  }

  /// Accessories.
  @MainActor public static var accessorized: Capability {
    Capability((any Accessorized).self, (any AccessoryShowing).self) { cell, model in
      cell.show(accessory: model.accessory)
    } reset: { cell in
      cell.show(accessory: .none)
    }
  }

  /// All capabilities of this module.
  @MainActor public static var uiKit: [Capability] {
    [.titled, .subtitled, .imaged, .fonted, .colored, .accessorized]
  }
}
