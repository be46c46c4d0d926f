import Foundation

/// The links of a built site to its own pages, pictures and files.
struct SiteLinks {
  private(set) var pages = 0
  private(set) var links = 0
  private(set) var findings: [Finding] = []

  private let site: URL

  /// Follows all links of a site.
  ///
  /// - Parameter site: the folder of the site.
  /// - Throws: the error of files that cannot be read, and a ``Problem`` when there are no pages.
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
    let page = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    let path = String(url.standardizedFileURL.path.dropFirst(site.standardizedFileURL.path.count))
    if !exists(pageAt: String(path.dropFirst("/data".count).dropLast(".json".count))) {
      findings.append(Finding(path: path, line: 1, text: "the page itself has no HTML"))
    }
    var identifiers: Set<String> = []
    var targets: Set<String> = []
    collect(page, &identifiers, &targets)
    links += targets.count + identifiers.count
    let references = (page as? [String: Any])?["references"] as? [String: Any] ?? [:]
    for identifier in identifiers.sorted() where references[identifier] == nil {
      findings.append(Finding(path: path, line: 1, text: "nothing is known of \(identifier)"))
    }
    for target in targets.sorted() where !exists(target) {
      findings.append(Finding(path: path, line: 1, text: "\(target) leads nowhere"))
    }
  }

  /// Finds what a page refers to: other pages and files by their addresses, and by identifiers what is
  /// described among the page's references.
  private func collect(_ value: Any, _ identifiers: inout Set<String>, _ targets: inout Set<String>)
  {
    if let list = value as? [Any] {
      for value in list { collect(value, &identifiers, &targets) }
    } else if let object = value as? [String: Any] {
      if let url = object["url"] as? String { targets.insert(url) }
      if object["type"] as? String == "reference", object["isActive"] as? Bool != false,
        let identifier = object["identifier"] as? String
      {
        identifiers.insert(identifier)
      }
      for value in object.values { collect(value, &identifiers, &targets) }
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

/// Prints the links of a site that lead nowhere, and how many there are.
///
/// - Parameter path: the folder of the site.
/// - Returns: whether all lead somewhere.
/// - Throws: the error of files that cannot be read, and a ``Problem`` when there are no pages.
func reportLinks(ofSite path: String) throws -> Bool {
  let links = try SiteLinks(of: URL(fileURLWithPath: path))
  for finding in links.findings { print("✘ \(finding)") }
  print("\(links.links) links on \(links.pages) pages, \(links.findings.count) of them dead")
  return links.findings.isEmpty
}
