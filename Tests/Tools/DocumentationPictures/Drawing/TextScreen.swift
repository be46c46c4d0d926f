import Foundation

/// A picture of a program's output.
struct TextScreen {
  /// The number of characters that fit in a line.
  static let columns = 44

  /// A line of text, which is bold if it's a title.
  struct Line {
    var text: String
    var ink = Ink.plain
    var isBold = false
  }

  let lines: [Line]

  /// Draws the lines from top to bottom in a frame.
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
