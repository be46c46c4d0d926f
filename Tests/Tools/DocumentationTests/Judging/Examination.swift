import Foundation
import TypedCellsTesting

/// Compiles and runs the documentation's code.
struct Examination: Sendable {
  /// The mistakes in the documentation, sorted by location.
  let findings: [Finding]

  /// The numbers of examined parts.
  let counts: Counts

  /// Examines documentation, using all processors.
  ///
  /// - Parameters:
  ///   - documentation: The documentation to examine.
  ///   - contexts: The folder with the modules' contexts.
  /// - Throws: A ``Problem`` if there is no compiler, or if a context doesn't compile.
  init(_ documentation: Documentation, contexts: URL) throws {
    let found =
      try documentation.findings + documentation.pages.flatMap(\.findings)
      + withPrivateFolder { try Self.findings(in: documentation, contexts: contexts, $0) }
    findings = Set(found).sorted { ($0.path, $0.line, $0.text) < ($1.path, $1.line, $1.text) }
    counts = Counts(documentation)
  }

  /// Compiles and runs the code, and returns its mistakes.
  ///
  /// - Parameter folder: The folder for modules and programs.
  private static func findings(
    in documentation: Documentation, contexts: URL, _ folder: URL
  ) throws -> [Finding] {
    var settings = CompileSettings()
    settings.moduleFolders = [folder.path]
    let toolchain = try Toolchain(settings)
    let scripts = documentation.pages.flatMap(\.scripts)
    let preambles = try preambles(of: scripts, contexts: contexts, folder, toolchain)
    let hasOutput = scripts.contains { !$0.outputs.isEmpty }
    let runner = hasOutput ? try Runner(toolchain, in: folder) : nil
    let manifests = try ManifestJudge(frontend: toolchain.frontend)

    let compilers = ProjectSettings.allCases.map { project in
      settings.options = project.options
      return (project, Compiler(toolchain: toolchain, settings: settings))
    }

    var jobs: [@Sendable () throws -> [Finding]] = []
    for script in scripts {
      let preamble = script.module.flatMap { preambles[$0] } ?? ""
      jobs.append {
        for (project, compiler) in compilers {
          let findings = try ScriptJudge(compiler: compiler, preamble: preamble)
            .findings(in: project.compiledPart(of: script))
          // Code that doesn't compile as a package isn't compiled with other settings, and can't be run.
          if !findings.isEmpty { return findings.map(project.name(in:)) }
        }
        return try runner?.findings(in: script, preamble: preamble) ?? []
      }
    }
    for tutorial in documentation.tutorials {
      for step in tutorial.steps {
        jobs.append {
          for (project, compiler) in compilers {
            let findings = try TutorialJudge(compiler: compiler, manifests: manifests)
              .findings(after: step, of: tutorial)
            if !findings.isEmpty { return findings.map(project.name(in:)) }
          }
          return []
        }
      }
    }
    for manifest in documentation.pages.flatMap(\.manifests) {
      jobs.append { try manifests.findings(in: manifest) }
    }
    let work = jobs
    return try inParallel(work.count) { try work[$0]() }.flatMap { $0 }
  }

  /// Returns the lines that precede the scripts of each module.
  private static func preambles(
    of scripts: [Script], contexts: URL, _ folder: URL, _ toolchain: Toolchain
  ) throws -> [String: String] {
    let modules = Set(scripts.compactMap(\.module)).sorted()
    let preambles = try inParallel(modules.count) { number in
      let file = contexts.appendingPathComponent("\(modules[number]).swift")
      return try Context(file, into: folder, toolchain).preamble
    }
    return Dictionary(uniqueKeysWithValues: zip(modules, preambles))
  }
}
