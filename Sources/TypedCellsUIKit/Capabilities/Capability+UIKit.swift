public import TypedCells

/// Capabilities for the traits that UIKit's cells show. Each resets a cell if the next model lacks the trait.
///
/// ```swift
/// let capabilities = try CapabilityRegistry(Capability.uiKit)
/// ```
extension Capability {
  /// Shows the title of a ``Titled`` model in a ``TitleShowing`` cell.
  @MainActor public static var titled: Capability {
    Capability((any Titled).self, (any TitleShowing).self) { cell, model in
      cell.show(title: model.title)
    } reset: { cell in
      cell.show(title: nil)
    }
  }

  /// Shows the second line of a ``Subtitled`` model in a ``SubtitleShowing`` cell.
  @MainActor public static var subtitled: Capability {
    Capability((any Subtitled).self, (any SubtitleShowing).self) { cell, model in
      cell.show(subtitle: model.subtitle)
    } reset: { cell in
      cell.show(subtitle: nil)
    }
  }

  /// Shows the image of an ``Imaged`` model in an ``ImageShowing`` cell.
  @MainActor public static var imaged: Capability {
    Capability((any Imaged).self, (any ImageShowing).self) { cell, model in
      cell.show(image: model.image)
    } reset: { cell in
      cell.show(image: nil)
    }
  }

  /// Shows the title of a ``Fonted`` model in its font, in a ``FontShowing`` cell.
  @MainActor public static var fonted: Capability {
    Capability((any Fonted).self, (any FontShowing).self) { cell, model in
      cell.show(font: model.font)
    } reset: { cell in
      cell.show(font: nil)
    }
  }

  /// Shows the title of a ``Colored`` model in its colour, in a ``ColorShowing`` cell.
  @MainActor public static var colored: Capability {
    Capability((any Colored).self, (any ColorShowing).self) { cell, model in
      cell.show(color: model.color)
    } reset: { cell in
      cell.show(color: nil)
    }
  }

  /// Shows the accessory of an ``Accessorized`` model in an ``AccessoryShowing`` cell.
  @MainActor public static var accessorized: Capability {
    Capability((any Accessorized).self, (any AccessoryShowing).self) { cell, model in
      cell.show(accessory: model.accessory)
    } reset: { cell in
      cell.show(accessory: .none)
    }
  }

  /// All capabilities of this module, for `CapabilityRegistry(Capability.uiKit)`.
  @MainActor public static var uiKit: [Capability] {
    [.titled, .subtitled, .imaged, .fonted, .colored, .accessorized]
  }
}
