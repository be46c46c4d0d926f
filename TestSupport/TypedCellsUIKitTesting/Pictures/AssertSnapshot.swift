import TypedCellsTesting
public import TypedCellsUIKit

/// Fails the running test if a screen doesn't look as it was recorded.
///
/// The record is a picture that HeadlessUIKit draws, see `UIView.svg(style:)`, in a folder `Snapshots` beside the
/// test's source. The assertion writes it if none exists, and overwrites it with `record: true` or with
/// `TYPEDCELLS_RECORD=1` in the environment. A test that records fails with a message, so that you look at the
/// picture. If the screen looks different later, the message names a page with both pictures and their difference. Exclude the folder from the test target: `exclude: ["Snapshots"]`. The law is `screen.snapshot`.
///
/// ```swift
/// assertSnapshot(of: PricesController(prices), named: "prices")
/// assertSnapshot(of: PricesController(prices), named: "prices-dark", style: .dark)
/// ```
///
/// If the screen isn't in a window, the assertion puts it into one, and removes it afterwards. A test that taps
/// or scrolls first has put the screen into a window already; then the picture shows that window.
///
/// On Apple's platforms with UIKit the assertion is unavailable, because UIKit draws no SVG.
///
/// - Parameters:
///   - controller: the screen. A navigation controller's picture contains its bar.
///   - name: the name of the file, without its extension.
///   - size: the size of a new window, in points. The default is a phone's.
///   - style: the interface style, which is also that of the traits in a new window.
///   - record: whether to overwrite the record.
///   - fileID: the assertion's file; omit it.
///   - filePath: the assertion's file; omit it.
///   - line: the assertion's line; omit it.
///   - column: the assertion's column; omit it.
#if canImport(UIKit)
  @available(
    *, unavailable,
    message: "UIKit draws no SVG; run this test on macOS or Linux, where HeadlessUIKit draws it"
  )
#endif
@MainActor
public func assertSnapshot(
  of controller: UIViewController,
  named name: String,
  size: CGSize = CGSize(width: 390, height: 844),
  style: UIUserInterfaceStyle = .light,
  record: Bool = false,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  #if !canImport(UIKit)
    let violations = pictureViolations(
      of: controller, named: name, beside: "\(filePath)", size: size, style: style,
      isRecording: record || isRecordingSnapshots)
    report(
      violations,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  #endif
}

#if !canImport(UIKit)
  /// Returns a violation of `screen.snapshot` if a screen doesn't look as recorded.
  @MainActor
  func pictureViolations(
    of controller: UIViewController, named name: String, beside source: String,
    size: CGSize, style: UIUserInterfaceStyle, isRecording: Bool
  ) -> [Violation] {
    let file = SnapshotFile(
      named: name, beside: source, pathExtension: "svg", law: "screen.snapshot")
    return file.violations(
      of: picture(of: controller, size: size, style: style), isRecording: isRecording
    ) { old, new in
      let folder = URL(fileURLWithPath: source).deletingPathExtension().lastPathComponent
      let page = PicturePage(named: name, from: old, to: new)
      return "\(PictureDifference(from: old, to: new))\nBoth pictures and their difference are in "
        + "\(write(page, named: "\(folder)/\(name)"))."
    }
  }

  @MainActor
  private func picture(
    of controller: UIViewController, size: CGSize, style: UIUserInterfaceStyle
  ) -> String {
    if let window = controller.viewIfLoaded?.window { return window.svg(style: style) }
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    if style == .dark { Traits.dark.enter(with: window) }
    defer {
      if style == .dark { Traits.dark.leave(with: window) }
      window.rootViewController = nil
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window.svg(style: style)
  }

  /// Writes the page of a picture that differs from its record to the temporary folder, and returns its path.
  private func write(_ page: PicturePage, named name: String) -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("TypedCellsSnapshots").appendingPathComponent("\(name).html")
    do {
      // The name can contain folders.
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try page.html.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    } catch {
      return "no file, because it could not be written: \(error)"
    }
  }
#endif
