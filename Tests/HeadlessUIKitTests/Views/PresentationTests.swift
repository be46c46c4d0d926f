import HeadlessUIKit
import Testing

@MainActor
struct `Presented view controllers` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let log = DiaryLog()
  private let list: ScreenDiary
  private let stack: UINavigationController

  init() {
    list = ScreenDiary("list", log: log)
    stack = UINavigationController(rootViewController: list)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    _ = log.take()
  }

  @Test func `the topmost ancestor presents`() {
    let sheet = UIViewController()
    list.present(sheet, animated: true)
    #expect(stack.presentedViewController === sheet && list.presentedViewController === sheet)
    #expect(sheet.presentingViewController === stack)
    #expect(list.presentingViewController == nil && stack.presentingViewController == nil)
  }

  @Test func `an editor in a presented stack dismisses the stack`() {
    let editor = UIViewController()
    let sheet = UINavigationController(rootViewController: editor)
    list.present(sheet, animated: true)
    #expect(editor.presentingViewController === stack)
    var isDone = false
    editor.dismiss(animated: true) { isDone = true }
    #expect(isDone && stack.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil && sheet.view.window == nil)
  }

  @Test func `a presenter dismisses all view controllers above it`() {
    let sheet = ScreenDiary("sheet", log: log)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    list.present(sheet, animated: true)
    sheet.present(alert, animated: true)
    #expect(alert.presentingViewController === sheet && stack.presentedViewController === sheet)
    stack.dismiss(animated: true)
    #expect(stack.presentedViewController == nil && sheet.presentedViewController == nil)
    #expect(alert.presentingViewController == nil)
    #expect(window.subviews == [stack.view])
  }

  @Test func `a presented view controller dismisses the one above it, and then itself`() {
    let (sheet, alert) = (UIViewController(), UIViewController())
    list.present(sheet, animated: true)
    sheet.present(alert, animated: true)
    sheet.dismiss(animated: true)
    #expect(sheet.presentedViewController == nil && stack.presentedViewController === sheet)
    sheet.dismiss(animated: true)
    #expect(stack.presentedViewController == nil)
  }

  @Test func `a presentation outside of a window is refused, with a warning`() {
    let (lonely, sheet) = (ScreenDiary(), UIViewController())
    let warnings = UIKitLog.recording {
      lonely.present(sheet, animated: true) { Issue.record("it was presented") }
    }
    #expect(warnings.count == 1)
    #expect(
      warnings.first?.hasPrefix("Attempt to present <UIViewController: 0x") == true
        && warnings.first?.contains("> on <HeadlessUIKitTests.ScreenDiary: 0x") == true
        && warnings.first?.hasSuffix("> whose view is not in the window hierarchy!") == true)
    #expect(lonely.presentedViewController == nil && sheet.presentingViewController == nil)
    #expect(sheet.viewIfLoaded == nil)
  }

  @Test func `a second presentation is refused, with a warning`() {
    let (sheet, other) = (UIViewController(), UIViewController())
    list.present(sheet, animated: true)
    let warnings = UIKitLog.recording {
      list.present(other, animated: true) { Issue.record("it was presented") }
    }
    #expect(warnings.first?.contains("which is already presenting <UIViewController: 0x") == true)
    #expect(stack.presentedViewController === sheet && other.presentingViewController == nil)
  }

  @Test func `a sheet leaves its presenter on screen`() {
    let sheet = ScreenDiary("sheet", log: log)
    sheet.modalPresentationStyle = .pageSheet
    list.present(sheet, animated: true)
    list.dismiss(animated: true)
    #expect(
      log.entries == [
        "sheet load", "sheet will appear, presented", "sheet did appear, presented",
        "sheet will disappear, dismissed", "sheet did disappear, dismissed",
      ])
  }

  @Test func `a view controller that covers the screen removes its presenter until it's dismissed`()
  {
    let cover = ScreenDiary("cover", log: log)
    cover.modalPresentationStyle = .fullScreen
    list.present(cover, animated: true)
    #expect(list.view.window == nil && cover.view.window === window)
    #expect(
      log.take() == [
        "list will disappear", "cover load", "cover will appear, presented",
        "cover did appear, presented", "list did disappear",
      ])
    cover.dismiss(animated: true)
    #expect(window.subviews == [stack.view] && list.view.window === window)
    #expect(
      log.take() == [
        "cover will disappear, dismissed", "list will appear", "list did appear",
        "cover did disappear, dismissed",
      ])
  }

  @Test func `two view controllers that cover the screen are dismissed together`() {
    let (first, second) = (ScreenDiary("first", log: log), ScreenDiary("second", log: log))
    for cover in [first, second] { cover.modalPresentationStyle = .fullScreen }
    list.present(first, animated: true)
    first.present(second, animated: true)
    _ = log.take()
    stack.dismiss(animated: true)
    #expect(
      log.entries == [
        "second will disappear, dismissed", "list will appear", "list did appear",
        "second did disappear, dismissed",
      ])
    #expect(window.subviews == [stack.view])
  }

  @Test func `a view controller presents another one once it has appeared`() {
    let cover = ScreenDiary("cover", log: log)
    cover.modalPresentationStyle = .fullScreen
    list.onDidAppear = { [list] in
      list.onDidAppear = {}
      list.present(cover, animated: false)
    }
    window.rootViewController = nil
    _ = log.take()
    window.rootViewController = stack
    #expect(
      log.entries == [
        "list will appear", "list did appear", "list will disappear", "cover load",
        "cover will appear, presented", "cover did appear, presented", "list did disappear",
      ])
    #expect(list.view.window == nil)
  }

  @Test func `a view controller is presented once, and not by itself`() {
    let (sheet, other) = (UIViewController(), UIViewController())
    list.present(sheet, animated: true)
    sheet.present(other, animated: true)
    let exceptions = UIKitException.recording {
      other.present(sheet, animated: true)
      other.present(other, animated: true)
    }
    #expect(exceptions.map(\.name) == ["NSInvalidArgumentException", "NSInvalidArgumentException"])
    #expect(other.presentedViewController == nil)
    stack.dismiss(animated: true)
    #expect(window.subviews == [stack.view])
  }
}
