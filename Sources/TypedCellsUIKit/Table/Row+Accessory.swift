public import TypedCells

extension RowEvent<Void, UITableViewCell.AccessoryType> {
  /// The standard accessory of a row in a table.
  static var accessoryType: Self { Self("UIKit.accessoryType") }
}

extension RowEvent<Void, UIView> {
  /// A view of the app's own at the trailing edge of a row in a table.
  static var accessoryView: Self { Self("UIKit.accessoryView") }
}

extension Row where Cell: UITableViewCell {
  /// Shows a standard accessory at the trailing edge, for example an arrow.
  ///
  /// ```swift
  /// Row(TextCell.self, "About").accessory(.disclosureIndicator)
  /// ```
  ///
  /// The list removes it before the cell shows another row, so don't set `accessoryType` in the cell. In a collection
  /// view, use `accessories(_:)`.
  ///
  /// - Parameter type: the accessory. An earlier one is replaced.
  /// - Returns: the row with the accessory.
  public consuming func accessory(_ type: UITableViewCell.AccessoryType) -> Self {
    on(.accessoryType) { _ in type }
  }

  /// Shows a standard accessory that depends on the model.
  ///
  /// ```swift
  /// Row(TextCell.self, "Wifi").accessory { text in text == "Wifi" ? .checkmark : .none }
  /// ```
  ///
  /// - Parameter type: receives the row's model, and returns the accessory. An earlier one is replaced.
  /// - Returns: the row with the accessory.
  public consuming func accessory(
    _ type: @escaping @MainActor (Model) -> UITableViewCell.AccessoryType
  ) -> Self {
    on(.accessoryType, type)
  }

  /// Shows a view of your own at the trailing edge, for example a badge.
  ///
  /// The list calls the closure once when a cell shows the row, and keeps the view while the cell shows it, so a change
  /// of other rows doesn't end its animation. If the view has to show the model, put it into the cell instead.
  ///
  /// - Parameter view: receives the row's model, and makes the view, with its size. An earlier one is replaced.
  /// - Returns: the row with the view.
  public consuming func accessoryView(_ view: @escaping @MainActor (Model) -> UIView) -> Self {
    on(.accessoryView, view)
  }
}

/// Accessories of cells in a table, for which a table has no delegate method.
extension TableAdapter {
  /// Gives a cell the accessory of its row, or takes away the one that the list gave it before.
  ///
  /// - Parameters:
  ///   - row: the row that the cell shows.
  ///   - cell: the cell.
  func showAccessory(of row: AnyRow<UITableViewCell>, in cell: UITableViewCell) {
    guard let host else { return }
    let given = host.extras[cell]?.accessory
    let type = row.answer(to: .accessoryType)
    let declaresView = row.handles(.accessoryView)
    guard given != nil || type != nil || declaresView else { return }
    if let type {
      cell.accessoryType = type
    } else if given?.type != nil {
      cell.accessoryType = .none
    }
    let view = declaresView ? given?.view ?? row.answer(to: .accessoryView) : nil
    if view !== given?.view { cell.accessoryView = view }
    host.extras[of: cell].accessory =
      type == nil && view == nil ? nil : GivenAccessory(type: type, view: view)
  }

  func clear(_ cell: UITableViewCell) {
    guard let given = host?.extras[cell]?.accessory else { return }
    host?.extras[of: cell].accessory = nil
    if given.type != nil { cell.accessoryType = .none }
    if given.view != nil { cell.accessoryView = nil }
  }

  func finish(_ cell: UITableViewCell, for row: AnyRow<UITableViewCell>) {
    showAccessory(of: row, in: cell)
  }
}

/// The accessory that a list gave a cell of a table.
struct GivenAccessory {
  var type: UITableViewCell.AccessoryType?
  weak var view: UIView?
}
