/// A result of a compile case that isn't the expected one.
package enum CompileSurprise: Sendable, Equatable {
  /// The compiler accepts a mistake that it should refuse, and everything else is as expected.
  case acceptsMistake
  /// The compiler refuses a case that expects no error.
  case refusesCase
  /// The compiler refuses a mistake with other words, and everything else is as expected.
  case changesWords
  /// None of these, for example because the twin doesn't compile.
  case other

  /// Compiles cases, and returns the surprises by the names of the cases.
  ///
  /// - Throws: a ``CompilerFailure`` if the compiler can't judge a case.
  package static func surprises(
    of cases: [CompileCase], settings: CompileSettings
  ) throws -> [String: CompileSurprise] {
    let texts = cases.map(\.texts)
    let compilation = Compilation(settings: settings, mode: .batched)
    var outcomes = try compilation.outcomes(of: texts.flatMap(\.self))[...]
    var surprises: [String: CompileSurprise] = [:]
    for (compileCase, texts) in zip(cases, texts) {
      let errors = try outcomes.prefix(texts.count).map { outcome in
        switch outcome {
        case .errors(let errors): return errors
        case .failed(let reason):
          throw CompilerFailure(description: "\(compileCase.name): \(reason)")
        }
      }
      outcomes = outcomes.dropFirst(texts.count)
      surprises[compileCase.name] = Self(of: texts, errors)
    }
    return surprises
  }

  /// Returns `nil` if a text and its twin have the expected errors.
  private init?(of texts: [CompileText], _ errors: [[Diagnostic]]) {
    let areExpected = zip(texts, errors).map { $0.complaints(about: $1).isEmpty }
    guard areExpected.contains(false) else { return nil }
    let expectations = texts[0].expectations
    if expectations.isEmpty {
      self = .refusesCase
      return
    }
    let hasOthers = errors[0].contains { error in
      !expectations.contains { $0.isMet(by: error) }
    }
    let isAnyAccepted = expectations.contains { expectation in
      !errors[0].contains { $0.line == expectation.line }
    }
    let haveOwnLines = errors[0].allSatisfy { error in
      expectations.contains { $0.line == error.line }
    }
    switch (isAnyAccepted, hasOthers) {
    case _ where areExpected.dropFirst().contains(false): self = .other
    case (true, false): self = .acceptsMistake
    case (false, _) where haveOwnLines: self = .changesWords
    default: self = .other
    }
  }
}
