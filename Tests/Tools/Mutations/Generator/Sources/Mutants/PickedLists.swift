import Foundation
import MutantGenerator

/// The lists of hand-picked mutants.
enum PickedLists {
  /// Reads the lists of a folder, and returns the replacements of each file.
  ///
  /// A line has a file, a text, and the text that replaces it, separated by tabs.
  static func read(_ folder: String) throws -> [String: [Replacement]] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    var found: [String: [Replacement]] = [:]
    for name in names where name.hasSuffix(".txt") {
      let path = "\(folder)/\(name)"
      for (number, line) in try String(contentsOfFile: path, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false
      ).enumerated() where !line.isEmpty && !line.hasPrefix("#") {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 3,
          Options.modules.contains(where: { fields[0].hasPrefix($0.folder + "/") })
        else {
          throw Failure(
            "\(path):\(number + 1): Expected a file of a module with mutants, a text, and its replacement, separated by tabs."
          )
        }
        found[fields[0], default: []].append(Replacement(fields[1], by: fields[2]))
      }
    }
    return found
  }
}
