import GalleryModels
import TypedCells
import TypedCellsUIKit

/// A cell that shows a picture made of characters.
@MainActor
protocol PictureShowing: AnyObject {
  /// Shows a picture, or none if it is `nil`.
  func show(picture: String?)
}

extension CapabilityRegistry {
  /// The capabilities of the screen `about`. They replace a chain of casts: each copies a trait of a model,
  /// which doesn't depend on UIKit, to UIKit's cells.
  static func forAboutPages() throws(DuplicateCapability) -> CapabilityRegistry {
    try CapabilityRegistry([.titles, .subtitles, .pictures, .fonts, .colors])
  }
}

extension Capability {
  fileprivate static var titles: Capability {
    Capability((any GalleryModels.Titled).self, (any TitleShowing).self) { cell, model in
      cell.show(title: model.title)
    } reset: { cell in
      cell.show(title: nil)
    }
  }

  fileprivate static var subtitles: Capability {
    Capability((any GalleryModels.Subtitled).self, (any SubtitleShowing).self) { cell, model in
      cell.show(subtitle: model.subtitle)
    } reset: { cell in
      cell.show(subtitle: nil)
    }
  }

  fileprivate static var pictures: Capability {
    Capability((any GalleryModels.Imaged).self, (any PictureShowing).self) { cell, model in
      cell.show(picture: model.image)
    } reset: { cell in
      cell.show(picture: nil)
    }
  }

  fileprivate static var fonts: Capability {
    Capability((any GalleryModels.Fonted).self, (any FontShowing).self) { cell, model in
      cell.show(font: model.font?.onScreen)
    } reset: { cell in
      cell.show(font: nil)
    }
  }

  fileprivate static var colors: Capability {
    Capability((any GalleryModels.Colored).self, (any ColorShowing).self) { cell, model in
      cell.show(color: model.color?.onScreen)
    } reset: { cell in
      cell.show(color: nil)
    }
  }
}

extension Font {
  /// The font that UIKit's cells use where a terminal changes the letters.
  var onScreen: UIFont {
    switch self {
    case .capitals: .boldSystemFont(ofSize: 22)
    case .spaced: .systemFont(ofSize: 28, weight: .light)
    }
  }
}

extension Color {
  var onScreen: UIColor {
    switch self {
    case .red: .systemRed
    case .orange: .systemOrange
    case .yellow: .systemYellow
    case .green: .systemGreen
    case .blue: .systemBlue
    case .purple: .systemPurple
    case .brown: .systemBrown
    }
  }
}
