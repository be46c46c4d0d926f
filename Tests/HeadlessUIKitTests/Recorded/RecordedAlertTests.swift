// Facts recorded of UIKit on Mac Catalyst: kern0x1b/charon, UIAlertController.md and
// UIPopoverPresentationController.md.

import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `Recorded alerts` {
  private let alert = UIAlertController(title: "Title", message: "Text", preferredStyle: .alert)
  private let action = UIAlertAction(title: "Save", style: .default)

  @Test func `have no actions and no text fields at first`() {
    #expect(alert.title == "Title" && alert.message == "Text" && alert.preferredStyle == .alert)
    #expect(alert.actions.isEmpty && alert.textFields?.isEmpty == true)
    #expect(alert.preferredAction == nil && alert.popoverPresentationController == nil)
    alert.message = nil
    #expect(alert.message == nil)
  }

  @Test func `list their actions in order, also one that is added twice`() {
    let untitled = UIAlertAction(title: nil, style: .destructive)
    alert.addAction(action)
    let before = alert.actions
    alert.addAction(untitled)
    alert.addAction(action)
    #expect(before == [action] && alert.actions == [action, untitled, action])
    #expect(untitled.title == nil && untitled.isEnabled)
  }

  @Test func `have one action to cancel, and a copy of it is a second one`() throws {
    let cancel = UIAlertAction(title: "Cancel", style: .cancel)
    let copy = try #require(cancel.copy() as? UIAlertAction)
    alert.addAction(cancel)
    for other in [UIAlertAction(title: "Close", style: .cancel), copy] {
      #expect(exceptionReasons { alert.addAction(other) }.count == 1)
    }
    #expect(alert.actions == [cancel])
  }

  @Test func `prefer one of their actions, and not its copy`() throws {
    alert.addAction(action)
    let copy = try #require(action.copy() as? UIAlertAction)
    for other in [UIAlertAction(title: "Save", style: .default), copy] {
      #expect(exceptionReasons { alert.preferredAction = other }.count == 1)
      #expect(alert.preferredAction == nil)
    }
    alert.preferredAction = action
    #expect(alert.preferredAction === action)
    alert.preferredAction = nil
    #expect(alert.preferredAction == nil)
  }

  @Test func `have actions whose copies are independent`() throws {
    let action = UIAlertAction(title: "Delete", style: .destructive)
    action.isEnabled = false
    let copy = try #require(action.copy() as? UIAlertAction)
    #expect(copy !== action && copy.title == "Delete" && copy.style == .destructive)
    #expect(!copy.isEnabled)
    copy.isEnabled = true
    #expect(!action.isEnabled)
  }

  @Test func `configure their text fields at once, and sheets have none`() {
    var configured: [UITextField] = []
    alert.addTextField {
      configured.append($0)
      $0.placeholder = "Name"
    }
    #expect(alert.textFields == configured && configured.map(\.placeholder) == ["Name"])
    alert.addTextField()
    alert.addTextField()
    #expect(alert.textFields?.count == 3)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    #expect(exceptionReasons { sheet.addTextField() }.count == 1)
  }
}

@MainActor
struct `Recorded popovers` {
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .formSheet])
  func `are missing with other styles`(style: UIModalPresentationStyle) {
    let controller = UIViewController()
    #expect(controller.popoverPresentationController == nil)
    controller.modalPresentationStyle = style
    #expect(controller.popoverPresentationController == nil)
  }

  @Test func `are the same each time, and keep their sources`() throws {
    let controllers = [
      UINavigationController(rootViewController: UIViewController()),
      UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet),
    ]
    for controller in controllers {
      controller.modalPresentationStyle = .popover
      let popover = try #require(controller.popoverPresentationController)
      #expect(popover === controller.popoverPresentationController)
      #expect(popover.sourceView == nil && popover.sourceRect.isNull)
      let (view, rectangle) = (UIView(), CGRect(x: 1, y: 2, width: 3, height: 4))
      (popover.sourceView, popover.sourceRect) = (view, rectangle)
      #expect(popover.sourceView === view && popover.sourceRect == rectangle)
    }
  }
}
