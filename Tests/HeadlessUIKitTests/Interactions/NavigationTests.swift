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

/// The appearance of the view controllers of a stack in a window.
@MainActor
struct `A stack of view controllers on screen` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let log = DiaryLog()
  private let list: ScreenDiary
  private let detail: ScreenDiary
  private let stack: UINavigationController

  init() {
    list = ScreenDiary("list", log: log)
    detail = ScreenDiary("detail", log: log)
    stack = UINavigationController(rootViewController: list)
    window.rootViewController = stack
  }

  @Test func `shows its first view controller`() {
    window.makeKeyAndVisible()
    #expect(
      log.entries == ["list load", "list will appear, to parent", "list did appear, to parent"])
  }

  @Test func `shows the view controllers that are pushed and popped`() {
    window.makeKeyAndVisible()
    _ = log.take()
    detail.isDetailed = true
    stack.pushViewController(detail, animated: true)
    #expect(
      log.take() == [
        "detail will join", "detail load", "list will disappear",
        "detail will appear, to parent, animated", "detail layout, to parent",
        "list did disappear", "detail did appear, to parent, animated", "detail joined",
      ])
    stack.popViewController(animated: true)
    #expect(
      log.take() == [
        "detail will leave", "detail will disappear, from parent, animated", "list will appear",
        "detail did disappear, from parent, animated", "list did appear", "detail left",
      ])
  }

  @Test func `is known to a view controller that is popped until that has disappeared`() {
    final class Popped: UIViewController {
      var stacks: [UINavigationController?] = []
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stacks.append(navigationController)
        #expect(navigationController?.viewControllers.contains(self) == false)
      }
    }
    window.makeKeyAndVisible()
    let popped = Popped()
    stack.pushViewController(popped, animated: false)
    stack.popViewController(animated: false)
    #expect(popped.stacks == [stack] && popped.navigationController == nil)
  }

  @Test func `replaces view controllers`() {
    window.makeKeyAndVisible()
    _ = log.take()
    for diary in [list, detail] { diary.isDetailed = true }
    stack.setViewControllers([detail], animated: true)
    #expect(
      log.take() == [
        "list will leave", "detail will join", "detail load",
        "list will disappear, from parent, animated", "detail will appear, to parent, animated",
        "detail layout, to parent", "list did disappear, from parent, animated",
        "detail did appear, to parent, animated", "list left", "detail joined",
      ])
  }

  @Test func `reveals a view controller that doesn't move to a parent`() {
    stack.pushViewController(detail, animated: false)
    window.makeKeyAndVisible()
    _ = log.take()
    stack.popViewController(animated: false)
    #expect(
      log.entries == [
        "list load", "detail will disappear, from parent", "list will appear",
        "detail did disappear, from parent", "list did appear",
      ])
  }

  @Test func `can be pushed onto while its top appears`() {
    list.onWillAppear = { [list, detail] in
      list.onWillAppear = {}
      list.navigationController?.pushViewController(detail, animated: false)
    }
    window.makeKeyAndVisible()
    #expect(
      log.entries == [
        "list load", "list will appear, to parent", "detail load", "list did appear",
        "list will disappear", "detail will appear, to parent", "list did disappear",
        "detail did appear, to parent",
      ])
    #expect(detail.view.window === window && list.view.window == nil)
  }

  @Test func `contains a view controller once`() {
    let exceptions = UIKitException.recording { stack.pushViewController(list, animated: false) }
    #expect(exceptions.first?.name == "NSInvalidArgumentException")
    let reason = exceptions.first?.reason
    #expect(
      reason?.hasPrefix("Pushing the same view controller instance more than once is not supported")
        == true && reason?.hasSuffix(">)") == true)
    #expect(stack.viewControllers == [list])
  }
}
