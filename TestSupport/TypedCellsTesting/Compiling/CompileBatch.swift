#if os(Linux) || os(macOS)
  /// Compiles texts of one kind in two or three processes, and keeps the outcomes that are reliable.
  struct CompileBatch: Sendable {
    let compiler: Compiler
    let texts: [CompileText]

    /// Returns the reliable outcomes of texts, by their numbers.
    ///
    /// Compile the other texts alone: their outcomes weren't as expected, or other texts in the batch may
    /// have affected them.
    ///
    /// - Parameter numbers: the numbers of texts with the same imports and the same shared file. Either all
    ///   or none of them expect errors.
    func trusted(_ numbers: [Int]) throws -> [Int: CompileOutcome] {
      guard numbers.count > 1 else { return [:] }
      do {
        return texts[numbers[0]].expectations.isEmpty
          ? try accepted(numbers) : try refused(numbers)
      } catch Spoilt.halves {
        // One text may have crashed the compiler, so the half without it can succeed.
        let middle = numbers.count / 2
        return try trusted(Array(numbers[..<middle]))
          .merging(trusted(Array(numbers[middle...]))) { first, _ in first }
      } catch Spoilt.time {
        return [:]
      }
    }

    /// The reason why a run has no usable outcomes: retry with halves, or give up after the time limit.
    private enum Spoilt: Error {
      case halves
      case time
    }

    /// Returns no errors for the texts of a run without errors. In any other run, the error of another
    /// text may have ended the compilation before a later phase.
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

    /// Returns the errors of texts whose errors are the expected ones.
    ///
    /// The type check runs first, because a type error in one text stops the later phases for all texts. The
    /// texts without type errors are then compiled again. If all texts expect errors of later phases, the
    /// method tries all phases first.
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

    /// Returns the errors by the number of the text, for texts with errors.
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
