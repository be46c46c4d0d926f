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

  /// Returns the file with the selection of its mutants.
  ///
  /// - Parameter removed: the numbers of mutants to omit, because they don't compile.
  /// - Complexity: O(*n* log *n*) for *n* mutants and bytes.
  public func source(without removed: Set<Int>) -> MutatedSource {
    MutatedSource(
      source, sites: sites.filter { !removed.contains($0.mutant.id) }, statements: statements)
  }
}
