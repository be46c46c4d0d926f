import Foundation

/// The share of a module's public declarations that are documented.
struct Coverage: CustomStringConvertible {
  /// The missing documentation.
  private(set) var findings: [Finding] = []

  private let module: String

  /// Whether the module mirrors another one whose documentation describes the parameters and errors. A
  /// copy of those descriptions would become outdated.
  private let isMirror: Bool
  private var symbols = 0
  private var withoutAbstract = 0
  private var withParameters = 0
  private var withoutParameters = 0
  private var throwing = 0
  private var withoutErrors = 0
  private var withComplexity = 0

  /// Counts the documented declarations.
  ///
  /// - Parameters:
  ///   - module: The name of the module.
  ///   - graphs: The symbol graphs of the module.
  ///   - package: The folder of the package, which paths are relative to.
  init(of module: String, _ graphs: [SymbolGraph], in package: URL) {
    self.module = module
    isMirror = module == "HeadlessUIKit"
    // An extension of another module's type has a page without an abstract. Its members have their own.
    for symbol in graphs.flatMap(\.symbols) where symbol.kind.identifier != "swift.extension" {
      // Declarations that the compiler adds, such as `init(rawValue:)`, have no location.
      if let location = symbol.location { count(symbol, at: location, in: package) }
    }
  }

  private mutating func count(
    _ symbol: SymbolGraph.Symbol, at location: SymbolGraph.Symbol.Location, in package: URL
  ) {
    let documentation = SymbolDocumentation(symbol, in: module)
    func report(_ text: String) {
      findings.append(
        Finding(
          path: location.path(from: package), line: location.position.line + 1,
          text: "\(symbol.pathComponents.joined(separator: ".")) \(text)"))
    }
    symbols += 1
    if documentation.takesParameters { withParameters += 1 }
    if documentation.throwsErrors { throwing += 1 }
    if documentation.statesComplexity { withComplexity += 1 }

    var parameters: [String] = []
    for lack in documentation.lacks {
      switch lack {
      case .abstract:
        withoutAbstract += 1
        report("has no abstract")
      case .parameter(let name): parameters.append(name)
      case .errors:
        withoutErrors += 1
        if !isMirror { report("does not say what it throws") }
      }
    }
    if !parameters.isEmpty {
      withoutParameters += 1
      if !isMirror { report("does not describe \(parameters.joined(separator: ", "))") }
    }
  }

  var description: String {
    "\(module): \(symbols) public symbols, \(symbols - withoutAbstract) with an abstract; "
      + "\(withParameters) functions with several parameters, \(withParameters - withoutParameters) "
      + "describe them; \(throwing) throw, \(throwing - withoutErrors) say what; "
      + "\(withComplexity) state a complexity"
      + (isMirror ? " (parameters and errors are as UIKit's documentation says)" : "")
  }
}

extension SymbolGraph.Symbol.Location {
  /// Returns the path of the file, relative to the package.
  fileprivate func path(from package: URL) -> String {
    let path = URL(string: uri)?.standardizedFileURL.path ?? uri
    let root = package.standardizedFileURL.path + "/"
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
  }
}

/// Prints how much of each module is documented, and the missing documentation.
///
/// - Parameter path: The folder of the symbol graphs.
/// - Returns: Whether everything is documented.
/// - Throws: An error if a graph can't be read, or a ``Problem`` if there are none.
func reportCoverage(ofGraphsIn path: String) throws -> Bool {
  let graphs = try SymbolGraph.graphs(in: URL(fileURLWithPath: path))
  if graphs.isEmpty { throw Problem("there are no symbol graphs in \(path)") }
  let modules = Dictionary(grouping: graphs, by: \.module.name).sorted { $0.key < $1.key }
    .map { Coverage(of: $0.key, $0.value, in: package) }
  let findings = modules.flatMap(\.findings)
  for finding in findings.sorted(by: { ($0.path, $0.line) < ($1.path, $1.line) }) {
    print("✘ \(finding)")
  }
  for module in modules { print(module) }
  print("Whether a cost other than O(1) is stated wherever there is one, only a reader can tell.")
  return findings.isEmpty
}
