/// A cell, header or footer with sample data, for previews and tests.
///
/// ```text
/// extension PersonCell: SampledCell {
///   static var samples: [Person] {
///     [Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace", isActive: false)]
///   }
/// }
/// ```
///
/// `TypedList(samplesOf:)` shows them in a preview, and a test passes them: `assertCellLaws(PersonCell.self, samples:
/// PersonCell.samples)`.
@MainActor
public protocol SampledCell: Updatable {
  /// Data that the cell shows in previews and tests.
  ///
  /// Choose data that differ in each part that the cell shows, also in whether an optional part exists, and a long text.
  static var samples: [ViewData] { get }
}
