import HeadlessUIKit

/// The entries of one or more diaries, in order.
@MainActor
final class DiaryLog {
  var entries: [String] = []

  /// Removes the entries and returns them.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A view controller that records its appearance and what it knows about its transition.
final class ScreenDiary: UIViewController {
  private let name: String
  private let log: DiaryLog
  /// Whether the diary also records its parents, its layouts and whether transitions are animated.
  var isDetailed = false
  var onWillAppear: () -> Void = {}
  var onDidAppear: () -> Void = {}
  var forwards = true

  init(_ name: String = "", log: DiaryLog = DiaryLog()) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var entries: [String] { log.entries }

  private func note(_ event: String, animated: Bool = false) {
    let states = [
      (isBeingPresented, "presented"), (isBeingDismissed, "dismissed"),
      (isMovingToParent, "to parent"), (isMovingFromParent, "from parent"),
      (isDetailed && animated, "animated"),
    ].filter(\.0).map(\.1)
    let words = name.isEmpty ? event : "\(name) \(event)"
    log.entries.append(([words] + states).joined(separator: ", "))
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("load")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("will appear", animated: animated)
    onWillAppear()
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if isDetailed { note("layout") }
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("did appear", animated: animated)
    onDidAppear()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("will disappear", animated: animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("did disappear", animated: animated)
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if isDetailed { note(parent == nil ? "will leave" : "will join") }
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if isDetailed { note(parent == nil ? "left" : "joined") }
  }
}
