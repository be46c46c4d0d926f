import Foundation

/// Prints a line at once, also if the output is a file.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
