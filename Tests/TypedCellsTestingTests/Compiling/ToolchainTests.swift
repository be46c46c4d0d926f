import Foundation
import Testing

@testable import TypedCellsTesting

/// The files that compile cases need and write.
struct `The files of a compilation` {
  @Test func `of Swift Build include the maps of modules in C`() throws {
    try withPrivateFolder { root in
      let maps = "Intermediates.noindex/GeneratedModuleMaps-linux"
      let files = [
        "Products/Debug-linux/TypedCells.swiftmodule": "",
        "\(maps)/CMath.modulemap": "module CMath { header \"math.h\" }",
        "\(maps)/Shop.modulemap": "module Shop { header \"Shop-Swift.h\" }",
        "\(maps)/notes.txt": "no map",
        "Products/Debug-linux/ModuleCache/notes.txt": "compiled modules",
        "Products/Debug-linux/description.json": """
        {"swiftCommands": {"one": {"otherArguments": [
          "-O", "-fmodule-map-file=/c/b.map", "-fmodule-map-file=/c/a.map",
          "-fmodule-map-file=/c-tool.build/a.map"
        ]}, "two": {"otherArguments": ["-fmodule-map-file=/c/a.map"]}, "three": {}}}
        """,
      ]
      for (path, text) in files {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try write(text, to: file)
      }
      let products = root.appendingPathComponent("Products/Debug-linux")
      let folder = try BuildFolder(beside: products.appendingPathComponent("tests"))
      // The temporary folder can be a link.
      let path = products.resolvingSymlinksInPath().path
      let mapOption = "-fmodule-map-file=\(path)/\(maps)/CMath.modulemap"
        .replacingOccurrences(of: "/Products/Debug-linux", with: "")
      let described = ["/c/a.map", "/c/b.map"].flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
      let cache = ["-module-cache-path", "\(path)/ModuleCache"]
      #expect(folder.searchOptions == ["-I", path] + cache + described + ["-Xcc", mapOption])
    }
  }

  @Test func `that can't be written are an error with the system's reason`() {
    let file = URL(fileURLWithPath: "/nowhere/text.swift")
    let error = #expect(throws: (any Error).self) { try write("text", to: file) }
    #expect(!(error is CompilerFailure), "\(String(describing: error))")
  }

  #if os(Linux) || os(macOS)
    @Test func `that end with a script let it see the others`() throws {
      let settings = CompileSettings()
      let compiler = Compiler(toolchain: try Toolchain(settings), settings: settings)
      let text = CompileText(
        "let tea = Price(amount: 3)\nprint(tea)", shared: "struct Price { let amount: Int }",
        isScript: true)
      guard case .errors(let errors) = try compiler.outcome(of: text) else {
        Issue.record("the script wasn't compiled")
        return
      }
      #expect(errors.isEmpty)
    }
  #endif

  #if os(Linux)
    @Test func `include the objects of a module`() throws {
      let objects = try Toolchain.objects(of: ["TypedCells", "TypedCellsTesting"])
      #expect(objects.allSatisfy { $0.hasSuffix(".o") })
      let names = objects.map { URL(fileURLWithPath: $0).lastPathComponent }
      #expect(names.contains { $0.hasPrefix("ListDriver.swift") })
      #expect(names.contains { $0.hasPrefix("CompileCase.swift") })
      #expect(throws: CompilerFailure.self) { try Toolchain.objects(of: ["Nowhere"]) }
    }
  #endif
}
