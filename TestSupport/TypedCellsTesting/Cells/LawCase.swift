public import Testing
public import TypedCells

/// A law of cells as a case of a parameterized test, see ``CellLaws/laws(_:samples:_:)``.
public struct LawCase: Sendable {
  /// The law's stable name, such as `cell.noStaleState`.
  public let name: String

  private let examination: Examination

  /// Examines the cell on the law.
  ///
  /// - Returns: the law, kept, broken or skipped. Pass it to ``assertKept(_:fileID:filePath:line:column:)``.
  /// - Complexity: that of all laws for the first case, which the others share.
  @MainActor
  public func report() -> LawReport { examination.report(name) }

  /// Examines the cell on the law, and waits for the cell's tasks, callbacks and timers.
  ///
  /// - Returns: the law, kept, broken or skipped.
  /// - Complexity: that of all laws for the first case, which the others share.
  @MainActor
  public func report() async -> LawReport {
    await examination.wait()
    return examination.report(name)
  }

  /// The examination that the cases of a test share.
  @MainActor
  private final class Examination {
    let report: @MainActor (String) -> LawReport
    private let examineLate: @MainActor () async -> Void
    private lazy var late = Task { await examineLate() }

    init<Cell, Sample>(_ laws: CellLaws<Cell, Sample>) {
      report = { name in laws.report(on: CellLaws<Cell, Sample>.laws.filter { $0.name == name }) }
      examineLate = { await laws.examineLate() }
    }

    func wait() async { await late.value }
  }

  @MainActor
  fileprivate static func cases<Cell, Sample>(of laws: CellLaws<Cell, Sample>) -> [LawCase] {
    let examination = Examination(laws)
    return CellLaws<Cell, Sample>.laws.map { LawCase(name: $0.name, examination: examination) }
  }
}

extension LawCase: CustomTestStringConvertible {
  /// The law's name.
  public var testDescription: String { name }
}

extension CellLaws {
  /// Every law of cells, as the arguments of a test of Swift Testing. Each law is a test case with a result of its own.
  ///
  /// ```swift
  /// @Test(arguments: await CellLaws.laws(PriceCell.self, samples: prices))
  /// @MainActor func `a price cell`(law: LawCase) { assertKept(law.report()) }
  /// ```
  ///
  /// - Parameters:
  ///   - cell: the class.
  ///   - samples: data that look different in a cell; two at least.
  ///   - options: what the kit can't know.
  /// - Returns: a case for each law.
  public static func laws(
    _ cell: Cell.Type, samples: @autoclosure @escaping @MainActor () -> [Sample],
    _ options: CellOption<Cell, Sample>...
  ) -> [LawCase] where Cell: Updatable, Cell.ViewData == Sample {
    LawCase.cases(of: CellLaws(samples, options))
  }

  /// Every law of cells without `Updatable`, as the arguments of a test of Swift Testing.
  ///
  /// - Parameters:
  ///   - cell: the class.
  ///   - samples: data that look different in a cell; two at least.
  ///   - options: what the kit can't know.
  ///   - update: shows a sample in a cell, as the data source of the app does.
  /// - Returns: a case for each law.
  public static func laws(
    _ cell: Cell.Type, samples: @autoclosure @escaping @MainActor () -> [Sample],
    _ options: CellOption<Cell, Sample>...,
    updating update: @escaping @MainActor (Cell, Sample) -> Void
  ) -> [LawCase] {
    LawCase.cases(of: CellLaws(samples, [.neverUpdatedInPlace] + options, updating: update))
  }
}
