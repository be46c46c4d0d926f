/// Compiles many texts and finds the errors of each.
struct Compilation: Sendable {
  /// The number of processes to use.
  enum Mode: Sendable {
    /// As few processes as give the same results.
    case batched
    /// One process for each text, one after the other.
    case isolated
  }

  /// The largest number of texts in a process.
  private static let largestBatch = 250

  let settings: CompileSettings
  let mode: Mode

  /// Returns the outcomes of the texts, in their order.
  ///
  /// - Throws: a ``CompilerFailure`` if the compiler or the modules are missing, and the errors of files and
  ///   processes.
  func outcomes(of texts: [CompileText]) throws -> [CompileOutcome] {
    let toolchain = try Toolchain(settings)
    #if os(Linux) || os(macOS)
      let compiler = Compiler(toolchain: toolchain, settings: settings)
      let failures = try failures(ofShared: Set(texts.compactMap(\.shared)), compiler)
      var outcomes = texts.map { $0.shared.flatMap { failures[$0] } }
      let pending = texts.indices.filter { outcomes[$0] == nil }
      if mode == .batched {
        let batch = CompileBatch(compiler: compiler, texts: texts)
        let groups = groups(of: pending, in: texts)
        for trusted in try inParallel(groups.count, { try batch.trusted(groups[$0]) }) {
          for (number, outcome) in trusted { outcomes[number] = outcome }
        }
      }
      let alone = pending.filter { outcomes[$0] == nil }
      let last =
        mode == .isolated
        ? try alone.map { try compiler.outcome(of: texts[$0]) }
        : try inParallel(alone.count) { try compiler.outcome(of: texts[alone[$0]]) }
      for (number, outcome) in zip(alone, last) { outcomes[number] = outcome }
      return outcomes.compactMap { $0 }
    #else
      return []
    #endif
  }

  #if os(Linux) || os(macOS)
    /// Returns the shared files that don't compile by themselves, which would make every case fail.
    private func failures(
      ofShared shared: Set<String>, _ compiler: Compiler
    ) throws -> [String: CompileOutcome] {
      let shared = Array(shared)
      let outcomes = try inParallel(shared.count) {
        try compiler.outcome(of: CompileText(shared[$0], shared: nil, expectsErrors: false))
      }
      return Dictionary(uniqueKeysWithValues: zip(shared, outcomes)).compactMapValues { outcome in
        switch outcome {
        case .errors(let errors):
          errors.first.map {
            .failed("what the cases share is refused in line \($0.line) with \"\($0.message)\"")
          }
        case .failed: outcome
        }
      }
    }

    /// Groups texts that can be compiled together into batches.
    private func groups(of numbers: [Int], in texts: [CompileText]) -> [[Int]] {
      struct Kind: Hashable {
        let imports: String
        let shared: String?
        let expectsErrors: Bool
        let expectsLateErrors: Bool
      }
      let grouped = Dictionary(grouping: numbers) { number in
        let text = texts[number]
        return text.imports.map {
          Kind(
            imports: $0, shared: text.shared, expectsErrors: !text.expectations.isEmpty,
            expectsLateErrors: text.expectsLateErrors)
        }
      }
      return grouped.filter { kind, numbers in kind != nil && numbers.count > 1 }.values
        .flatMap { numbers in
          stride(from: 0, to: numbers.count, by: Self.largestBatch).map {
            Array(numbers[$0..<min($0 + Self.largestBatch, numbers.count)])
          }
        }
        // The largest batches start first, because they take longest.
        .sorted { ($0.count, $0[0]) > ($1.count, $1[0]) }
    }
  #endif
}

#if os(Linux) || os(macOS)
  extension Compiler {
    /// Returns the outcome of a text that is compiled alone or with its shared file.
    package func outcome(of text: CompileText) throws -> CompileOutcome {
      let texts = [text.shared, text.source].compactMap { $0 }
      switch try compile(texts, .all, endsWithScript: text.isScript) {
      case .failed(let reason), .late(let reason): return .failed(reason)
      case .diagnosed(let errors):
        if errors.count == 2, let first = errors[0].first {
          return .failed(
            "with it, what the cases share is refused in line \(first.line) "
              + "with \"\(first.message)\"")
        }
        return .errors(errors.last ?? [])
      }
    }
  }
#endif
