import Foundation

/// The links of a built site to its own pages, pictures and files.
struct SiteLinks {
  private(set) var pages = 0
  private(set) var links = 0
  private(set) var findings: [Finding] = []

  private let site: URL

  /// Follows all links of a site.
  ///
  /// - Parameter site: The folder of the site.
  /// - Throws: An error if a file can't be read, or a ``Problem`` if there are no pages.
  init(of site: URL) throws {
    self.site = site
    let data = site.appendingPathComponent("data")
    for url in try SourceFile.urls(in: data, withExtensions: ["json"]) {
      pages += 1
      try follow(url)
    }
    if pages == 0 { throw Problem("there are no pages in \(data.path)") }
  }

  private mutating func follow(_ url: URL) throws {
    let page =
      try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any] ?? [:]
    let path = String(url.standardizedFileURL.path.dropFirst(site.standardizedFileURL.path.count))
    func report(_ text: String) {
      findings.append(Finding(path: path, line: 1, text: text))
    }
    if !exists(pageAt: String(path.dropFirst("/data".count).dropLast(".json".count))) {
      report("the page itself has no HTML")
    }
    var references = page["references"] as? [String: Any] ?? [:]
    if page["kind"] as? String == "project",
      let paths = (page["hierarchy"] as? [String: Any])?["paths"] as? [[String]]
    {
      // A tutorial's page names its chapter, which has no page.
      for chapter in paths.compactMap(\.last) { references[chapter] = nil }
    }
    var shown = References()
    shown.collect(page.filter { $0.key != "references" })
    // A list of pages shows their abstracts, which may contain references.
    for identifier in shown.listed {
      shown.collect((references[identifier] as? [String: Any])?["abstract"] ?? [:])
    }
    for identifier in shown.identifiers.union(shown.listed).sorted()
    where references[identifier] == nil {
      report("nothing is known of \(identifier)")
    }
    var described = References()
    described.collect(references)
    let targets = shown.targets.union(described.targets)
    for target in targets.sorted() where !exists(target) { report("\(target) leads nowhere") }
    links += targets.count
  }

  /// The references in a part of a page.
  private struct References {
    /// The addresses of pages and files.
    var targets: Set<String> = []
    /// The identifiers of references in texts. The page describes them elsewhere.
    var identifiers: Set<String> = []
    /// The identifiers of references in lists.
    var listed: Set<String> = []

    mutating func collect(_ value: Any) {
      if let list = value as? [Any] {
        for value in list { collect(value) }
      } else if let object = value as? [String: Any] {
        if let url = object["url"] as? String { targets.insert(url) }
        if object["type"] as? String == "reference", object["isActive"] as? Bool != false,
          let identifier = object["identifier"] as? String
        {
          identifiers.insert(identifier)
        }
        let identifiers = object["identifiers"] as? [String] ?? []
        // Conformances are shown by name only.
        if object["kind"] as? String == "relationships" {
          self.identifiers.formUnion(identifiers)
        } else {
          listed.formUnion(identifiers)
        }
        for value in object.values { collect(value) }
      }
    }
  }

  private func exists(_ target: String) -> Bool {
    let address = target.prefix { $0 != "#" }
    if target.contains("://") || target.hasPrefix("mailto:") || address.isEmpty { return true }
    return exists(pageAt: String(address)) || exists(fileAt: String(address))
  }

  private func exists(pageAt address: String) -> Bool {
    exists(fileAt: "data\(address).json") && exists(fileAt: "\(address)/index.html")
  }

  private func exists(fileAt address: String) -> Bool {
    let path = site.appendingPathComponent(address.removingPercentEncoding ?? address).path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }
}

/// Prints the broken links of a site and the number of links.
///
/// - Parameter path: The folder of the site.
/// - Returns: Whether all targets exist.
/// - Throws: An error if a file can't be read, or a ``Problem`` if there are no pages.
func reportLinks(ofSite path: String) throws -> Bool {
  let links = try SiteLinks(of: URL(fileURLWithPath: path))
  for finding in links.findings { print("✘ \(finding)") }
  print("\(links.links) links on \(links.pages) pages, \(links.findings.count) of them dead")
  return links.findings.isEmpty
}
