import HeadlessUIKit
import Testing

@MainActor
struct `Screens in a picture` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let root = UIViewController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: root)
    root.title = "Prices"
    root.view.backgroundColor = .red
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  @Test func `A navigation bar has the title in the middle, above the content`() {
    let picture = DrawnPicture(window)
    let title = picture.text("Prices")
    let middle = (title?.number("x") ?? 0) + (title?.number("textLength") ?? 0) / 2
    #expect(abs(middle - 160) < 0.1)
    let content = picture.all("rect").first { $0["fill"] == "#ff0000" && $0.clip != nil }
    #expect(content?["y"] == "44")
    let bar = picture.inside("navigation bar").first
    #expect(bar?["height"] == "44")
    #expect(bar?["fill"] == "#ff0000", "the bar is transparent at the top of the content")
  }

  @Test(
    arguments: [
      (.cancel, "Cancel"), (.edit, "Edit"), (.save, "Save"), (.undo, "Undo"), (.redo, "Redo"),
      (.done, "Done"),
    ] as [(UIBarButtonItem.SystemItem, String)])
  func `A system button has its title`(_ item: UIBarButtonItem.SystemItem, _ title: String) {
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: item, target: nil, action: nil)
    #expect(DrawnPicture(window).text(title) != nil)
  }

  @Test(
    arguments: [
      (.compose, "square.and.pencil"), (.reply, "arrow.left"), (.action, "square.and.arrow.up"),
      (.organize, "folder"), (.bookmarks, "bookmark"), (.search, "magnifyingglass"),
      (.refresh, "arrow.clockwise"), (.stop, "xmark"), (.close, "xmark"), (.camera, "camera"),
      (.trash, "trash"), (.play, "play"), (.pause, "pause"), (.rewind, "backward"),
      (.fastForward, "forward"), (.add, "plus"),
    ] as [(UIBarButtonItem.SystemItem, String)])
  func `A system button has its symbol`(_ item: UIBarButtonItem.SystemItem, _ symbol: String) {
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: item, target: nil, action: nil)
    #expect(DrawnPicture(window).groups.contains(symbol))
  }

  @Test func `A bar button can be a view of your own`() {
    let view = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    view.text = "Custom"
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
    #expect(DrawnPicture(window).text("Custom") != nil)
  }

  @Test func `A navigation bar has buttons, and a line after scrolling`() {
    root.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
    ]
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Filter", style: .plain, target: nil, action: nil)
    root.navigationItem.leftBarButtonItem?.isEnabled = false
    let picture = DrawnPicture(window)
    #expect(picture.text("Done")?["font-weight"] == "600")
    #expect(picture.text("Done")?["fill"] == "#007aff")
    #expect(picture.groups.contains("plus"))
    #expect(picture.text("Filter")?["x"] == "16")
    #expect(picture.text("Filter")?["fill-opacity"] == "0.3")
    #expect(picture.separators.isEmpty)
    let table = UITableViewController(style: .plain)
    table.tableView.contentSize.height = 2000
    navigation.setViewControllers([table], animated: false)
    table.tableView.contentOffset.y = 30
    table.tableView.dataSource = nil
    #expect(DrawnPicture(window).inside("navigation bar").contains { $0["class"] == "separator" })
  }

  @Test func `A pushed screen has a back button with the previous title`() {
    let pushed = UIViewController()
    pushed.title = "Tea"
    navigation.pushViewController(pushed, animated: false)
    #expect(DrawnPicture(window).texts == ["Prices", "Tea"])
    #expect(DrawnPicture(window).groups.contains("chevron.left"))
    root.navigationItem.backButtonTitle = "All"
    #expect(DrawnPicture(window).texts == ["All", "Tea"])
    pushed.navigationItem.hidesBackButton = true
    #expect(DrawnPicture(window).texts == ["Tea"])
  }

  @Test func `A title view replaces the title`() {
    let label = UILabel()
    label.text = "★"
    root.navigationItem.titleView = label
    #expect(DrawnPicture(window).texts == ["★"])
  }

  @Test func `An alert is in front of the screen, with its texts, fields and buttons`() {
    let alert = UIAlertController(title: "Delete?", message: "Really", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Why" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    root.present(alert, animated: false)
    let picture = DrawnPicture(window)
    #expect(
      picture.inside("alert").compactMap(\.text) == [
        "Delete?", "Really", "Why", "Cancel", "Delete",
      ])
    #expect(picture.text("Delete")?["fill"] == "#ff3b30")
    #expect(picture.text("Cancel")?["font-weight"] == "600")
    #expect(picture.text("Cancel")?["y"] == picture.text("Delete")?["y"])
    #expect(picture.inside("alert")[0]["fill-opacity"] == "0.2")
    root.dismiss(animated: false)
    #expect(!DrawnPicture(window).groups.contains("alert"))
  }

  @Test func `An alert without a cancel button has its buttons in their order`() {
    let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Copy", style: .default))
    alert.addAction(UIAlertAction(title: "Move", style: .default))
    root.present(alert, animated: false)
    #expect(DrawnPicture(window).inside("alert").compactMap(\.text) == ["Save?", "Copy", "Move"])
  }

  @Test func `An action sheet is at the bottom, with the cancel button last`() {
    let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.addAction(UIAlertAction(title: "Mail", style: .default))
    root.present(sheet, animated: false)
    #expect(DrawnPicture(window).inside("alert").compactMap(\.text) == ["Share", "Mail", "Cancel"])
    #expect((DrawnPicture(window).text("Cancel")?.number("y") ?? 0) > 430)
  }
}
