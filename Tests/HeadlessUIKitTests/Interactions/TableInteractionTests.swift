import Foundation
import HeadlessUIKit
import Testing

/// A delegate that records primary actions, selections with two fingers, and context menus.
private final class Recorder: NSObject, UITableViewDelegate {
  var calls: [String] = []
  var allowsPrimaryActions = true
  private let window = UIWindow(frame: .zero)
  private(set) lazy var preview: UITargetedPreview = {
    let view = UIView()
    window.addSubview(view)
    return UITargetedPreview(view: view)
  }()

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> Bool
  { allowsPrimaryActions }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    calls.append("primary \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { calls.append("begin \(indexPath.row)") }
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    calls.append("end")
  }
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(
      identifier: nil, previewProvider: { UIViewController() },
      actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Copy") { [weak self] _ in self?.calls.append("copy") }])
      })
  }
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { preview }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { animator?.addCompletion { [weak self] in self?.calls.append("opened") } }
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { calls.append("closing") }
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    animator.preferredCommitStyle = .pop
    animator.addCompletion { [weak self] in self?.calls.append("commit") }
  }
}

@MainActor
struct `Interactions with a table` {
  private let screen = TableScreen([numbers(0..<5)])
  private let delegate = Recorder()

  init() { screen.table.delegate = delegate }

  @Test func `a tap selects and then performs the primary action, if the delegate allows it`() {
    screen.table.user.tapRow(at: path(0, 1))
    #expect(delegate.calls == ["select 1", "primary 1"])
    delegate.allowsPrimaryActions = false
    screen.table.user.tapRow(at: path(0, 2))
    #expect(delegate.calls == ["select 1", "primary 1", "select 2"])
  }

  @Test func `two fingers that drag over rows edit the table and select them`() {
    screen.table.allowsMultipleSelectionDuringEditing = true
    #expect(screen.table.user.dragTwoFingers(from: path(0, 1), to: path(0, 3)))
    #expect(screen.table.isEditing)
    #expect(screen.table.indexPathsForSelectedRows == [path(0, 1), path(0, 2), path(0, 3)])
    #expect(delegate.calls == ["begin 1", "select 1", "select 2", "select 3", "end"])
  }

  @Test func `a context menu opens with its previews, and a tap on the preview commits`() throws {
    let menu = try #require(screen.table.user.longPressRow(at: path(0, 0)))
    #expect(menu.preview != nil && menu.highlightPreview === delegate.preview)
    menu.tapPreview()
    #expect(delegate.calls == ["opened", "commit", "closing"])
  }

  @Test func `choosing an action closes the menu`() throws {
    let menu = try #require(screen.table.user.longPressRow(at: path(0, 0)))
    menu.choose("Copy")
    #expect(delegate.calls == ["opened", "copy", "closing"])
    #expect(ContextMenuIsEmpty.check(UIContextMenuConfiguration()))
  }

  @Test func `row actions are uncovered by a swipe`() throws {
    final class Older: NSObject, UITableViewDelegate {
      var paths: [IndexPath] = []
      func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
      {
        [
          UITableViewRowAction(style: .destructive, title: "Remove") { [weak self] _, path in
            self?.paths.append(path)
          }
        ]
      }
    }
    let older = Older()
    screen.table.delegate = older
    let swipe = try #require(screen.table.user.swipeRow(at: path(0, 2), from: .trailing))
    #expect(swipe.tap("Remove"))
    #expect(older.paths == [path(0, 2)] && !swipe.isOpen)
  }

  @Test func `a cell whose size is invalidated is measured again, unless that is disabled`() {
    final class Growing: UITableViewCell {
      var height: CGFloat = 50
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize { CGSize(width: targetSize.width, height: height) }
    }
    let screen = TableScreen([["a"]], cell: Growing.self)
    let cell = screen.table.cellForRow(at: path(0, 0)) as? Growing
    cell?.height = 80
    screen.table.layoutIfNeeded()
    #expect(cell?.frame.height == 50)
    cell?.contentView.invalidateIntrinsicContentSize()
    screen.table.layoutIfNeeded()
    #expect(cell?.frame.height == 80)
    screen.table.selfSizingInvalidation = .disabled
    cell?.height = 90
    cell?.contentView.invalidateIntrinsicContentSize()
    screen.table.layoutIfNeeded()
    #expect(cell?.frame.height == 80)
  }
}

@MainActor
private enum ContextMenuIsEmpty {
  /// Returns whether a configuration created without arguments has an identifier. The call also has to
  /// compile.
  static func check(_ configuration: UIContextMenuConfiguration) -> Bool {
    !"\(configuration.identifier)".isEmpty
  }
}
