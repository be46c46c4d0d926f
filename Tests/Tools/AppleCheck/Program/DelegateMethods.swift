import Foundation

/// Compares the methods that UIKit can call in the adapter's delegates and data sources on one system
/// with `delegate-methods.txt`. The compiler's symbol graph lists these methods.
///
/// UIKit calls the methods for which `responds(to:)` returns `true`. The adapter's classes inherit it
/// from `NSObject`, so it returns `false` for a method that is compiled out, unless the adapter's code
/// contains its name.
struct DelegateMethods {
  private let listed: Set<String>
  private let listedElsewhere: Set<String>
  private let compiled: Set<String>
  private let named: Set<String>

  /// Reads the expected and the compiled methods.
  ///
  /// - Parameters:
  ///   - name: The system's name on the command line.
  ///   - list: The file of expected methods: `CLASS SELECTOR`, and `not SYSTEM…` if some systems lack
  ///     the method.
  ///   - graph: The symbol graph of the adapter's module, with internal declarations.
  ///   - sources: The adapter's files.
  init(on name: String, list: URL, graph: URL, sources: [String]) throws {
    var listed: Set<String> = []
    var listedElsewhere: Set<String> = []
    for line in try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
    where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 2 || (words.count > 3 && words[2] == "not") else {
        throw CheckFailure(
          "\(list.path) has the line '\(line)', expected 'CLASS SELECTOR [not SYSTEM…]'")
      }
      let method = "\(words[0]) \(words[1])"
      if words.dropFirst(3).contains(name) {
        listedElsewhere.insert(method)
      } else {
        listed.insert(method)
      }
    }
    (self.listed, self.listedElsewhere) = (listed, listedElsewhere)
    let symbols = try String(contentsOf: graph, encoding: .utf8)
    compiled = Set(
      symbols.matches(of: /objc\(cs\)(\w+)\(im\)([\w:]*(?:[tT]able|[cC]ollection)View:[\w:]*)"/)
        .map { "\($0.1) \($0.2)" })
    named = try Set(
      sources.flatMap { file in
        try String(contentsOfFile: file, encoding: .utf8)
          .matches(of: /"((?:table|collection)View:[\w:]+)"/).map { String($0.1) }
      })
  }

  /// The differences, one per line.
  var differences: [String] {
    if compiled.isEmpty { return ["no method of a delegate was found in the symbol graph"] }
    let selectors = Set((listed.union(listedElsewhere)).map { $0.split(separator: " ")[1] })
    return listed.subtracting(compiled).sorted().map { "listed, but not compiled: \($0)" }
      + compiled.subtracting(listed).sorted().map { "compiled, but not listed: \($0)" }
      + named.filter { !selectors.contains($0[...]) }.sorted().map {
        "named in a text, but no method of a delegate: \($0)"
      }
  }
}
