import Foundation
import HeadlessList
import Testing
import TypedCells
import TypedCellsTesting

/// Broken and correct implementations for all laws of the kit.
struct `Fixtures of the kit` {
  nonisolated static let broken = [
    Fixture.brokenCells, Fixture.brokenConfigurators, Fixture.brokenRegistrations,
    Fixture.brokenCapabilities, Fixture.brokenLists, Fixture.brokenContents, Fixture.brokenDiffs,
    Fixture.brokenHosts, Fixture.brokenObjects,
  ].flatMap(\.self)
  nonisolated static let correct = [
    Fixture.correctCells, Fixture.correctConfigurators, Fixture.correctRegistrations,
    Fixture.correctCapabilities, Fixture.correctLists, Fixture.correctDiffs,
    Fixture.correctHosts, Fixture.correctObjects,
  ].flatMap(\.self)

  @MainActor
  @Test(arguments: broken)
  func `are caught only by the law that they break`(fixture: Fixture) throws {
    let fault = try #require(fixture.fault)
    let report = fixture.examine()
    #expect(Set(report.violations.map(\.law)) == [fault.law], "\(report)")
    #expect(report.violations.contains { $0.detail.contains(fault.words) }, "\(report)")
  }

  @MainActor
  @Test(arguments: correct)
  func `that are correct break no law`(fixture: Fixture) {
    let report = fixture.examine()
    #expect(report.violations.isEmpty, "\(report)")
    #expect(!report.kept.isEmpty, "\(report)")
  }

  @Test func `are complete, and have different names`() {
    print("fixtures: \(Self.broken.count) broken, \(Self.correct.count) correct")
    #expect(Self.broken.count >= 60)
    #expect(Self.correct.count >= 50)
    for fixtures in [Self.broken, Self.correct] {
      #expect(Set(fixtures.map(\.name)).count == fixtures.count)
    }
  }

  /// The names of all laws of the kit.
  @MainActor
  private var laws: Set<String> {
    Set(
      CellLaws<TextCell, String>.laws.map(\.name)
        + ConfiguratorLaws<TextCell, [String]>.laws.map(\.name)
        + RegistrationLaws<HeadlessCell>.laws.map(\.name)
        + CapabilityLaws<TextCell, [String]>.laws.map(\.name)
        + [CapabilityReport.nothingIgnored.name]
        + ListLaws.laws.map(\.name) + ContentLaws<HeadlessCell>.laws.map(\.name)
        + DiffLaws<OnlySection<Int>>.laws.map(\.name) + ["batch.followsRules", "object.isReleased"]
        + HostLaws<HeadlessList>.laws.map(\.name))
  }

  @MainActor
  @Test func `exist for every law`() {
    // A violation of `cell.total` ends the process, so it has its own test.
    let tried = Self.broken.compactMap(\.fault?.law) + ["cell.total"]
    #expect(Set(tried) == laws)
  }

  @MainActor
  @Test func `break only laws that the documentation lists`() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = root.appendingPathComponent("Docs/TypedCells.docc/TestingYourCells.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let listed = lawNames(in: text.components(separatedBy: "## The laws")[1], quote: "`")
    #expect(laws.isSubset(of: listed))
    let sources = ["TypedCellsTesting", "TypedCellsUIKitTesting"].flatMap { module in
      let folder = root.appendingPathComponent("TestSupport/\(module)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    }
    #expect(!sources.isEmpty)
    let declared = try sources.map {
      lawNames(in: try String(contentsOf: $0, encoding: .utf8), quote: "\"")
    }
    #expect(declared.reduce([]) { $0.union($1) } == listed)
  }

  /// Returns the quoted texts that have the form of a law's name, such as `cell.total`.
  private func lawNames(in text: String, quote: String) -> Set<String> {
    let subjects =
      "cell|configurator|registration|capability|content|list|diff|batch|host|object|screen|row|compile|type"
    let names = text.components(separatedBy: quote).filter {
      $0.range(of: "^(\(subjects))\\.[a-zA-Z]+$", options: .regularExpression) != nil
    }
    return Set(names)
  }
}

private final class TextCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = [text] }
}
