public import TypedCells

#if canImport(SwiftUI) && canImport(UIKit)
  public import SwiftUI
#else
  public import HeadlessSwiftUI
#endif

/// A SwiftUI view that shows one cell, outside a list.
///
/// ```swift
/// let view = CellView(PersonCell.self, person)
/// ```
///
/// It's as wide as SwiftUI proposes, and as high as its class declares (`ReusableCell.rowHeight`), or else as the cell
/// needs for this width. Each evaluation updates the cell. If its class has a nib, the cell comes from it.
public struct CellView<Cell: UIView & Updatable>: UIViewRepresentable {
  private let data: Cell.ViewData
  private let makeCell: @MainActor () throws -> UIView

  /// Creates a view that shows a cell of a table.
  ///
  /// - Parameters:
  ///   - cell: the cell's class.
  ///   - data: the data that the cell shows.
  public init(_ cell: Cell.Type, _ data: Cell.ViewData) where Cell: UITableViewCell {
    self.data = data
    makeCell = { try TableHost(UITableView()).makeCell(for: registration(of: cell)) }
  }

  /// Creates a view that shows a cell of a collection view.
  ///
  /// - Parameters:
  ///   - cell: the cell's class.
  ///   - data: the data that the cell shows.
  public init(_ cell: Cell.Type, _ data: Cell.ViewData) where Cell: UICollectionViewCell {
    self.data = data
    makeCell = { try CellMaker().makeCell(for: registration(of: cell)) }
  }

  /// Creates the cell, in a view that it fills. SwiftUI calls it.
  ///
  /// - Parameter context: the context of the view.
  public func makeUIView(context: Context) -> UIView { container() }

  /// Updates the cell. SwiftUI calls it.
  ///
  /// - Parameters:
  ///   - view: the view that the cell fills.
  ///   - context: the context of the view.
  public func updateUIView(_ view: UIView, context: Context) {
    guard let container = view as? CellContainer else { return }
    (container.cell as? Cell)?.update(viewData: data)
    container.invalidateIntrinsicContentSize()
  }

  /// Returns the size of the cell in the width that SwiftUI proposes. On iOS 15, SwiftUI reads the view's intrinsic size.
  ///
  /// - Parameters:
  ///   - proposal: the size that SwiftUI proposes.
  ///   - uiView: the view that the cell fills.
  ///   - context: the context of the view.
  /// - Returns: the size, or `nil` for a proposal without a width.
  @available(iOS 16, tvOS 16, visionOS 1, *)
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIView, context: Context
  ) -> CGSize? {
    guard let width = proposal.width, width.isFinite else { return nil }
    return (uiView as? CellContainer)?.size(forWidth: width)
  }

  private func container() -> CellContainer {
    do {
      let height = (Cell.self as? any ReusableCell.Type)?.rowHeight.points
      return CellContainer(try makeCell(), height: height.map { CGFloat($0) })
    } catch {
      ListFailure.trapInDebugBuilds(ListFailure(place: .list, reason: .dequeuing(error)))
      return CellContainer(UIView(), height: 0)
    }
  }
}

@MainActor
private func registration<Cell: HostedCell>(
  of cell: Cell.Type
) throws -> CellRegistration<Cell.BaseCell> {
  let registry = CellRegistry<Cell.BaseCell>()
  try registry.register(cell)
  // The registry has the registration that was just added.
  return registry.registrations.first!
}

/// A view that a cell fills, and that is as high as the cell needs.
final class CellContainer: UIView {
  let cell: UIView
  private let height: CGFloat?

  init(_ cell: UIView, height: CGFloat?) {
    (self.cell, self.height) = (cell, height)
    super.init(frame: .zero)
    addSubview(cell)
  }

  required init?(coder: NSCoder) { nil }

  func size(forWidth width: CGFloat) -> CGSize {
    if let height { return CGSize(width: width, height: height) }
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: width, height: size.height)
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: size(forWidth: bounds.width).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard cell.frame != bounds else { return }
    let isOtherWidth = cell.frame.width != bounds.width
    cell.frame = bounds
    if isOtherWidth { invalidateIntrinsicContentSize() }
  }
}
