import Foundation
import HeadlessUIKit
import Testing

/// A responder that can refuse.
private final class Willing: UIViewController {
  var resigns = true
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { resigns }
}

@MainActor
struct `The first responder` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let controller = Willing()
  private let field = UITextField()
  private let text = UITextView()

  init() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.addSubview(field)
    controller.view.addSubview(text)
  }

  private var states: [Bool] {
    [controller.isFirstResponder, field.isEditing, text.isFirstResponder]
  }

  @Test func `one responder of a window is the first, also a view controller`() {
    var events: [String] = []
    field.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
    field.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
    #expect(states == [false, false, false])
    #expect(controller.becomeFirstResponder() && states == [true, false, false])
    #expect(controller.becomeFirstResponder() && states == [true, false, false])
    #expect(field.becomeFirstResponder() && states == [false, true, false])
    #expect(text.becomeFirstResponder() && states == [false, false, true])
    #expect(text.resignFirstResponder() && states == [false, false, false])
    #expect(field.resignFirstResponder())
    #expect(events == ["begin", "end"])
  }

  @Test func `a responder that refuses stays the first`() {
    controller.becomeFirstResponder()
    controller.resigns = false
    #expect(!controller.resignFirstResponder())
    #expect(!field.becomeFirstResponder() && states == [true, false, false])
    controller.resigns = true
    field.isEnabled = false
    #expect(!field.becomeFirstResponder() && states == [true, false, false])
    #expect(!UIView().becomeFirstResponder() && !UIResponder().becomeFirstResponder())
    #expect(!UIView().canBecomeFirstResponder && UIView().canResignFirstResponder)
    #expect(!UITextField().becomeFirstResponder(), "it's in no window")
  }

  @Test func `editing ends in a view that contains the first responder`() {
    field.becomeFirstResponder()
    #expect(text.endEditing(false) && field.isEditing)
    #expect(controller.view.endEditing(false) && !field.isEditing)
    final class Stubborn: NSObject, UITextViewDelegate {
      func textViewShouldEndEditing(_ textView: UITextView) -> Bool { false }
    }
    let stubborn = Stubborn()
    text.delegate = stubborn
    text.becomeFirstResponder()
    #expect(!window.endEditing(false) && text.isFirstResponder)
    #expect(!text.resignFirstResponder())
    #expect(window.endEditing(true))
  }

  @Test func `a text view begins and ends editing if its delegate allows it`() {
    final class Editor: NSObject, UITextViewDelegate {
      var allows = false
      var calls: [String] = []
      func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { allows }
      func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
      func textViewDidEndEditing(_ textView: UITextView) { calls.append("end") }
      func textViewDidChange(_ textView: UITextView) { calls.append(textView.text) }
    }
    let editor = Editor()
    text.delegate = editor
    #expect(!text.user.tap() && !text.user.type("a"))
    editor.allows = true
    #expect(text.user.tap() && text.user.type("a") && text.user.type("b"))
    text.resignFirstResponder()
    #expect(!text.user.type("c"))
    #expect(editor.calls == ["begin", "a", "ab", "end"])
    text.isEditable = false
    #expect(text.user.tap() && !text.user.type("d"))
    #expect(editor.calls.count == 4)
  }

  @Test func `a view that refuses to resign is no first responder outside of the window`() {
    final class Stubborn: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { false }
    }
    let view = Stubborn()
    controller.view.addSubview(view)
    #expect(view.becomeFirstResponder() && !view.resignFirstResponder() && view.isFirstResponder)
    view.removeFromSuperview()
    #expect(!view.isFirstResponder)
  }

  @Test func `a view that leaves the window is no longer the first responder`() {
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(!field.isFirstResponder)
    controller.view.addSubview(field)
    #expect(!field.isFirstResponder && field.becomeFirstResponder())
  }
}
