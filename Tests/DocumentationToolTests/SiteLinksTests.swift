import Foundation
import Testing
import TypedCellsTesting

@testable import DocumentationTests

struct `The links of a site` {
  /// Returns the links of a site, given the data of each page. Pages have HTML unless they are in
  /// `bare`.
  private func links(_ pages: [String: String], withoutHTML bare: Set<String> = []) throws
    -> SiteLinks
  {
    try withPrivateFolder { site in
      func write(_ text: String, _ path: String) throws {
        let file = site.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: false, encoding: .utf8)
      }
      for (name, data) in pages {
        try write(data, "data/documentation/\(name).json")
        if !bare.contains(name) { try write("", "documentation/\(name)/index.html") }
      }
      return try SiteLinks(of: site)
    }
  }

  private let about = #"{"references": {}}"#

  @Test func `may lead to existing pages, and to other sites`() throws {
    let home = """
      {
        "primaryContentSections": [{"type": "reference", "identifier": "doc://about"}],
        "topicSections": [{"identifiers": ["doc://about"]}],
        "references": {
          "doc://about": {"url": "/documentation/about"},
          "https://example.com": {"url": "https://example.com"}
        }
      }
      """
    let links = try links(["home": home, "about": about])
    #expect(links.findings == [])
    #expect(links.pages == 2)
    #expect(links.links == 2)
  }

  @Test func `are dead if the page doesn't exist or has no HTML`() throws {
    let home = """
      {"references": {"a": {"url": "/documentation/about"}, "b": {"url": "/images/absent.png"}}}
      """
    #expect(
      try links(["home": home]).findings.map(\.text)
        == ["/documentation/about leads nowhere", "/images/absent.png leads nowhere"])
    #expect(
      try links(["home": home, "about": about], withoutHTML: ["about"]).findings.map(\.text)
        .sorted()
        == [
          "/documentation/about leads nowhere", "/images/absent.png leads nowhere",
          "the page itself has no HTML",
        ])
  }

  @Test func `are dead if the page lacks the referenced symbol`() throws {
    let home = """
      {
        "primaryContentSections": [{"type": "reference", "identifier": "doc://one"}],
        "topicSections": [{"identifiers": ["doc://two", "doc://three"]}],
        "references": {
          "doc://two": {
            "url": "/documentation/about",
            "abstract": [{"type": "reference", "identifier": "doc://four"}]
          }
        }
      }
      """
    #expect(
      try links(["home": home, "about": about]).findings.map(\.text)
        == ["four", "one", "three"].map { "nothing is known of doc://\($0)" })
  }

  @Test func `can't be checked without a site`() throws {
    #expect(throws: (any Error).self) { try links([:]) }
  }
}
