import Foundation

/// A page for a browser with the recorded picture, the new one and their difference side by side.
struct PicturePage {
  /// The text of the page, which needs no other file.
  let html: String

  /// - Parameters:
  ///   - name: the name of the record.
  ///   - old: the recorded picture, in SVG.
  ///   - new: the new picture, in SVG.
  init(named name: String, from old: String, to new: String) {
    // An image of its own keeps the identifiers of one picture apart from those of the other.
    let (old, new) = (Self.image(old, "recorded"), Self.image(new, "new"))
    html = """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <title>\(Self.escaped(name))</title>
      <style>
      body { font-family: system-ui, sans-serif; display: flex; flex-wrap: wrap; background: #ddd; }
      figure { margin: 1em; }
      figcaption { margin-bottom: 0.5em; }
      .difference { display: grid; background: black; isolation: isolate; }
      .difference img { grid-area: 1 / 1; mix-blend-mode: difference; }
      </style>
      <figure><figcaption>Recorded</figcaption>\(old)</figure>
      <figure><figcaption>New</figcaption>\(new)</figure>
      <figure><figcaption>Difference: what is equal is black</figcaption>
      <div class="difference">\(old)\(new)</div></figure>
      </html>

      """
  }

  private static func image(_ svg: String, _ words: String) -> String {
    let data = Data(svg.utf8).base64EncodedString()
    return "<img alt=\"\(words)\" src=\"data:image/svg+xml;base64,\(data)\">"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
