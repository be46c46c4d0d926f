import Foundation
import MutantGenerator
import Testing

@testable import Mutants

struct `A copy of the package` {
  private let folder = NSTemporaryDirectory() + "mutants-\(UUID().uuidString)"
  private var copy: PackageCopy { PackageCopy(root: "\(folder)/root", folder: "\(folder)/copy") }

  private func write(_ files: [String: String], in part: String = "root") throws {
    for (path, text) in files {
      let file = URL(fileURLWithPath: "\(folder)/\(part)/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOfFile: "\(folder)/copy/\(path)", encoding: .utf8)
  }

  @Test func `has the files that exist, and no old ones, but keeps its build`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(["a.swift": "a", "Fixtures/b.txt": "b"])
    try write(["old.swift": "", "Fixtures/old.txt": "", ".build/x": "x"], in: "copy")
    try copy.write(["a.swift", "Fixtures/b.txt"], replacing: ["a.swift": Data("c".utf8)])
    #expect(text("a.swift") == "c")
    #expect(text("Fixtures/b.txt") == "b")
    #expect(text("old.swift") == nil)
    #expect(text("Fixtures/old.txt") == nil)
    #expect(text(".build/x") == "x")
  }

  @Test func `knows a difference from the repository`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(["a": "a", "b": "b"])
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/root/link", withDestinationPath: "a")
    let paths = ["a", "b", "link"]
    try copy.write(paths, replacing: [:])
    #expect(try copy.firstDifference(paths, replacing: [:]) == nil)
    #expect(try copy.firstDifference(paths, replacing: ["b": Data()]) == "b")
    #expect(try copy.firstDifference(["a", "link"], replacing: [:]) == "b")
    try write(["a": "c"])
    #expect(try copy.firstDifference(paths, replacing: [:]) == "a")
    let old = try copy.fingerprint()
    try copy.write(paths, replacing: [:])
    #expect(try copy.fingerprint() != old)
    #expect(try copy.firstDifference(paths, replacing: [:]) == nil)
  }

  @Test func `has the files that Git lists, without deleted ones`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(["a": "a", "b": "b", "c": "c", ".gitignore": "c\n"])
    for arguments in [["init", "-q"], ["add", "a", "b"]] {
      let end = try ChildProcess.run(
        ["/usr/bin/env", "git"] + arguments, folder: "\(folder)/root", seconds: 60)
      #expect(end.end == .exited(0))
    }
    try FileManager.default.removeItem(atPath: "\(folder)/root/b")
    #expect(try Git.files(in: "\(folder)/root").sorted() == [".gitignore", "a"])
  }
}

struct `The list of mutants that don't compile` {
  @Test func `tells mutants with the same code apart, and forgets those that compile`() throws {
    let file = NSTemporaryDirectory() + "removed-\(UUID().uuidString).txt"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let mutants = Generator(
      "func f() { g(); h(); g() }", file: "F.swift", firstID: 0, declarations: DeclarationIndex()
    ).mutants
    #expect(mutants.map(\.original) == ["g()", "h()", "g()"])
    let list = RemovedMutants(file: file, mutants: mutants)
    #expect(list.read() == [])
    try list.write([1, 2])
    #expect(list.read() == [1, 2])
    try list.write([2])
    #expect(list.read() == [2])
  }
}
