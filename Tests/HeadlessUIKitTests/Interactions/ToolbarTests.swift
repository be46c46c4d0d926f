import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `The bars of a navigation controller` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let first = UIViewController()
  private let second = UIViewController()
  private let stack: UINavigationController

  init() {
    stack = UINavigationController(rootViewController: first)
    first.title = "First"
    second.title = "Second"
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }

  @Test func `show the items of the view controller at the top`() {
    let (add, trash) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .trash))
    first.toolbarItems = [add]
    second.setToolbarItems([.flexibleSpace(), trash], animated: false)
    #expect(stack.toolbar.items == [add])
    stack.pushViewController(second, animated: false)
    #expect(stack.toolbar.items?.last == trash && stack.toolbar.items?.count == 2)
    #expect(stack.navigationBar.topItem === second.navigationItem)
    #expect(stack.navigationBar.backItem === first.navigationItem)
    stack.popViewController(animated: false)
    #expect(stack.toolbar.items == [add])
    #expect(stack.navigationBar.topItem === first.navigationItem)
    #expect(stack.navigationBar.window === window)
  }

  @Test func `cover no content`() {
    stack.isToolbarHidden = false
    stack.view.layoutIfNeeded()
    #expect(first.view.frame == window.bounds)
    #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === first.view)
    #expect(window.hitTest(CGPoint(x: 5, y: 475), with: nil) === first.view)
  }

  @Test func `have a toolbar that is hidden at first, and by some view controllers`() {
    #expect(stack.isToolbarHidden && stack.toolbar.isHidden)
    stack.setToolbarHidden(false, animated: true)
    #expect(!stack.isToolbarHidden && !stack.toolbar.isHidden)
    first.hidesBottomBarWhenPushed = true
    second.hidesBottomBarWhenPushed = true
    stack.pushViewController(second, animated: false)
    #expect(!stack.isToolbarHidden && stack.toolbar.isHidden)
    stack.popViewController(animated: false)
    #expect(!stack.toolbar.isHidden)
  }

  @Test func `are drawn with their items`() {
    first.toolbarItems = [
      UIBarButtonItem(title: "Left"), .flexibleSpace(), UIBarButtonItem(title: "Right"),
    ]
    #expect(!window.svg().contains("Right"))
    stack.isToolbarHidden = false
    let texts = window.svg().components(separatedBy: "<text").dropFirst()
    func place(_ text: String) -> Substring? {
      let element = texts.first { $0.contains(">\(text)<") }
      return element?.components(separatedBy: " x=\"").last?.prefix { $0 != "\"" }
    }
    #expect(place("Left") == "16")
    #expect(place("Right").flatMap { Double($0) }.map { $0 > 250 } == true)
  }
}

@MainActor
struct `A toolbar` {
  @Test func `has items that the user taps as those of other bars`() {
    var taps = 0
    let toolbar = UIToolbar()
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Sort") { _ in taps += 1 })
    toolbar.setItems([.fixedSpace(20), item, .flexibleSpace()], animated: false)
    #expect(toolbar.items?[1].user.tap() == true && taps == 1)
    #expect(toolbar.items?[0].width == 20 && toolbar.items?[0].user.tap() == false)
    toolbar.items = nil
    #expect(toolbar.items == nil)
  }

  @Test func `makes spaces of its item's class`() {
    final class Item: UIBarButtonItem {}
    let space: Item = .flexibleSpace()
    #expect(space.title == nil && space.width == 0)
  }

  @Test func `has the height of a bar`() {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
    toolbar.sizeToFit()
    #expect(toolbar.frame.size == CGSize(width: 320, height: 44))
    #expect(toolbar.intrinsicContentSize.height == 44)
  }
}
