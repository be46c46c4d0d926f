import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `Recorded pictures of screens` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 321, height: 361))
  private let root = UIViewController()

  init() {
    root.view.backgroundColor = .systemTeal
    root.title = "Root"
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// The picture of the window inside another view, so that an error in a position changes the picture.
  private func expectWindow(
    named name: String, style: UIUserInterfaceStyle = .light,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let outside = UIView(frame: CGRect(x: 0, y: 0, width: 341, height: 391))
    window.frame.origin = CGPoint(x: 11, y: 17)
    outside.addSubview(window)
    expectPicture(of: outside, named: name, style: style, sourceLocation: sourceLocation)
    window.removeFromSuperview()
  }

  private let long = "A message that is too long for one line of an alert, and so it's wrapped"

  @Test(arguments: [0, 1, 2, 3])
  func `Alerts are drawn as recorded`(buttons: Int) {
    let alert = UIAlertController(
      title: buttons == 3 ? nil : "Title \(buttons)", message: buttons == 1 ? nil : long,
      preferredStyle: .alert)
    for field in 0..<buttons where buttons < 3 {
      alert.addTextField {
        $0.placeholder = "field \(field)"
        if field == 1 { $0.text = "typed" }
      }
    }
    let actions = [
      UIAlertAction(title: "Delete", style: .destructive),
      UIAlertAction(
        title: buttons == 3 ? "Cancel" : "Other", style: buttons == 3 ? .cancel : .default),
      UIAlertAction(title: nil, style: .default),
    ]
    for action in actions.prefix(buttons) { alert.addAction(action) }
    actions[2].isEnabled = false
    if buttons == 2 { alert.preferredAction = actions[1] }
    root.present(alert, animated: false)
    expectWindow(named: "alert-\(buttons)", style: buttons == 2 ? .dark : .light)
  }

  @Test func `An alert whose second button cancels is drawn as recorded`() {
    let alert = UIAlertController(title: "Title", message: "", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    root.present(alert, animated: false)
    expectWindow(named: "alert-cancel")
  }

  @Test(arguments: [0, 1, 2, 3])
  func `Action sheets are drawn as recorded`(kind: Int) {
    let sheet = UIAlertController(
      title: kind == 0 ? nil : "Title", message: kind == 2 ? long : nil,
      preferredStyle: .actionSheet)
    if kind != 1 { sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel)) }
    for number in 0...kind {
      let action = UIAlertAction(
        title: "Action \(number)", style: number == 1 ? .destructive : .default)
      action.isEnabled = number != 2
      sheet.addAction(action)
      if number == 3 { sheet.preferredAction = action }
    }
    root.present(sheet, animated: false)
    expectWindow(named: "sheet-\(kind)")
  }

  @Test func `Navigation bars are drawn as recorded`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 700, height: 700))
    parent.backgroundColor = .systemGray6
    root.view.addSubview(parent)
    var navigations: [UINavigationController] = []
    var position = CGPoint(x: 7, y: 9)
    func add(_ controllers: [UIViewController], _ configure: (UINavigationItem) -> Void) {
      let navigation = UINavigationController()
      navigation.setViewControllers(controllers, animated: false)
      configure(controllers[controllers.count - 1].navigationItem)
      navigation.view.frame = CGRect(origin: position, size: CGSize(width: 331, height: 131))
      parent.addSubview(navigation.view)
      // A view doesn't retain its controller.
      navigations.append(navigation)
      navigation.view.layoutIfNeeded()
      position.y += 137
      if position.y > 560 { position = CGPoint(x: 351, y: 13) }
    }
    func screen(_ title: String?, _ color: UIColor? = nil) -> UIViewController {
      let controller = UIViewController()
      controller.title = title
      controller.view.backgroundColor = color
      let box = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 40))
      box.backgroundColor = .systemPink
      controller.view.addSubview(box)
      return controller
    }
    func item(_ system: UIBarButtonItem.SystemItem) -> UIBarButtonItem {
      UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
    }
    add([screen("Colour", .systemYellow)]) {
      $0.rightBarButtonItems = [item(.done), item(.add)]
      $0.leftBarButtonItem = item(.cancel)
    }
    add([screen("First"), screen("Second")]) { _ in }
    let named = screen("First")
    named.navigationItem.backButtonTitle = "Named"
    add([named, screen("A title that is too long for the bar of this screen")]) {
      $0.rightBarButtonItem = item(.save)
      $0.rightBarButtonItem?.tintColor = .systemRed
    }
    let own = screen("First")
    own.navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "Own", style: .plain, target: nil, action: nil)
    own.navigationItem.backBarButtonItem?.tintColor = .systemGreen
    add([own, screen("Second")]) { _ in }
    add([screen(nil), screen("Untitled before")]) { _ in }
    add([screen("First"), screen("No button")]) { $0.hidesBackButton = true }
    let label = UILabel()
    label.text = "title view"
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 37, height: 21))
    custom.backgroundColor = .systemIndigo
    add([screen("First"), screen("Hidden")]) {
      $0.titleView = label
      let disabled = UIBarButtonItem(
        image: UIImage(systemName: "bell"), style: .plain, target: nil, action: nil)
      disabled.isEnabled = false
      $0.leftBarButtonItems = [
        disabled, UIBarButtonItem(title: "Go", style: .done, target: nil, action: nil),
      ]
      $0.rightBarButtonItem = UIBarButtonItem(customView: custom)
    }
    let table = UITableViewController(style: .plain)
    table.title = "Scrolled"
    table.tableView.contentSize.height = 900
    let sized = UIView(frame: CGRect(x: 0, y: 0, width: 41, height: 25))
    sized.backgroundColor = .systemGreen
    let text = UILabel()
    text.text = "text"
    add([table]) {
      $0.titleView = sized
      $0.leftBarButtonItem = UIBarButtonItem(customView: text)
    }
    table.tableView.contentOffset.y = 30
    table.tableView.dataSource = nil
    #expect(navigations.count == 8)
    expectPicture(of: parent, named: "navigation")
  }

  @Test func `A picture's title and style are those of the screen`() {
    root.navigationItem.title = nil
    #expect(window.svg().contains("<title>UIViewController</title>"))
    root.navigationItem.title = "Prices & <tea>\n\"now\"\u{1}"
    #expect(window.svg().contains("<title>Prices &amp; &lt;tea&gt; &quot;now&quot;</title>"))
    #expect(root.view.svg() == root.view.svg(style: .light))
    root.view.overrideUserInterfaceStyle = .dark
    #expect(root.view.svg() == root.view.svg(style: .dark))
    #expect(root.view.svg() != root.view.svg(style: .light))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1e12))
    view.backgroundColor = .red
    #expect(view.svg().contains("<title>UIView</title>"))
    #expect(view.svg().contains("height=\"1000000000\""))
    #expect(!view.svg().contains("<desc>"))
    view.accessibilityLabel = "Labelled"
    #expect(view.svg().contains("<title>Labelled</title>"))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: -20.04, height: 1.005))
    #expect(label.svg().contains("<svg"))
  }
}
