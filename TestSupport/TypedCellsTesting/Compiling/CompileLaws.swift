import Foundation

/// The laws of compile cases: the compiler reports the expected errors for each case.
///
/// - `compile.accepts`: a case that expects no error compiles.
/// - `compile.refuses`: a case that expects errors has these errors and no others.
/// - `compile.twinCompiles`: the twin of a case that expects errors compiles.
/// - `compile.hasTwin`: a case that expects errors has exactly one twin.
/// - `compile.quotesErrors`: a case quotes the errors that it expects, and expects some if it has a twin.
/// - `compile.notEmpty`: cases exist, and they contain code.
/// - `compile.runs`: a compiler exists, and compiles the case.
public struct CompileLaws: Sendable {
  private let cases: [CompileCase]
  private let compilation: Compilation

  /// Prepares to compile cases.
  ///
  /// - Parameters:
  ///   - cases: the cases; many of them share a few processes.
  ///   - settings: how to compile them.
  ///   - isolated: whether to use one process for each text, one after the other. It takes longer and has
  ///     the same result.
  public init(
    _ cases: [CompileCase], settings: CompileSettings = CompileSettings(), isolated: Bool = false
  ) {
    self.cases = cases
    compilation = Compilation(settings: settings, mode: isolated ? .isolated : .batched)
  }

  /// Every violation in any of the cases.
  ///
  /// - Complexity: each access runs the compiler, so store the result.
  public var violations: [Violation] {
    cases.isEmpty
      ? [Violation(law: "compile.notEmpty", subject: "compile cases", detail: "there are none")]
      : violationsByCase.flatMap { $0 }
  }

  /// The violations of each case, in the order of the cases.
  ///
  /// - Complexity: each access runs the compiler, so store the result.
  public var violationsByCase: [[Violation]] {
    let questions = cases.map(Questions.init)
    let texts = questions.flatMap(\.texts)
    do {
      var outcomes = try compilation.outcomes(of: texts)[...]
      return questions.map { question in
        defer { outcomes = outcomes.dropFirst(question.texts.count) }
        return question.violations(outcomes.prefix(question.texts.count))
      }
    } catch {
      return cases.map {
        [Violation(law: "compile.runs", subject: $0.name, detail: "\(error)")]
      }
    }
  }
}

/// The texts of a case to compile: the case itself and its twin.
private struct Questions {
  let name: String
  let defect: Violation?
  let texts: [CompileText]

  init(_ compileCase: CompileCase) {
    name = compileCase.name
    defect = compileCase.defect
    guard defect == nil else {
      texts = []
      return
    }
    let twin = compileCase.twin ?? CompileCase.derivedTwin(of: compileCase.source)
    let shared = compileCase.shared
    texts =
      [CompileText(compileCase.source, shared: shared)]
      + (twin.map { [CompileText($0, shared: shared, expectsErrors: false)] } ?? [])
  }

  func violations(_ outcomes: ArraySlice<CompileOutcome>) -> [Violation] {
    if let defect { return [defect] }
    return zip(texts.indices, outcomes).flatMap { index, outcome in
      violations(of: texts[index], outcome, isTwin: index == 1)
    }
  }

  private func violations(
    of text: CompileText, _ outcome: CompileOutcome, isTwin: Bool
  ) -> [Violation] {
    let subject = isTwin ? "\(name), the twin" : name
    switch outcome {
    case .failed(let reason):
      return [Violation(law: "compile.runs", subject: subject, detail: reason)]
    case .errors(let errors):
      let complaints = text.complaints(about: errors)
      if complaints.isEmpty { return [] }
      let law =
        isTwin
        ? "compile.twinCompiles"
        : text.expectations.isEmpty ? "compile.accepts" : "compile.refuses"
      let detail = complaints.map { "line \($0.line) \($0.text)" }.joined(separator: ", and ")
      return [
        Violation(law: law, subject: subject, detail: "\(detail)\n\(numbered(text.source))")
      ]
    }
  }

  /// Returns the lines of a text, each with its number.
  private func numbered(_ source: String) -> String {
    source.components(separatedBy: "\n").enumerated()
      .map { $1.isEmpty ? "  \($0 + 1)" : "  \($0 + 1)  \($1)" }
      .joined(separator: "\n")
  }
}
