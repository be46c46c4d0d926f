import Foundation

/// The laws of compile cases: the compiler reports the expected errors for a case, and none for its twin.
///
/// `assertCompileCases` examines them in a test. To print the reports:
///
/// ```swift
/// for report in CompileLaws.reports(on: try CompileCase.cases(inFolder: "CompileCases")) { print(report) }
/// ```
public struct CompileLaws {
  private let name: String
  private let defect: CompileDefect?
  private let results: [CompileResult]

  /// Compiles cases, and examines each.
  ///
  /// - Parameters:
  ///   - cases: the cases; many of them share a few processes.
  ///   - settings: how to compile them.
  ///   - isolated: whether to use one process for each text, one after the other. It takes longer and has
  ///     the same result.
  /// - Returns: a report for each case, in the order of the cases; one that breaks
  ///   `compile.notEmpty` if there are none.
  public static func reports(
    on cases: [CompileCase], settings: CompileSettings = CompileSettings(), isolated: Bool = false
  ) -> [LawReport] {
    examined(cases, settings: settings, isolated: isolated).map {
      LawReport(on: $0, named: $0.name, laws: laws)
    }
  }

  /// Compiles cases, and returns the violations of all of them.
  static func violations(
    of cases: [CompileCase], settings: CompileSettings = CompileSettings()
  ) -> [Violation] {
    reports(on: cases, settings: settings).flatMap(\.violations)
  }

  private static func examined(
    _ cases: [CompileCase], settings: CompileSettings, isolated: Bool
  ) -> [CompileLaws] {
    if cases.isEmpty {
      let defect = CompileDefect(law: "compile.notEmpty", detail: "there are none")
      return [CompileLaws(name: "compile cases", defect: defect, results: [])]
    }
    let texts = cases.map(\.texts)
    let compilation = Compilation(settings: settings, mode: isolated ? .isolated : .batched)
    do {
      var outcomes = try compilation.outcomes(of: texts.flatMap(\.self))[...]
      return zip(cases, texts).map { compileCase, texts in
        defer { outcomes = outcomes.dropFirst(texts.count) }
        return CompileLaws(
          name: compileCase.name, defect: compileCase.defect,
          results: zip(texts, outcomes).map(CompileResult.init))
      }
    } catch {
      let defect = CompileDefect(law: "compile.runs", detail: "\(error)")
      return cases.map { CompileLaws(name: $0.name, defect: defect, results: []) }
    }
  }
}

extension CompileLaws {
  /// Every law of compile cases.
  package static var laws: [Law<Self>] {
    [notEmpty, quotesErrors, hasTwin, runs, accepts, refuses, twinCompiles]
  }

  /// There are cases, and they contain code.
  package static var notEmpty: Law<Self> {
    Law("compile.notEmpty") { $0.defects("compile.notEmpty") }
  }

  /// A case quotes the errors that it expects, and expects some if it has a twin.
  package static var quotesErrors: Law<Self> {
    Law("compile.quotesErrors") { $0.defects("compile.quotesErrors") }
  }

  /// A case that expects errors has exactly one twin.
  package static var hasTwin: Law<Self> {
    Law("compile.hasTwin") { $0.defects("compile.hasTwin") }
  }

  /// A compiler exists, and compiles the case.
  package static var runs: Law<Self> {
    Law("compile.runs") { laws in
      laws.defects("compile.runs")
        + zip(["", "the twin: "], laws.results).compactMap { text, result in
          result.failure.map { text + $0 }
        }
    }
  }

  /// A case that expects no error compiles.
  package static var accepts: Law<Self> {
    Law(
      "compile.accepts",
      unless: { $0.reasonNotToJudge($0.results.first, "it expects errors") { !$0.expectsErrors } },
      check: { $0.results.prefix(1).compactMap(\.complaint) })
  }

  /// A case that expects errors has these errors and no others.
  package static var refuses: Law<Self> {
    Law(
      "compile.refuses",
      unless: { $0.reasonNotToJudge($0.results.first, "it expects no error", if: \.expectsErrors) },
      check: { $0.results.prefix(1).compactMap(\.complaint) })
  }

  /// The twin of a case that expects errors compiles.
  package static var twinCompiles: Law<Self> {
    Law(
      "compile.twinCompiles",
      unless: { laws in
        if !laws.defects("compile.twinCompiles").isEmpty { return nil }
        return laws.results.count == 1
          ? "it has no twin" : laws.reasonNotToJudge(laws.results.last, "") { _ in true }
      },
      check: { $0.defects("compile.twinCompiles") + $0.results.dropFirst().compactMap(\.complaint) }
    )
  }

  private func defects(_ law: String) -> [String] {
    defect.flatMap { $0.law == law ? [$0.detail] : nil } ?? []
  }

  /// Why the errors of a text can't be judged, or `nil` if they can.
  private func reasonNotToJudge(
    _ result: CompileResult?, _ reason: String, if isMeant: (CompileResult) -> Bool
  ) -> String? {
    guard let result else { return "it was not compiled" }
    if result.failure != nil { return "the compiler failed" }
    return isMeant(result) ? nil : reason
  }
}

/// A mistake in a case itself, or in how it is compiled, so that there is nothing to compile.
struct CompileDefect {
  let law: String
  let detail: String
}

/// A text of a case, and the compiler's result.
private struct CompileResult {
  let text: CompileText
  let outcome: CompileOutcome

  var expectsErrors: Bool { !text.expectations.isEmpty }

  /// Why the compiler couldn't compile the text, or `nil` if it could.
  var failure: String? {
    if case .failed(let reason) = outcome { reason } else { nil }
  }

  /// The missing and the unexpected errors with the text, or `nil` if there are none.
  var complaint: String? {
    guard case .errors(let errors) = outcome else { return nil }
    let complaints = text.complaints(about: errors)
    if complaints.isEmpty { return nil }
    return complaints.map { "line \($0.line) \($0.text)" }.joined(separator: ", and ") + "\n"
      + numberedLines
  }

  /// The lines of the text, each with its number.
  private var numberedLines: String {
    text.source.components(separatedBy: "\n").enumerated()
      .map { $1.isEmpty ? "  \($0 + 1)" : "  \($0 + 1)  \($1)" }
      .joined(separator: "\n")
  }
}
