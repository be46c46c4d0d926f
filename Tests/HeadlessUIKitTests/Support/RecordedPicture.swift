import Foundation
import HeadlessUIKit
import Testing

/// Fails the running test if a view isn't drawn as it was recorded, and names the first line that differs.
///
/// The records are in `Drawing/Recorded`. A missing record is a failure. With `HEADLESSUIKIT_RECORD=1` in the
/// environment, the function writes the record instead, and the test fails with a message.
///
/// - Parameters:
///   - view: the view.
///   - name: the name of the file, without its extension.
///   - style: the interface style of the picture.
///   - sourceLocation: the place of the expectation; omit it.
@MainActor
func expectPicture(
  of view: UIView, named name: String, style: UIUserInterfaceStyle = .light,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Drawing/Recorded/\(name).svg")
  let drawn = view.svg(style: style) + "\n"
  let problem: String
  if ProcessInfo.processInfo.environment["HEADLESSUIKIT_RECORD"] == "1" {
    do {
      try drawn.write(to: file, atomically: true, encoding: .utf8)
      problem = "'\(name)' is recorded: look at the picture, and run the test again"
    } catch {
      problem = "'\(name)' could not be recorded: \(error)"
    }
  } else if let recorded = try? String(contentsOf: file, encoding: .utf8) {
    guard let difference = firstDifference(between: recorded, and: drawn) else { return }
    problem = "'\(name)' isn't drawn as recorded: \(difference)"
  } else {
    problem = "'\(name)' has no record: run the test with HEADLESSUIKIT_RECORD=1"
  }
  Issue.record("\(problem)", sourceLocation: sourceLocation)
}

/// Returns the first line that isn't the same in two documents, or `nil` if the documents are equal.
func firstDifference(between recorded: String, and drawn: String) -> String? {
  guard recorded != drawn else { return nil }
  let old = recorded.split(separator: "\n", omittingEmptySubsequences: false)
  let new = drawn.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(old, new).prefix { $0 == $1 }.count
  func text(_ lines: [Substring]) -> Substring { line < lines.count ? lines[line] : "(nothing)" }
  return "line \(line + 1) was\n\(text(old))\nand is\n\(text(new))"
}

/// A view on which a test places other views, from the left to the right and from the top to the bottom.
///
/// No view is at an edge of the board, so that an error in a position changes the picture.
@MainActor
final class PictureBoard {
  let view = UIView()
  private var next = CGPoint(x: 7, y: 5)
  private var bottom: CGFloat = 0

  init(width: CGFloat = 330) {
    view.frame = CGRect(x: 0, y: 0, width: width, height: 0)
    view.backgroundColor = .systemBackground
  }

  /// Places a view.
  func add<View: UIView>(
    _ added: View, _ width: CGFloat, _ height: CGFloat, _ configure: (View) -> Void = { _ in }
  ) {
    if next.x + width > view.bounds.width {
      next = CGPoint(x: 7, y: bottom + 6)
    }
    added.frame = CGRect(x: next.x, y: next.y, width: width, height: height)
    view.addSubview(added)
    configure(added)
    next.x += width + 9
    bottom = max(bottom, next.y + height)
    view.frame.size.height = bottom + 5
  }
}
