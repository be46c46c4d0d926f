import Foundation
import LibraryScreen

/// Shows the screen as text: `swift run Library [FILE]`. Without a file, the library is in a temporary folder.
@main
struct Main {
  @MainActor
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "--import" {
      try await Import(arguments.dropFirst()).run()
      return
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "library-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = arguments.first ?? folder.appending(path: "library.sqlite").path
    await Tour(LibraryScreen.Source(path: path)).run()
  }
}
