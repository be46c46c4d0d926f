import Foundation
import HeadlessUIKit
import Testing

@MainActor
private final class Recorder: NSObject, UITextViewDelegate {
  var events: [String] = []
  var allowsDigits = true
  func textViewDidBeginEditing(_ textView: UITextView) { events.append("begin") }
  func textViewDidEndEditing(_ textView: UITextView) { events.append("end") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { allowsDigits || text.allSatisfy { !$0.isNumber } }
  func textViewDidChange(_ textView: UITextView) { events.append(textView.text) }
}

@MainActor
struct `A text view` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  private let recorder = Recorder()

  init() {
    window.addSubview(view)
    view.delegate = recorder
  }

  @Test func `tells its delegate what the user does, and not what code does`() {
    view.text = "Tea"
    #expect(!view.user.type("!"))
    #expect(view.user.tap())
    #expect(view.user.type("!"))
    recorder.allowsDigits = false
    #expect(!view.user.type("1"))
    view.resignFirstResponder()
    #expect(recorder.events == ["begin", "Tea!", "end"])
    #expect(view.text == "Tea!")
  }

  @Test func `has an empty text in place of none`() {
    view.text = nil
    #expect(view.text == "" && view.attributedText.length == 0)
  }

  @Test func `that isn't editable can be selected, but not edited`() {
    view.isEditable = false
    #expect(view.user.tap())
    #expect(!view.user.type("x"))
    #expect(recorder.events.isEmpty)
    view.isSelectable = false
    view.resignFirstResponder()
    #expect(!view.user.tap())
  }

  @Test func `is drawn with the lines of its text`() {
    view.text = "Tea\nCake"
    view.textColor = .red
    let picture = DrawnPicture(window)
    #expect(picture.texts == ["Tea", "Cake"])
    #expect(picture.text("Tea")?["fill"] == "#ff0000")
    #expect(picture.text("Tea")?.number("x") == 5)
  }
}
