public import TypedCells
import TypedCellsTesting
public import TypedCellsUIKit

/// Fails the running test if a swipe over a row shows other actions than expected.
///
/// ```swift
/// assertSwipeActions(["Flag", "Delete"], from: .trailing, ofRowWithID: "Ada", in: notes)
/// ```
///
/// The law is `row.swipeActions`. It also finds a collection view whose layout doesn't ask for swipe actions.
///
/// - Parameters:
///   - titles: the titles of the actions, from the edge inwards; empty if the row can't be swiped. A swipe shows the
///     actions of a submenu in its place, and no disabled ones.
///   - edge: the edge at which the actions appear.
///   - id: the identity of the row, or of its model.
///   - list: the list.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
@MainActor
public func assertSwipeActions<View>(
  _ titles: [String], from edge: SwipeEdge, ofRowWithID id: some Hashable,
  in list: ListDriver<ListViewHost<View>>,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let problem: String? =
    if let path = list.paths(of: id).first {
      list.host.deliversSwipeActions
        ? difference(
          list.host.swipeActions(at: path.indexPath, from: edge)?.flatMap(\.swipeActions)
            .map(\.title) ?? [],
          from: titles, "a swipe from the \(edge) edge shows")
        : "the layout doesn't ask for swipe actions. Create the list by `CollectionList(in:appearance:)`"
    } else {
      "the list has no such row"
    }
  report(
    problem, law: "row.swipeActions", "the row with the identity \(id)",
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Fails the running test if the cell of a row in a list layout has other accessories than expected.
///
/// ```swift
/// assertAccessories([.delete, .disclosureIndicator, .reorder], ofRowWithID: "Ada", in: notes)
/// ```
///
/// The law is `row.accessories`. The row must be on screen. Accessories that are visible only in editing mode count
/// at all times, and the list's disclosure of a row with children is `.outlineDisclosure`.
///
/// - Parameters:
///   - types: the kinds of the accessories, in their order.
///   - id: the identity of the row, or of its model.
///   - list: the list.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
@MainActor
public func assertAccessories(
  _ types: [UICellAccessory.AccessoryType], ofRowWithID id: some Hashable, in list: CollectionList,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let path = list.paths(of: id).first
  let cell = path.flatMap { list.host.collectionView?.cellForItem(at: $0.indexPath) }
  let problem: String? =
    switch (path, cell) {
    case (nil, _): "the list has no such row"
    case (_, nil): "the row isn't on screen. Put the list into a window, and scroll to the row"
    case (_, let cell as UICollectionViewListCell):
      difference(
        cell.accessories.map { "\($0.shownType)" }, from: types.map { "\($0)" }, "its cell has")
    case (_, let cell?):
      "its cell is a \(type(of: cell)). Let the class inherit from UICollectionViewListCell"
    }
  report(
    problem, law: "row.accessories", "the row with the identity \(id)",
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

extension UICellAccessory {
  /// The kind as a user sees it.
  fileprivate var shownType: AccessoryType {
    if case .customView(let view) = accessoryType, view is OutlineDisclosure {
      return .outlineDisclosure
    }
    return accessoryType
  }
}

@MainActor
private func report(_ problem: String?, law: String, _ subject: String, at place: SourcePlace) {
  guard let problem else { return }
  report([Violation(law: law, subject: subject, detail: problem)], at: place)
}

private func difference(_ found: [String], from expected: [String], _ what: String) -> String? {
  found == expected
    ? nil : "\(what) \(words(found)), and not \(words(expected))"
}

private func words(_ names: [String]) -> String {
  names.isEmpty ? "nothing" : names.joined(separator: ", ")
}
