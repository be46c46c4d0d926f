import Foundation

/// The documentation of the package, or of some of its files.
struct Documentation: Sendable {
  private(set) var pages: [PageCode] = []
  private(set) var tutorials: [Tutorial] = []

  /// The problems of the set of files.
  private(set) var findings: [Finding] = []

  private let package: URL

  /// Reads all documentation: the pages, the tutorials and the comments in the sources.
  ///
  /// - Parameters:
  ///   - package: The folder of the package.
  ///   - files: The files to read instead of all.
  init(package: URL, files: [URL] = []) throws {
    self.package = package
    for url in files.isEmpty ? try allFiles() : files {
      try read(SourceFile(url, in: package))
    }
    if files.isEmpty { try findUnusedResources() }
  }

  private func allFiles() throws -> [URL] {
    try ["README.md", "CONTRIBUTING.md"].map { package.appendingPathComponent($0) }
      + SourceFile.urls(
        in: package.appendingPathComponent("Docs"), withExtensions: ["md", "tutorial"])
      + ["Sources", "TestSupport"].flatMap {
        try SourceFile.urls(
          in: package.appendingPathComponent($0), withExtensions: ["swift"])
      }
  }

  private mutating func read(_ file: SourceFile) throws {
    switch file.url.pathExtension {
    case "swift":
      pages += documentationComments(in: file.lines, path: file.path)
        .map { PageCode($0, module: file.module) }
    case "tutorial":
      let tutorial = Tutorial(file, resources: try resources(besides: file.url))
      tutorials.append(tutorial)
      findings += tutorial.findings
      pages.append(PageCode(MarkdownReader(file.lines, path: file.path).page))
    case "md":
      let page = MarkdownReader(file.lines, path: file.path).page
      pages.append(PageCode(page))
      findings += PageLinks(page, of: file).findings
    default:
      throw Problem("\(file.path) is no Markdown, no tutorial and no Swift")
    }
  }

  /// Returns the code files in the catalog of a tutorial, by name.
  private func resources(besides tutorial: URL) throws -> [String: SourceFile] {
    var catalogue = tutorial
    while catalogue.pathExtension != "docc" {
      guard catalogue.path != "/" else { return [:] }
      catalogue.deleteLastPathComponent()
    }
    let files = try SourceFile.urls(in: catalogue, withExtensions: ["swift"])
      .map { ($0.lastPathComponent, try SourceFile($0, in: package)) }
    return Dictionary(files) { first, _ in first }
  }

  /// Reports the code files that no step shows, because they wouldn't be compiled.
  private mutating func findUnusedResources() throws {
    let shown = Set(
      tutorials.flatMap { tutorial in
        tutorial.steps.compactMap { tutorial.resources[$0.shown]?.path }
      })
    let docs = package.appendingPathComponent("Docs")
    for url in try SourceFile.urls(in: docs, withExtensions: ["swift"])
    where url.path.contains(".docc/") {
      let path = try SourceFile(url, in: package).path
      if !shown.contains(path) {
        findings.append(Finding(path: path, line: 1, text: "no step of a tutorial shows this"))
      }
    }
  }
}
