import TypedCellsUIKit

/// Loads pictures by their names. Cells get it with their data.
@MainActor
final class ImageLoader: Equatable {
  private let load: (String) async -> UIImage?

  init(load: @escaping (String) async -> UIImage?) { self.load = load }

  func image(named name: String) async -> UIImage? { await load(name) }

  nonisolated static func == (one: ImageLoader, other: ImageLoader) -> Bool { one === other }
}
