import Foundation

/// An error of the compiler in a text; line 0 means no particular line.
package struct Diagnostic: Hashable, Sendable {
  package let line: Int
  package let message: String

  /// Whether the message may be different if other files are compiled with the text.
  ///
  /// The compiler also looks up private names of other files, and rejects them afterwards. Instead of
  /// "cannot find 'a' in scope" it reports "'a' is inaccessible due to 'private' protection level".
  var mayNameOtherFiles: Bool {
    ["inaccessible", "did you mean", "ambiguous", "redeclaration", "circular reference"]
      .contains { message.contains($0) }
  }
}

/// The errors in the compiler's output about the files of a folder, in its plain format.
struct DiagnosticOutput {
  /// The errors of each file, by its name.
  private(set) var diagnostics: [String: [Diagnostic]] = [:]

  /// Errors outside the files of the folder.
  private(set) var unlocated: [String] = []

  /// Reads the output of a compiler.
  ///
  /// After each message with a location, the compiler quotes that line of source. The quotation may look like
  /// a message, so it is skipped.
  ///
  /// - Parameters:
  ///   - output: the compiler's output.
  ///   - folder: the path of the folder that holds the files.
  init(_ output: String, folder: String) {
    var isQuotation = false
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if isQuotation {
        isQuotation = false
      } else if let located = Located(line) {
        isQuotation = true
        guard located.isError else { continue }
        let diagnostic = Diagnostic(line: located.line, message: located.message)
        if located.path.hasPrefix(folder + "/") {
          let name = String(located.path.dropFirst(folder.count + 1))
          diagnostics[name, default: []].append(diagnostic)
        } else {
          unlocated.append(String(line))
        }
      } else if line.hasPrefix("error: ") || line.hasPrefix("<unknown>:0: error: ") {
        unlocated.append(String(line))
      }
    }
  }

  /// `PATH:LINE:COLUMN: KIND: MESSAGE`.
  private struct Located {
    let path: String
    let line: Int
    let isError: Bool
    let message: String

    init?(_ text: Substring) {
      let parts = text.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
      guard parts.count == 5, let line = Int(parts[1]), Int(parts[2]) != nil,
        [" error", " note", " warning", " remark"].contains(parts[3])
      else { return nil }
      path = String(parts[0])
      self.line = line
      isError = parts[3] == " error"
      message = String(parts[4].dropFirst())
    }
  }
}
