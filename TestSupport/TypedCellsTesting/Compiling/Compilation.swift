/// Finds out what the compiler says about each of many texts.
struct Compilation: Sendable {
  /// How many processes are used.
  enum Mode: Sendable {
    /// As few as give the same verdicts.
    case batched
    /// One for each text, one after the other.
    case isolated
  }

  /// Texts are compiled together up to this number, as long as there is work for all processors.
  private static let largestBatch = 250

  let settings: CompileSettings
  let mode: Mode

  /// The outcomes of the texts, in their order.
  ///
  /// - Throws: a ``CompilerFailure`` when there is nothing to compile with, and the errors of files and
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
    /// Which of the shared files do not compile by themselves, and so prove nothing.
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

    /// Texts that may be compiled together, in batches for all processors.
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
        // What takes longest is begun first.
        .sorted { ($0.count, $0[0]) > ($1.count, $1[0]) }
    }
  #endif
}

#if os(Linux) || os(macOS)
  extension Compiler {
    /// The outcome of a text that is compiled alone, but for what it shares with others.
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
