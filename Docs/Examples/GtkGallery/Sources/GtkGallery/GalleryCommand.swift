import GalleryModels
import GtkToolkit

/// `swift run GtkGallery [--rows COUNT] [--pictures FOLDER]`
@main
@MainActor
struct GalleryCommand {
  private static let usage = """
    usage: GtkGallery [--rows COUNT] [--pictures FOLDER]
      --rows COUNT       show COUNT rows of people; people repeat if there are fewer
      --pictures FOLDER  save pictures of the screens there, instead of waiting for the user
    """

  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      fail("\(error)")
    }
  }

  private static func run(_ arguments: [String]) throws {
    var rows: Int?
    var folder: String?
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch (option, rest.popFirst()) {
      case ("--help", _): return print(usage)
      case ("--rows", let value?):
        guard let count = Int(value), count >= 0 else {
          fail("--rows wants a number of rows, not '\(value)'")
        }
        rows = count
      case ("--pictures", let value?): folder = value
      default: fail("'\(option)' is no option, or its value is missing\n\(usage)")
      }
    }
    guard MainLoop.start() else {
      fail("there is no display; without a screen, run it in `xvfb-run -a`")
    }
    let gallery = try Gallery(rows: rows)
    let window = gallery.makeWindow()
    if let folder {
      try gallery.savePictures(of: window, in: folder)
    } else {
      MainLoop.run { window.isOpen }
    }
  }
}
