import Foundation

/// The documentation of the package, or some files of it.
struct Documentation: Sendable {
  private(set) var pages: [PageCode] = []
  private(set) var tutorials: [Tutorial] = []

  /// The code files of tutorials, by name.
  private(set) var resources: [String: SourceFile] = [:]

  /// What is wrong with the set of files.
  private(set) var findings: [Finding] = []

  private let package: URL

  /// Reads everything that holds documentation: the pages and the tutorials, and the comments of the
  /// sources.
  ///
  /// - Parameters:
  ///   - package: the folder of the package.
  ///   - files: the files to read in place of all.
  init(package: URL, files: [URL] = []) throws {
    self.package = package
    let docs = package.appendingPathComponent("Docs")
    for url in try SourceFile.urls(in: docs, withExtensions: ["swift"])
    where url.path.contains(".docc/") {
      resources[url.lastPathComponent] = try SourceFile(url, in: package)
    }
    for url in files.isEmpty ? try allFiles() : files {
      try read(SourceFile(url, in: package))
    }
    if files.isEmpty { findUnusedResources() }
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
      let tutorial = Tutorial(file.lines, path: file.path)
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

  /// A code file that no step shows would not be compiled.
  private mutating func findUnusedResources() {
    let used = Set(tutorials.flatMap(\.steps).map(\.shown))
    for (name, file) in resources where !used.contains(name) {
      findings.append(
        Finding(path: file.path, line: 1, text: "no step of a tutorial shows this"))
    }
  }
}
