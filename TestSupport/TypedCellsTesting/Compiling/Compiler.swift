#if os(Linux) || os(macOS)
  import Foundation

  /// Compiles the files of one module, and finds the errors of each.
  package struct Compiler: Sendable {
    /// The last phase to run.
    package enum Phase: String {
      /// The type check, including isolation.
      case typecheck = "-typecheck"
      /// All phases up to the checks on the intermediate language, such as definite initialisation. A type
      /// error in any file prevents these checks in all files.
      ///
      /// `-emit-sil` does the same and prints the code, which takes a fifth of its time.
      case all = "-emit-sib"
    }

    /// The result of a run.
    package enum Outcome {
      /// The errors of each file, in the order of the files.
      case diagnosed([[Diagnostic]])
      /// An error that belongs to no file, or a crash, so that it isn't known which file caused it.
      case failed(String)
      /// The process exceeded its time limit.
      case late(String)
    }

    let toolchain: Toolchain
    let settings: CompileSettings

    /// Prepares to compile.
    ///
    /// - Parameters:
    ///   - toolchain: the compiler and the modules.
    ///   - settings: how to compile.
    package init(toolchain: Toolchain, settings: CompileSettings) {
      self.toolchain = toolchain
      self.settings = settings
    }

    /// Compiles texts as the files of one module, in one process.
    ///
    /// - Parameters:
    ///   - texts: the texts.
    ///   - phase: the last phase to run.
    ///   - endsWithScript: whether the last text can have statements outside of functions.
    package func compile(
      _ texts: [String], _ phase: Phase, endsWithScript: Bool = false
    ) throws -> Outcome {
      try withPrivateFolder { folder in
        var names = texts.indices.map { "case\($0).swift" }
        if endsWithScript { names[names.count - 1] = "main.swift" }
        for (name, text) in zip(names, texts) {
          try write(text, to: folder.appendingPathComponent(name))
        }
        let paths = names.map { "\(folder.path)/\($0)" }
        let run = try run(phase, paths, isLibrary: !endsWithScript, in: folder)
        let output = DiagnosticOutput(run.output, folder: folder.path)
        switch run.end {
        case .signal(let signal): return .failed("the compiler crashed with signal \(signal)")
        case .timeout:
          return .late("the compiler was stopped after \(settings.timeLimit) seconds")
        case .status(let status):
          let hasErrors = !output.diagnostics.isEmpty || !output.unlocated.isEmpty
          guard (status == 0) != hasErrors else {
            return .failed("the compiler failed with status \(status): \(run.output)")
          }
        }
        guard output.unlocated.isEmpty else {
          return .failed(output.unlocated.joined(separator: "\n"))
        }
        return .diagnosed(names.map { output.diagnostics[$0] ?? [] })
      }
    }

    private func run(
      _ phase: Phase, _ paths: [String], isLibrary: Bool, in folder: URL
    ) throws -> CompilerProcess {
      try CompilerProcess(
        toolchain.frontend,
        ["-frontend", phase.rawValue]
          + (phase == .all ? ["-o", "/dev/null"] : [])
          + ["-swift-version", settings.languageMode]
          + (isLibrary ? ["-parse-as-library"] : [])
          // `-suppress-notes` isn't used, because it makes Swift 6.3 crash if a name is declared twice.
          + ["-module-name", "CompileCase", "-suppress-warnings"]
          + ["-show-diagnostics-after-fatal", "-diagnostic-style", "llvm"]
          + settings.options + toolchain.searchOptions + paths,
        log: folder.appendingPathComponent("output.txt"), timeLimit: settings.timeLimit)
    }
  }
#endif
