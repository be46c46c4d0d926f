import Foundation

/// The file that lists each constraint of the public declarations with the result of removing it.
struct ConstraintList {
  /// The result of removing a constraint.
  enum Result: Equatable {
    /// The module itself doesn't compile. The message is the first error.
    case doesNotCompile(String)
    /// A compile case notices it.
    case noticed(by: String)
    /// No compile case has to notice it.
    case doesNotMatter(String)

    private static let separator = ": "
    private static let names = ["doesn't compile", "noticed by", "doesn't matter"]

    var text: String {
      switch self {
      case .doesNotCompile(let message): Self.names[0] + Self.separator + message
      case .noticed(let promise): Self.names[1] + Self.separator + promise
      case .doesNotMatter(let reason): Self.names[2] + Self.separator + reason
      }
    }

    /// Reads a result.
    init?(_ text: String) {
      let parts = text.components(separatedBy: Self.separator)
      let detail = parts.dropFirst().joined(separator: Self.separator)
      guard let name = Self.names.firstIndex(of: parts[0]), !detail.isEmpty else { return nil }
      self =
        switch name {
        case 0: .doesNotCompile(detail)
        case 1: .noticed(by: detail)
        default: .doesNotMatter(detail)
        }
    }
  }

  /// The results by the keys of constraints.
  var results: [String: Result] = [:]

  /// The comment at the beginning of the file.
  private var header: [String] = []

  /// Reads a list.
  ///
  /// - Throws: A ``Problem`` that quotes a line without four columns or with an unknown result, or a second
  ///   line of a constraint.
  init(_ text: String) throws {
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("#") {
        header.append(line)
        continue
      }
      let columns = line.components(separatedBy: "\t")
      guard columns.count == 4, let result = Result(columns[3]) else {
        throw Problem("This line isn't a file, a declaration, a constraint and a result: \(line)")
      }
      let key = columns.dropLast().joined(separator: "\t")
      guard results.updateValue(result, forKey: key) == nil else {
        throw Problem("This constraint has two lines: \(key)")
      }
    }
  }

  /// Returns the list as text, in the order of the constraints.
  func text(of constraints: [Constraint]) -> String {
    let lines = constraints.compactMap { constraint in
      results[constraint.key].map { "\(constraint.key)\t\($0.text)" }
    }
    return (header + lines).map { $0 + "\n" }.joined()
  }

  /// Returns the differences between the list and the constraints of the sources.
  func complaints(about constraints: [Constraint]) -> [String] {
    let keys = constraints.map(\.key)
    let missing = keys.filter { results[$0] == nil }
      .map { "not in the list: \($0)" }
    let gone = Set(results.keys).subtracting(keys).sorted()
      .map { "in the list, but not in the sources: \($0)" }
    return missing + gone
  }

  /// Removes the lines of constraints that no longer exist.
  mutating func keepOnly(_ constraints: [Constraint]) {
    let keys = Set(constraints.map(\.key))
    results = results.filter { keys.contains($0.key) }
  }
}
