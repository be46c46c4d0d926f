public import TypedCells
import TypedCellsTesting
public import TypedCellsUIKit

/// Fails the running test for every law of cells that a view behind sections breaks.
///
/// ```swift
/// final class CardView: UIView, Updatable {
///   func update(viewData color: UIColor) { backgroundColor = color }
/// }
///
/// assertBackgroundLaws(CardView.self, samples: [.systemBlue, .systemRed])
/// ```
///
/// A collection view reuses the backgrounds of sections as it reuses cells, so a view must not keep anything of the
/// section before.
///
/// - Parameters:
///   - view: the class of the view.
///   - samples: data that look different; two at least. If they hold objects, the expression is evaluated again for
///     each trial.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
/// - Complexity: O(*n*²) updates for *n* samples.
@MainActor
public func assertBackgroundLaws<View: UIView & Updatable>(
  _ view: View.Type,
  samples: @autoclosure @escaping @MainActor () -> [View.ViewData],
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  CellLaws<SectionDecorationView<View>, View.ViewData>
    .uiKit(samples, [.reusable, .reconfigurable], nil, nil) {
      $0.show($1)
    } alsoObserving: { _ in
      []
    }
    .examine(at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}
