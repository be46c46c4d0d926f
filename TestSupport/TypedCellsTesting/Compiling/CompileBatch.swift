#if os(Linux) || os(macOS)
  /// Compiles texts of one kind in two or three processes, and keeps what can be trusted.
  struct CompileBatch: Sendable {
    let compiler: Compiler
    let texts: [CompileText]

    /// What the compiler says of the texts that could be judged, by their numbers.
    ///
    /// What is not in here is to be compiled alone: it was not as expected, or something else in the
    /// batch may have had a part in it.
    ///
    /// - Parameter numbers: texts of the same imports, the same shared file, and of which all or none
    ///   expect errors.
    func trusted(_ numbers: [Int]) throws -> [Int: CompileOutcome] {
      guard numbers.count > 1 else { return [:] }
      do {
        return texts[numbers[0]].expectations.isEmpty
          ? try accepted(numbers) : try refused(numbers)
      } catch Spoilt.halves {
        // One text may have crashed the compiler; half of the batch will do without it.
        let middle = numbers.count / 2
        return try trusted(Array(numbers[..<middle]))
          .merging(trusted(Array(numbers[middle...]))) { first, _ in first }
      } catch Spoilt.time {
        return [:]
      }
    }

    /// Why a run says nothing about its texts, and what to do about it.
    private enum Spoilt: Error {
      case halves
      case time
    }

    /// That a text is free of errors is trusted only after a run that is free of errors altogether:
    /// elsewhere the error of another text might have kept a phase from looking at it.
    private func accepted(_ numbers: [Int]) throws -> [Int: CompileOutcome] {
      var rest = numbers
      for _ in 0..<2 {
        let errors = try errors(of: rest, .all)
        let clean = rest.filter { errors[$0] == nil }
        if clean.count == rest.count {
          return Dictionary(uniqueKeysWithValues: rest.map { ($0, .errors([])) })
        }
        rest = clean
      }
      return [:]
    }

    /// Errors are trusted when they are the expected ones.
    ///
    /// Types come first, for a type error in one text keeps the later phases from all; the texts
    /// without one then go on. Where all texts expect errors of the later phases, types may be left out
    /// at first.
    private func refused(_ numbers: [Int]) throws -> [Int: CompileOutcome] {
      var outcomes: [Int: CompileOutcome] = [:]
      if numbers.allSatisfy({ texts[$0].expectsLateErrors }) {
        outcomes = expected(try errors(of: numbers, .all))
      }
      let rest = numbers.filter { outcomes[$0] == nil }
      let early = try errors(of: rest, .typecheck)
      let late = try errors(of: rest.filter { early[$0] == nil }, .all)
      return outcomes.merging(expected(early)) { first, _ in first }
        .merging(expected(late)) { first, _ in first }
    }

    private func expected(_ errors: [Int: [Diagnostic]]) -> [Int: CompileOutcome] {
      errors.filter { number, errors in
        texts[number].complaints(about: errors).isEmpty
          && !errors.contains(where: \.mayNameOtherFiles)
      }
      .mapValues { .errors($0) }
    }

    /// The errors of those texts that have some.
    private func errors(
      of numbers: [Int], _ phase: Compiler.Phase
    ) throws -> [Int: [Diagnostic]] {
      guard let first = numbers.first else { return [:] }
      let shared = texts[first].shared.map { [$0] } ?? []
      switch try compiler.compile(shared + numbers.map { texts[$0].source }, phase) {
      case .failed: throw Spoilt.halves
      case .late: throw Spoilt.time
      case .diagnosed(let errors):
        guard errors.prefix(shared.count).allSatisfy(\.isEmpty) else { throw Spoilt.halves }
        return Dictionary(uniqueKeysWithValues: zip(numbers, errors.dropFirst(shared.count)))
          .filter { !$1.isEmpty }
      }
    }
  }
#endif
