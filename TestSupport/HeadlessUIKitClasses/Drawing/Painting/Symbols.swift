/// Simple shapes that resemble common system symbols, in a square of 24 by 24 points.
enum Symbols {
  /// A shape that is filled, or drawn as an outline.
  struct Shape {
    let path: String
    var isFilled = false
  }

  /// Returns the shapes of a symbol, or `nil` if it isn't one of the common symbols.
  ///
  /// - Parameter name: the name, such as `star.fill` or `plus.circle`.
  static func shapes(ofSymbol name: String) -> [Shape]? {
    if let shape = shapes[name] { return [Shape(path: shape)] }
    var parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    let base = parts.joined(separator: ".")
    if let shape = shapes[base] { return [Shape(path: shape, isFilled: isFilled)] }
    guard let frame = parts.popLast(), let outline = frames[frame],
      let shape = shapes[parts.joined(separator: ".")]
    else { return nil }
    return [Shape(path: outline, isFilled: isFilled), Shape(path: shape)]
  }

  /// The shapes around a symbol, such as the circle of `plus.circle`.
  private static let frames = [
    "circle": "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z",
    "square": "M5 3H19Q21 3 21 5V19Q21 21 19 21H5Q3 21 3 19V5Q3 3 5 3z",
  ]

  private static let shapes = frames.merging([
    "chevron.right": "M9 5l7 7l-7 7", "chevron.left": "M15 5l-7 7l7 7",
    "chevron.forward": "M9 5l7 7l-7 7", "chevron.backward": "M15 5l-7 7l7 7",
    "backward": "M12 5l-9 7l9 7zM21 5l-9 7l9 7z", "forward": "M3 5l9 7l-9 7zM12 5l9 7l-9 7z",
    "chevron.down": "M5 9l7 7l7-7", "chevron.up": "M5 15l7-7l7 7",
    "checkmark": "M5 13l5 5l9-12", "plus": "M12 6v12M6 12h12", "minus": "M6 12h12",
    "xmark": "M7 7l10 10M17 7l-10 10", "info": "M12 7v0.5M12 11v6",
    "ellipsis":
      "M6 12h0.5M12 12h0.5M18 12h0.5",
    "star": "M12 3l2.7 5.8l6.3 0.8l-4.6 4.3l1.2 6.3l-5.6-3.1l-5.6 3.1l1.2-6.3l-4.6-4.3l6.3-0.8z",
    "heart": "M12 20C4 14 3 11 3 8.5C3 4 9 2.5 12 7C15 2.5 21 4 21 8.5C21 11 20 14 12 20z",
    "person": "M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM4 21c0-9 16-9 16 0z",
    "person.2":
      "M9 5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7zM2 20c0-8 14-8 14 0zM17 6a3 3 0 1 1-1 6M18 14"
      + "c3 0 4 3 4 6h-3",
    "person.3":
      "M12 5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7zM6 20c0-8 12-8 12 0zM4 8a2 2 0 1 0 0.1 0M20 8"
      + "a2 2 0 1 0 0.1 0",
    "gear":
      "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M5 19l3-3"
      + "M16 8l3-3",
    "magnifyingglass": "M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14zM15 15l6 6",
    "trash": "M4 6h16M9 6V4h6v2M6 6l1 15h10l1-15M10 10v7M14 10v7",
    "house": "M3 12l9-8l9 8M6 10v10h12v-10", "bell": "M5 17c2-3 1-12 7-12s5 9 7 12zM10 20h4",
    "envelope": "M3 6h18v12h-18zM3 7l9 7l9-7", "folder": "M3 6h6l2 2h10v11h-18z",
    "doc": "M6 3h8l4 4v14h-12zM14 3v4h4", "photo": "M3 5h18v14h-18zM3 16l5-5l4 4l4-5l5 6",
    "camera": "M3 8h4l2-3h6l2 3h4v11h-18zM12 10a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z",
    "phone": "M6 3l4 5l-2 3c1 2 3 4 5 5l3-2l5 4c-1 3-4 4-7 2c-5-3-8-6-10-11c-1-3 0-5 2-6z",
    "clock": "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM12 7v5l4 2",
    "calendar": "M4 5h16v16h-16zM4 10h16M8 3v4M16 3v4", "pencil": "M4 20l1-5l11-11l4 4l-11 11z",
    "lock": "M6 11h12v10h-12zM8 11c0-9 8-9 8 0",
    "globe":
      "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM2 12h20M12 2c-6 6-6 14 0 20M12 2c6 6 6 14 0 20",
    "wifi": "M3 10q9-8 18 0M7 14q5-5 10 0M12 18h0.5",
    "moon": "M15 3a9 9 0 1 0 6 13a8 8 0 0 1-6-13z",
    "sun.max": "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3",
    "bookmark": "M7 3h10v18l-5-4l-5 4z", "flag": "M6 21v-17h12l-3 4l3 4h-12",
    "tag":
      "M3 4h8l10 10l-7 7l-11-11zM7 8h0.5",
    "cart": "M3 4h3l3 11h9l2-8h-13M10 19h0.5M17 19h0.5",
    "briefcase": "M3 8h18v12h-18zM9 8v-3h6v3M3 13h18",
    "mappin": "M12 13v8M12 4a4 4 0 1 0 0 9a4 4 0 1 0 0-9z", "arrow.right": "M4 12h16M14 6l6 6l-6 6",
    "arrow.left": "M20 12h-16M10 6l-6 6l6 6", "arrow.up": "M12 20v-16M6 10l6-6l6 6",
    "arrow.down": "M12 4v16M6 14l6 6l6-6", "arrow.clockwise": "M19 12a7 7 0 1 1-3-6l3-2v6h-6",
    "line.3.horizontal": "M4 8h16M4 12h16M4 16h16",
    "list.bullet":
      "M4 7h0.5M8 7h12M4 12h0.5M8 12h12M4 17h0.5M8 17h12",
    "square.grid.2x2": "M4 4h7v7h-7zM13 4h7v7h-7zM4 13h7v7h-7zM13 13h7v7h-7z",
    "square.and.arrow.up": "M8 9h-3v12h14v-12h-3M12 15v-12M8 7l4-4l4 4",
    "square.and.pencil": "M14 5h-9v14h14v-9M10 15l1-4l8-8l3 3l-8 8z", "play": "M7 4l13 8l-13 8z",
    "pause": "M8 5v14M16 5v14", "bolt": "M13 2l-8 12h6l-1 8l9-12h-7z",
    "exclamationmark": "M12 6v7M12 17v0.5",
  ]) { $1 }
}
