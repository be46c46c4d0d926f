/// A section as a diff sees it: something with an identity and content of its own, and with rows.
///
/// The content that ``Diffable/hasSameContent(as:)`` compares is what belongs to the section itself,
/// such as its header. Its rows are compared one by one.
public protocol DiffableSection: Diffable {
  /// What the rows are.
  associatedtype Row: Diffable

  /// The rows, in their order.
  var rows: [Row] { get set }
}
