import Foundation

/// Writes the pictures that are missing from a folder or differ.
///
/// - Returns: The names of the written files.
/// - Throws: An error of the file system.
func write(_ pictures: [DrawnFile], into folder: URL) throws -> [String] {
  let others = files(of: pictures).filter { text(of: $0.name, in: folder) != $0.text }
  for file in others {
    try file.text.write(
      to: folder.appendingPathComponent(file.name), atomically: true, encoding: .utf8)
  }
  return others.map(\.name)
}

/// Returns how the pictures in a folder differ from those that would be written now.
func differences(of pictures: [DrawnFile], from folder: URL) -> [String] {
  files(of: pictures).compactMap { file in
    guard let text = text(of: file.name, in: folder) else {
      return "\(file.name): the file is missing"
    }
    let (old, new) = (lines(text), lines(file.text))
    if old == new { return nil }
    let number = zip(old + [""], new + [""]).enumerated().first { $1.0 != $1.1 }?.offset
    let line = number ?? min(old.count, new.count)
    return """
      \(file.name):\(line + 1) differs
        there: \(old.dropFirst(line).first ?? "")
        drawn: \(new.dropFirst(line).first ?? "")
        'swift run DocumentationPictures' draws it again; look at it before you commit it
      """
  }
}

/// DocC shows the file with `~dark` in its name if the reader has chosen a dark appearance.
private func files(of pictures: [DrawnFile]) -> [(name: String, text: String)] {
  pictures.flatMap { picture in
    [
      ("\(picture.name).svg", picture.light),
      ("\(picture.name)~dark.svg", picture.dark),
    ]
  }
}

private func text(of name: String, in folder: URL) -> String? {
  try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
}

private func lines(_ text: String) -> [Substring] {
  text.split(separator: "\n", omittingEmptySubsequences: false)
}
