// Draws the pictures of the documentation from real runs. `swift run DocumentationPictures` writes them
// into the catalog, and `… --check` compares them with the existing ones.

import Foundation

let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("../../..").standardizedFileURL

do {
  let catalogue = package.appendingPathComponent("Docs/TypedCells.docc/Resources")
  switch Array(CommandLine.arguments.dropFirst()) {
  case []:
    let names = try await write(allPictures(), into: catalogue)
    print(
      "written: \(names.isEmpty ? "nothing, all pictures are current" : names.joined(separator: ", "))"
    )
  case ["--check"]:
    let pictures = try await allPictures()
    let differences = differences(of: pictures, from: catalogue)
    for difference in differences { print("✘ \(difference)") }
    print("\(pictures.count) pictures in light and dark, differences: \(differences.count)")
    exit(differences.isEmpty ? 0 : 1)
  default:
    print("usage: swift run DocumentationPictures [--check]")
    exit(2)
  }
} catch {
  print("✘ \(error)")
  exit(1)
}

@MainActor
func allPictures() async throws -> [DrawnFile] {
  let drawings =
    [architecture(try ModuleGraph(of: package)), reuseCycle(ReuseRun()), stagedDiff(DiffRun())]
  return drawings.map(\.file) + [peopleTable(), priceTable(), priceList()]
    + (try tutorialPictures()) + (try await exampleScreens())
}
