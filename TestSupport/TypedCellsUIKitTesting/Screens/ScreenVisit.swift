import TypedCellsTesting
import TypedCellsUIKit

/// A screen in a window, from its appearance to its dismissal.
@MainActor
final class ScreenVisit {
  /// The heights of windows, in points: a phone's, a few rows', half a phone's, and more rows' than most tests have.
  static let usual: CGFloat = 700
  static let small: CGFloat = 220
  static let medium: CGFloat = 440
  static let tall: CGFloat = 20_000

  let screen: UIViewController
  private let window: UIWindow

  /// What the lists showed after the last reload.
  private var reloaded: [ObjectIdentifier: ListPicture] = [:]

  /// The controller at the top of the navigation, to which a visit returns after each event.
  private weak var top: UIViewController?

  init(_ screen: UIViewController, height: CGFloat) {
    self.screen = screen
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: height))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    screen.view.frame = window.bounds
    layOut()
    top = navigation?.topViewController
  }

  /// The visible tables and collections, those in cells behind the one that contains them.
  var lists: [VisitedList] {
    var lists: [VisitedList] = []
    var views: [UIView] = [screen.view]
    while !views.isEmpty {
      let shown = views.filter { $0.isPerceptible && !($0.bounds.isEmpty && $0 is UIScrollView) }
      lists += shown.compactMap(VisitedList.init)
      views = shown.flatMap { $0 is UIControl || $0 is UILabel ? [] : $0.subviews }
    }
    return window.isHidden ? [] : lists.filter { $0.view.window != nil }
  }

  /// The height of a window in which a list shows at most a third of its content.
  ///
  /// Call it while all content is on screen.
  func heightForReuse(of list: VisitedList) -> CGFloat {
    let view = list.view
    let insets = view.adjustedContentInset
    let others = window.bounds.height - view.bounds.height + insets.top + insets.bottom
    return min(Self.small, others + max(view.contentSize.height / 3, 1))
  }

  func layOut() {
    window.layoutIfNeeded()
    screen.view.layoutIfNeeded()
    for list in lists { list.view.layoutIfNeeded() }
  }

  /// Shows what the screen and its lists would show in the next turn.
  func settle() {
    #if !canImport(UIKit)
      UIKitLoop.turn()
    #endif
    for list in lists { list.source?.showFollowedChanges() }
    layOut()
  }

  /// Lets the tasks run that wait for the main actor.
  static func turn() async {
    #if canImport(UIKit)
      for _ in 0..<20 { await Task.yield() }
    #else
      await UIKitLoop.settle()
    #endif
  }

  /// Gives a screen without rows up to a second to show its first, once.
  func waitForRows() async {
    guard mayWait else { return }
    mayWait = false
    for _ in 0..<1_000 where lists.allSatisfy({ $0.paths.isEmpty }) {
      try? await Task.sleep(nanoseconds: 1_000_000)
      layOut()
    }
  }

  private var mayWait = true

  // MARK: Events

  func rotate() {
    let size = window.frame.size
    window.frame.size = CGSize(width: size.height, height: size.width)
    screen.view.frame = window.bounds
  }

  func warnOfLowMemory() {
    screen.didReceiveMemoryWarning()
    post("UIApplicationDidReceiveMemoryWarningNotification")
  }

  func leaveAndReturn() {
    for name in [
      "WillResignActive", "DidEnterBackground", "WillEnterForeground", "DidBecomeActive",
    ] {
      post("UIApplication\(name)Notification")
    }
  }

  /// Answers alerts as a user does who wants what they ask about, and returns from screens that were opened.
  func comeBack() {
    #if !canImport(UIKit)
      // The limit is for a screen that asks again until it gets another answer.
      for _ in 0..<3 {
        guard let alert = screen.presentedViewController as? UIAlertController else { break }
        let isUsual = { (action: UIAlertAction) in action.style != .cancel && action.isEnabled }
        let answer =
          alert.actions.first { $0.style == .destructive } ?? alert.actions.first(where: isUsual)
        guard let title = answer?.title, alert.user.tap(title) else { break }
        UIKitLoop.turn()
      }
    #endif
    if screen.presentedViewController != nil { screen.dismiss(animated: false) }
    if let navigation, let top, navigation.topViewController !== top {
      navigation.popToViewController(top, animated: false)
    }
    screen.view.endEditing(true)
  }

  private var navigation: UINavigationController? {
    controllers.firstResult { $0 as? UINavigationController }
  }

  /// The screen and its children, from the outermost to the innermost.
  var controllers: [UIViewController] {
    var (controllers, level) = ([screen], [screen])
    while !level.isEmpty {
      level = level.flatMap(\.children)
      controllers += level
    }
    return controllers
  }

  /// Removes the screen from its window, as a dismissal does.
  func end() {
    window.rootViewController = nil
    window.isHidden = true
  }

  private func post(_ name: String) {
    NotificationCenter.default.post(name: Notification.Name(name), object: nil)
  }
}

// MARK: Pictures

extension ScreenVisit {
  /// A list that shows something else after a reload.
  @MainActor
  struct Outdated {
    let list: VisitedList
    let difference: ListPicture.Difference

    /// The picture after the reload.
    let reloaded: ListPicture

    /// The place of the list on the screen, for a screen with several; otherwise empty.
    let words: String
  }

  /// Returns what a list shows, if nothing happened since the last reload.
  func pictureAfterReload(of list: VisitedList) -> ListPicture {
    reloaded[ObjectIdentifier(list.view)] ?? list.picture
  }

  /// Adds steps that reload the lists, and passes the first that shows something else then.
  func reload(
    in plan: ScreenPlan, after name: String, then use: @escaping @MainActor (Outdated?) -> Void
  ) {
    plan.then("a reload after \(name)") {
      let lists = self.lists
      let found = Found()
      // A reload of the outer list gives the inner ones to other rows.
      for (number, list) in lists.enumerated().sorted(by: {
        $0.element.isNested && !$1.element.isNested
      }) {
        plan.continueLater(name) {
          if found.outdated != nil { return }
          let shown = list.picture
          list.reload()
          plan.continueLater(name) {
            let reloaded = list.picture
            self.reloaded[ObjectIdentifier(list.view)] = reloaded
            guard let difference = shown.difference(from: reloaded, called: "reloaded") else {
              return
            }
            let words = lists.count > 1 ? "in list \(number + 1) (\(type(of: list.view))), " : ""
            found.outdated = Outdated(
              list: list, difference: difference, reloaded: reloaded, words: words)
          }
        }
      }
      plan.continueLater(name) { use(found.outdated) }
    }
  }

  private final class Found {
    var outdated: Outdated?
  }
}
