import Foundation

/// What a program printed, as a picture.
struct TextScreen {
  /// How many characters of a line have room.
  static let columns = 44

  /// A line, and whether it is more than its neighbours, as a section's title is.
  struct Line {
    var text: String
    var ink = Ink.plain
    var isBold = false
  }

  let lines: [Line]

  /// - Parameter picture: what is in the viewport of a headless list: titles begin at the margin.
  init(_ picture: [String]) {
    lines = picture.map { line in
      let isRow = line.hasPrefix(" ") || line.hasPrefix("›")
      let ink: Ink = line.contains("[ ") ? .blue : .plain
      return Line(text: line, ink: ink, isBold: !isRow)
    }
  }

  init(lines: [Line]) {
    self.lines = lines
  }

  /// The lines from top to bottom, with a frame around them.
  func drawn(name: String, title: String, description: String) -> Picture {
    var picture = Picture(name: name, title: title, description: description)
    for (number, line) in lines.enumerated() {
      picture.write(
        line.text, x: 16, y: 30 + Double(number) * 20,
        Picture.Lettering(
          size: 12.5, ink: line.ink, isBold: line.isBold, isMonospaced: true))
    }
    picture.height = Double(lines.count) * 20 + 28
    return picture
  }
}
