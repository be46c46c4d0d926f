import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Finds the mutants of a source file, and writes the file so that a number selects one of them.
public struct Generator {
  private let source: String
  private let sites: [Site]
  private let statements: [ClosedRange<Int>]

  /// All mutants, in the order of the code.
  public var mutants: [Mutant] { sites.map(\.mutant) }

  /// Parses a file and finds its mutants.
  ///
  /// - Parameters:
  ///   - source: the text of the file.
  ///   - file: its path, for reports.
  ///   - firstID: the number of its first mutant; the next ones follow.
  ///   - declarations: the declarations of all files.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(_ source: String, file: String, firstID: Int, declarations: DeclarationIndex) {
    self.source = source
    let tree = Parser.parse(source: source)
    var operators = OperatorTable.standardOperators
    operators.addSourceFile(tree) { _ in }
    let folded = operators.foldAll(tree) { _ in }
    let finder = SiteFinder(folded, file: file, firstID: firstID, declarations: declarations)
    finder.walk(folded)
    sites = finder.sites
    statements = finder.statements
  }

  /// Makes mutants of hand-picked replacements.
  ///
  /// - Parameters:
  ///   - source: the text of the file.
  ///   - file: its path, for reports.
  ///   - firstID: the number of its first mutant; the next ones follow.
  ///   - picked: the replacements.
  ///   - problems: gets a line for each replacement that isn't possible.
  /// - Complexity: O(*nm*) for *n* bytes and *m* replacements.
  public init(
    _ source: String, file: String, firstID: Int, picked: [Replacement], problems: inout [String]
  ) {
    self.source = source
    statements = []
    let tree = Parser.parse(source: source)
    let locations = SourceLocationConverter(fileName: file, tree: tree)
    var found: [(replacement: Replacement, change: TextChange, code: SwitchableCode)] = []
    for replacement in picked {
      do {
        let change = try replacement.change(source)
        found.append((replacement, change, try SwitchableCode(around: change.bytes, in: tree)))
      } catch {
        problems.append("\(file): \(replacement): \(error)")
      }
    }
    sites = found.enumerated().map { number, item in
      let start = AbsolutePosition(utf8Offset: item.change.bytes.lowerBound)
      let extent = item.code.extent
      let mutant = Mutant(
        id: firstID + number, kind: .picked, file: file,
        line: locations.location(for: start).line, function: "",
        original: item.replacement.description)
      let isInnermost = !found.dropFirst(number + 1).contains { $0.code.extent == extent }
      return Site(
        mutant: mutant, extent: extent,
        edits: item.code.edits(mutant.id, item.change, isInnermost: isInnermost))
    }
  }

  /// Returns the file with the selection of its mutants.
  ///
  /// - Parameter removed: the numbers of mutants to omit, because they don't compile.
  /// - Complexity: O(*n* log *n*) for *n* mutants and bytes.
  public func source(without removed: Set<Int>) -> MutatedSource {
    MutatedSource(
      source, sites: sites.filter { !removed.contains($0.mutant.id) }, statements: statements)
  }
}
