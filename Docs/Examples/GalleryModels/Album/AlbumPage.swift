/// A picture, shown by a symbol on a coloured background.
public struct AlbumPicture: Identifiable, Hashable, Sendable {
  /// The picture's number, which no other has.
  public let id: Int

  /// The thing in the picture.
  public let name: String

  /// The name of the symbol in place of a photograph.
  public let symbol: String

  /// The position of the background's colour in a palette.
  public let color: Int

  /// The number of comments.
  public var comments = 0

  /// Whether the picture is among the highlights.
  public var isHighlight = false
}

/// An album of pictures, whose size the user chooses.
public struct AlbumPage: Sendable {
  /// The pictures, in the order of the album.
  public private(set) var pictures: [AlbumPicture]

  /// Whether the pictures are small.
  public var isSmall = false

  /// The pictures that the user likes best, in the order of the album.
  public var highlights: [AlbumPicture] { pictures.filter(\.isHighlight) }

  /// Creates the album that the gallery shows.
  public init() {
    let things = [
      ("Morning", "star"), ("Mail", "envelope"), ("Garden", "heart"), ("House", "house"),
      ("Clock tower", "clock"), ("Camera", "camera"), ("Harbour", "photo"),
      ("Visitors", "person.2"),
      ("Calendar", "calendar"), ("Workshop", "gear"), ("Key", "lock"), ("Evening", "bell"),
    ]
    pictures = things.enumerated().map { number, thing in
      AlbumPicture(
        id: number, name: thing.0, symbol: thing.1, color: number % 6,
        comments: number % 5 == 1 ? number : 0, isHighlight: number % 3 == 0)
    }
  }

  /// Adds a picture to the highlights, or removes it from them.
  ///
  /// - Parameter picture: the picture; it needn't be up to date.
  public mutating func toggle(_ picture: AlbumPicture) {
    for index in pictures.indices where pictures[index].id == picture.id {
      pictures[index].isHighlight.toggle()
    }
  }

  /// Deletes a picture.
  ///
  /// - Parameter picture: the picture.
  public mutating func remove(_ picture: AlbumPicture) {
    pictures.removeAll { $0.id == picture.id }
  }
}
