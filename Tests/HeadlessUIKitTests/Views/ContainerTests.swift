import HeadlessUIKit
import Testing

@MainActor
struct `Children of a view controller` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let log = DiaryLog()
  private let parent: ScreenDiary
  private let child: ScreenDiary

  init() {
    parent = ScreenDiary("parent", log: log)
    child = ScreenDiary("child", log: log)
    window.makeKeyAndVisible()
  }

  private func addChild() {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test func `appear and disappear with their parent`() {
    addChild()
    _ = log.take()
    window.rootViewController = parent
    window.rootViewController = nil
    #expect(
      log.entries == [
        "parent will appear", "child will appear, to parent", "parent did appear",
        "child did appear, to parent", "parent will disappear", "child will disappear",
        "parent did disappear", "child did disappear",
      ])
  }

  @Test func `appear when their views are added, and disappear when they are removed`() {
    window.rootViewController = parent
    _ = log.take()
    addChild()
    #expect(
      log.take() == ["child load", "child will appear, to parent", "child did appear, to parent"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take() == ["child will disappear, from parent", "child did disappear, from parent"])
  }

  @Test func `appear when a view that contains theirs is added`() {
    window.rootViewController = parent
    _ = log.take()
    let container = UIView()
    parent.addChild(child)
    container.addSubview(child.view)
    #expect(log.take() == ["child load"])
    parent.view.addSubview(container)
    #expect(log.take() == ["child will appear, to parent", "child did appear, to parent"])
    container.removeFromSuperview()
    #expect(log.take() == ["child will disappear", "child did disappear"])
  }

  @Test func `don't appear without their views`() {
    parent.addChild(child)
    window.rootViewController = parent
    #expect(log.entries == ["parent load", "parent will appear", "parent did appear"])
  }

  @Test func `appear once if their container calls the methods, too`() {
    window.rootViewController = parent
    _ = log.take()
    parent.addChild(child)
    child.beginAppearanceTransition(true, animated: false)
    parent.view.addSubview(child.view)
    child.endAppearanceTransition()
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(
      log.entries == [
        "child will appear, to parent", "child load, to parent", "child did appear, to parent",
      ])
  }

  @Test func `appear by the calls of a container that forwards nothing`() {
    parent.forwards = false
    addChild()
    window.rootViewController = parent
    #expect(
      log.take() == ["parent load", "child load", "parent will appear", "parent did appear"])
    child.view.removeFromSuperview()
    parent.view.addSubview(child.view)
    #expect(log.entries.isEmpty)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(log.entries == ["child will appear, to parent", "child did appear, to parent"])
  }

  @Test func `are laid out before they have appeared`() {
    parent.isDetailed = true
    window.rootViewController = parent
    #expect(
      log.entries == ["parent load", "parent will appear", "parent layout", "parent did appear"])
    window.layoutIfNeeded()
    #expect(log.entries.count == 4)
  }

  @Test func `receive calls when they join and leave their parent`() {
    child.isDetailed = true
    parent.addChild(child)
    #expect(log.take() == ["child will join"])
    let other = UIViewController()
    other.addChild(child)
    #expect(log.take() == ["child left", "child will join"])
    #expect(parent.children.isEmpty && other.children == [child] && child.parent === other)
    child.removeFromParent()
    child.removeFromParent()
    #expect(log.take() == ["child left"])
  }

  @Test func `without a parent appear when their views are added to a window`() {
    window.addSubview(child.view)
    child.view.removeFromSuperview()
    #expect(
      log.entries == [
        "child load", "child will appear", "child did appear", "child will disappear",
        "child did disappear",
      ])
  }

  @Test func `appear again in another window if the first one is gone`() async {
    weak var released: UIWindow?
    func show() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.rootViewController = child
      window.makeKeyAndVisible()
      released = window
    }
    show()
    for _ in 0..<10_000 where released != nil { await Task.yield() }
    #expect(released == nil)
    _ = log.take()
    window.rootViewController = child
    #expect(log.entries == ["child will appear", "child did appear"])
  }
}
