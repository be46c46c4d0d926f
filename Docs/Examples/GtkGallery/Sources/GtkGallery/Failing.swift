import Foundation

/// Writes a message to standard error and ends the program.
func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("GtkGallery: \(message)\n".utf8))
  exit(1)
}
