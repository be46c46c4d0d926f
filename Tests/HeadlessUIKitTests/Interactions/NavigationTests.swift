import HeadlessUIKit
import Testing

/// A stack of view controllers, as app code asks for it.
@MainActor
struct `A stack of view controllers` {
  private let controllers = (0..<4).map { _ in UIViewController() }
  private let stack: UINavigationController

  init() {
    stack = UINavigationController(rootViewController: controllers[0])
    for controller in controllers.dropFirst() {
      stack.pushViewController(controller, animated: false)
    }
  }

  @Test func `pops to a controller of the stack`() {
    #expect(
      stack.popToViewController(controllers[1], animated: false) == [
        controllers[2], controllers[3],
      ])
    #expect(stack.topViewController === controllers[1])
    #expect(controllers[3].parent == nil)
    #expect(stack.popToViewController(UIViewController(), animated: false) == nil)
  }

  @Test func `pops to the first controller`() {
    #expect(stack.popToRootViewController(animated: false)?.count == 3)
    #expect(stack.viewControllers == [controllers[0]])
    #expect(stack.popToRootViewController(animated: false) == nil)
    #expect(stack.popViewController(animated: false) == nil)
  }

  @Test func `shows the presented controller before the one at the top`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = stack
    window.makeKeyAndVisible()
    #expect(stack.visibleViewController === controllers[3])
    let sheet = UIViewController()
    stack.present(sheet, animated: false)
    #expect(stack.visibleViewController === sheet)
  }

  @Test func `an item has its buttons at both edges`() {
    let item = UINavigationItem(title: "Mail")
    let (left, right) = (UIBarButtonItem(), UIBarButtonItem())
    item.setLeftBarButton(left, animated: false)
    item.setRightBarButton(right, animated: true)
    #expect(item.title == "Mail")
    #expect(item.leftBarButtonItems == [left])
    #expect(item.rightBarButtonItems == [right])
    item.setRightBarButton(nil, animated: false)
    #expect(item.rightBarButtonItem == nil)
  }
}
