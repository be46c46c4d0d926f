// Facts recorded of UIKit on Mac Catalyst: kern0x1b/charon, UIAction.md, UIDeferredMenuElement.md,
// UIContextualAction.md, UITableViewRowAction.md, UIContextMenuConfiguration.md and UITargetedPreview.md.

import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `Recorded actions` {
  @Test func `have an empty title by default, and keep an empty identifier`() {
    let action = UIAction { _ in }
    #expect(action.title.isEmpty && action.image == nil && action.discoverabilityTitle == nil)
    #expect(action.attributes.isEmpty && action.state == .off && action.sender == nil)
    #expect(UIAction(title: "Save", identifier: .init("")) { _ in }.identifier.rawValue.isEmpty)
  }

  @Test(
    arguments: [
      ("Save", [.disabled, .destructive], "; title = Save; attributes = (Disabled|Destructive)>"),
      ("", [.hidden, .keepsMenuPresented], "; attributes = (Hidden|KeepsMenuPresented)>"),
    ] as [(String, UIMenuElement.Attributes, String)])
  func `are described by their attributes in a fixed order`(
    title: String, attributes: UIMenuElement.Attributes, words: String
  ) {
    let action = UIAction(title: title, attributes: attributes, state: .on) { _ in }
    #expect(action.description.hasSuffix(words))
    #expect(action.description.contains("title") == !title.isEmpty)
  }

  @Test func `that are deferred are equal only to themselves`() {
    let elements = (0..<2).map { _ in UIDeferredMenuElement { $0([]) } }
    #expect(elements[0] != elements[1] && elements[0].isEqual(elements[0].copy()))
    #expect(elements[0].description.hasPrefix("<UIDeferredMenuElement: 0x"))
  }

  @Test func `of a swipe are in order, and the first one is performed by a full swipe`() {
    let image = UIImage()
    let actions = ["Flag", "More"].map {
      UIContextualAction(style: .normal, title: $0) { _, _, _ in }
    }
    actions[0].image = image
    let configuration = UISwipeActionsConfiguration(actions: actions)
    #expect(configuration.actions == actions && actions[0].image === image)
    #expect(configuration.performsFirstActionWithFullSwipe)
  }

  @Test func `of a swipe have the colour of their style instead of none`() {
    let action = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
    action.backgroundColor = .blue
    #expect(action.backgroundColor == .blue)
    action.backgroundColor = nil
    #expect(action.backgroundColor == .systemRed)
  }

  @Test func `of a row are destructive by default, and can be without a colour`() throws {
    #expect(UITableViewRowAction.Style.destructive == .default)
    #expect(UITableViewRowAction.Style.default.rawValue == 0)
    #expect(UITableViewRowAction.Style.normal.rawValue == 1)
    let action = UITableViewRowAction(style: .normal, title: "Flag") { _, _ in }
    action.backgroundColor = .blue
    let copy = try #require(action.copy() as? UITableViewRowAction)
    #expect(copy !== action && copy != action)
    #expect(copy.title == "Flag" && copy.style == .normal && copy.backgroundColor == .blue)
    action.backgroundColor = nil
    #expect(action.backgroundColor == nil)
  }
}

@MainActor
struct `Recorded previews` {
  @Test func `a menu keeps its identifier, and is equal only to itself`() {
    let menus = (0..<2).map { _ in
      UIContextMenuConfiguration(identifier: "row" as NSString, previewProvider: nil)
    }
    #expect(menus[0].identifier as? NSString == "row")
    #expect(menus[0] != menus[1] && menus[0] == menus[0])
  }

  @Test func `a preview keeps its view and its parameters`() {
    let window = UIWindow(frame: .zero)
    let (view, parameters) = (UIView(), UIPreviewParameters())
    window.addSubview(view)
    let preview = UITargetedPreview(view: view, parameters: parameters)
    #expect(preview.view === view && preview.parameters === parameters)
  }
}

@MainActor
struct `Recorded menus and previews` {
  @Test func `a menu is described by its title, identifier, options and children`() {
    let action = UIAction(title: "Save") { _ in }
    let menu = UIMenu(
      title: "Edit", identifier: .init("edit"), options: [.displayInline, .destructive],
      children: [action])
    #expect(menu.description.hasPrefix("<UIMenu: 0x"))
    #expect(
      menu.description.contains(
        "; title = Edit; identifier = edit; options = (Inline|Destructive); children = <"))
    #expect(menu.description.contains(action.description))
    let plain = UIMenu(identifier: .init("edit"), options: .singleSelection).description
    #expect(plain.contains("; identifier = edit; options = (SingleSelection); children = <"))
    #expect(!plain.contains("title"))
  }

  @Test func `a preview is described by its view, parameters and target`() {
    let (window, view) = (UIWindow(frame: .zero), UIView())
    window.addSubview(view)
    let preview = UITargetedPreview(view: view)
    #expect(preview.description.hasPrefix("<UITargetedPreview: 0x"))
    for part in [
      "; view = <UIView: 0x", "; parameters = <UIPreviewParameters: 0x",
      ">; target = <UIPreviewTarget: 0x",
    ] {
      #expect(preview.description.contains(part))
    }
    #expect(preview.parameters.description.contains("; backgroundColor = "))
  }

  @Test func `a preview without a target needs a window`() {
    let view = UIView()
    let reasons = exceptionReasons { _ = UITargetedPreview(view: view) }
    #expect(
      reasons.first?.hasPrefix(
        "This UITargetedPreview initializer requires that the view is in a window, but it is not. "
          + "Either fix that, or use the other initializer that takes a target with an explicit "
          + "container. (view: <UIView: 0x") == true)
    let target = UIPreviewTarget(container: UIView(), center: CGPoint(x: 3, y: 4))
    let preview = UITargetedPreview(view: view, parameters: UIPreviewParameters(), target: target)
    #expect(preview.target === target && preview.view === view)
  }
}
