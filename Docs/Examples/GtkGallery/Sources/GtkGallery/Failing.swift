import Foundation

/// Ends the program, with a line where errors go.
func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("GtkGallery: \(message)\n".utf8))
  exit(1)
}
