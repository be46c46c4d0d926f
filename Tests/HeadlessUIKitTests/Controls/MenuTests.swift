import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `Actions and menus` {
  @Test func `are equal if their identifiers are`() {
    let save = UIAction(title: "Save", identifier: .init("1")) { _ in }
    let close = UIAction(title: "Close", identifier: .init("1"), state: .on) { _ in }
    let other = UIAction(title: "Save", identifier: .init("2")) { _ in }
    #expect(save == close && save.hash == close.hash && save != other)
    #expect(Set([save, close, other]).count == 2)
    let menus = ["1", "1", "2"].map { UIMenu(title: $0, identifier: .init($0)) }
    #expect(menus[0] == menus[1] && menus[0].hash == menus[1].hash && menus[0] != menus[2])
    #expect(!save.isEqual(menus[0]) && !menus[0].isEqual(save))
  }

  @Test func `have generated identifiers`() {
    let (one, other) = (UIAction { _ in }, UIAction { _ in })
    #expect(one.identifier.rawValue.hasPrefix("com.apple.action.dynamic."))
    #expect(one != other)
    #expect(UIMenu().identifier.rawValue.hasPrefix("com.apple.menu.dynamic."))
    #expect(UIMenu() != UIMenu())
  }

  @Test func `are copied with their values`() {
    var calls = 0
    let action = UIAction(
      title: "Save", image: UIImage(systemName: "star"), discoverabilityTitle: "Save all",
      attributes: .destructive, state: .mixed
    ) { _ in calls += 1 }
    let copy = action.copy() as? UIAction
    #expect(copy !== action && copy == action && copy?.title == "Save")
    #expect(copy?.image == action.image && copy?.discoverabilityTitle == "Save all")
    #expect(copy?.attributes == .destructive && copy?.state == .mixed)
    copy?.performWithSender(nil, target: nil)
    copy?.title = "Close"
    #expect(calls == 1 && action.title == "Save")
    let menu = UIMenu(title: "File", options: .singleSelection, children: [action])
    let menuCopy = menu.copy() as? UIMenu
    #expect(menuCopy !== menu && menuCopy == menu && menuCopy?.children == [action])
    #expect(menuCopy?.children.first !== action)
    #expect(menuCopy?.title == "File" && menuCopy?.options == .singleSelection)
  }

  @Test func `a menu with other children is equal to the menu`() {
    let (save, close) = (UIAction { _ in }, UIAction { _ in })
    let menu = UIMenu(title: "File", options: .displayInline, children: [save])
    let other = menu.replacingChildren([close])
    #expect(other == menu && other !== menu)
    #expect(other.title == "File" && other.options == .displayInline)
    #expect(other.children.first === close && menu.children.first === save)
  }

  @Test func `an action is described by its title, image and attributes`() {
    let action = UIAction(
      title: "Delete", image: UIImage(systemName: "trash"),
      attributes: [.destructive, .keepsMenuPresented]
    ) { _ in }
    let words = action.description
    #expect(words.hasPrefix("<UIAction: 0x"))
    #expect(
      words.hasSuffix(
        "; title = Delete; image = <UIImage symbol(system: trash)>; "
          + "attributes = (Destructive|KeepsMenuPresented)>"))
    #expect(!UIAction { _ in }.description.contains(";"))
  }
}

/// A delegate whose rows have a menu.
private final class Menus: NSObject, UITableViewDelegate {
  var elements: [UIMenuElement] = []
  var ends = 0

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [elements] _ in
      UIMenu(children: elements)
    }
  }
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { ends += 1 }
}

@MainActor
struct `An open menu` {
  private let screen = TableScreen([["a"]])
  private let menus = Menus()

  init() { screen.table.delegate = menus }

  private func open() -> ContextMenuOnScreen? { screen.table.user.longPressRow(at: path(0, 0)) }

  @Test func `stays open after an action that keeps it`() throws {
    menus.elements = [
      UIAction(title: "More", attributes: .keepsMenuPresented) { _ in },
      UIAction(title: "Save") { _ in },
    ]
    let menu = try #require(open())
    #expect(menu.choose("More") && menus.ends == 0)
    #expect(menu.choose("Save") && menus.ends == 1)
  }

  @Test func `requests deferred elements once`() throws {
    var requests = 0
    let deferred = UIDeferredMenuElement { completion in
      requests += 1
      completion([UIAction(title: "Recent") { _ in }])
    }
    #expect(deferred.title == "Loading…" && deferred.image == nil)
    #expect(deferred.copy() as? UIDeferredMenuElement === deferred)
    menus.elements = [UIMenu(children: [deferred]), UIAction(title: "Save") { _ in }]
    #expect(requests == 0)
    for _ in 0..<2 { #expect(open()?.titles == ["Recent", "Save"]) }
    #expect(requests == 1)
  }

  @Test func `requests uncached elements each time, and shows those that come later`() throws {
    var completions: [([UIMenuElement]) -> Void] = []
    menus.elements = [UIDeferredMenuElement.uncached { completions.append($0) }]
    let menu = try #require(open())
    #expect(menu.titles.isEmpty)
    let inner = UIDeferredMenuElement { $0([UIAction(title: "Inner") { _ in }]) }
    completions.first?([UIAction(title: "Late") { _ in }, inner])
    #expect(menu.titles == ["Late", "Inner"] && menu.choose("Inner"))
    #expect(open()?.titles == [] && completions.count == 2)
  }
}

@MainActor
struct `The menu of a button` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let log = ChosenTitles()

  private final class ChosenTitles { var titles: [String] = [] }

  private func menu() -> UIMenu {
    UIMenu(children: [
      UIAction(title: "Copy") { [log] in log.titles.append($0.title) },
      UIAction(title: "Delete", attributes: .disabled) { _ in },
    ])
  }

  @Test func `opens by a tap if it's the primary action`() throws {
    let button = UIButton(
      primaryAction: UIAction(title: "Edit") { [log] in log.titles.append($0.title) })
    window.addSubview(button)
    #expect(button.user.openMenu() == nil)
    button.menu = menu()
    #expect(button.user.tap() && log.titles == ["Edit"])
    button.showsMenuAsPrimaryAction = true
    button.addAction(
      UIAction(title: "Opens") { [log] in log.titles.append($0.title) }, for: .menuActionTriggered)
    let opened = try #require(button.user.openMenu())
    #expect(opened.titles == ["Copy"])
    #expect(!opened.choose("Delete") && opened.choose("Copy"))
    #expect(button.user.tap())
    #expect(log.titles == ["Edit", "Opens", "Copy", "Opens"])
    button.isEnabled = false
    #expect(button.user.openMenu() == nil && !button.user.tap())
    #expect(UISwitch().user.openMenu() == nil)
  }

  @Test func `opens by a long press otherwise`() {
    let button = UIButton(
      primaryAction: UIAction(title: "Edit") { [log] in log.titles.append($0.title) })
    button.menu = menu()
    #expect(button.user.openMenu()?.choose("Copy") == true && log.titles == ["Copy"])
  }

  @Test func `of a bar opens in the same way`() {
    let item = UIBarButtonItem(title: "More", menu: menu())
    #expect(item.user.tap() && log.titles.isEmpty)
    #expect(item.user.openMenu()?.titles == ["Copy"])
    item.primaryAction = UIAction(title: "Edit") { [log] in log.titles.append($0.title) }
    #expect(item.user.tap() && log.titles == ["Edit"])
    #expect(item.user.openMenu()?.choose("Copy") == true && log.titles == ["Edit", "Copy"])
    item.isEnabled = false
    #expect(item.user.openMenu() == nil)
    #expect(UIBarButtonItem().user.openMenu() == nil && !UIBarButtonItem().user.tap())
  }
}
