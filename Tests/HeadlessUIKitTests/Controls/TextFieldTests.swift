import Foundation
import HeadlessUIKit
import Testing

@MainActor
private final class Recorder: NSObject, UITextFieldDelegate {
  var events: [String] = []
  var mayBegin = true
  var mayEnd = true
  var mayClear = true
  var mayReturn = true

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }
  func textFieldDidBeginEditing(_ textField: UITextField) { events.append("begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
  func textFieldDidEndEditing(_ textField: UITextField) { events.append("end") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    events.append("\(range.location):\(string)")
    return string.allSatisfy { !$0.isNumber }
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { events.append("selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { mayClear }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    events.append("return")
    return mayReturn
  }
}

/// Prefers the method with a reason.
@MainActor
private final class Reasoning: NSObject, UITextFieldDelegate {
  var reasons: [UITextField.DidEndEditingReason] = []
  var plain = 0
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { reasons.append(reason) }
  func textFieldDidEndEditing(_ textField: UITextField) { plain += 1 }
}

@MainActor
struct `A text field` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
  private let recorder = Recorder()

  init() {
    window.addSubview(field)
    field.delegate = recorder
  }

  @Test func `tells its delegate what the user types, which may refuse it`() {
    #expect(!field.user.type("early"))
    #expect(field.user.tap())
    #expect(field.user.type("Tea"))
    #expect(!field.user.type("1"))
    field.resignFirstResponder()
    #expect(field.text == "Tea")
    #expect(recorder.events == ["begin", "0:Tea", "selection", "3:1", "end"])
  }

  @Test func `begins and ends editing only if its delegate allows it`() {
    recorder.mayBegin = false
    #expect(!field.user.tap() && !field.isEditing)
    recorder.mayBegin = true
    #expect(field.user.tap())
    recorder.mayEnd = false
    #expect(!field.resignFirstResponder() && field.isEditing)
  }

  @Test func `ends editing by the return key if it has a target for that`() {
    field.user.tap()
    #expect(field.user.pressReturn())
    #expect(field.isEditing, "nothing is done for the key")
    var returns = 0
    field.addAction(UIAction { _ in returns += 1 }, for: .editingDidEndOnExit)
    recorder.mayReturn = false
    field.user.pressReturn()
    #expect(returns == 0 && field.isEditing)
    recorder.mayReturn = true
    field.user.pressReturn()
    #expect(returns == 1 && !field.isEditing)
    #expect(!field.user.pressReturn())
  }

  @Test func `is cleared by its button`() {
    field.text = "Tea"
    #expect(!field.user.clear(), "it has no such button")
    field.clearButtonMode = .always
    recorder.mayClear = false
    #expect(!field.user.clear() && field.text == "Tea")
    recorder.mayClear = true
    #expect(field.user.clear() && field.text == "")
    #expect(!field.user.clear(), "there is nothing to clear")
  }

  @Test func `posts what happens`() {
    var names: [Notification.Name] = []
    let observed: [Notification.Name] = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let tokens = observed.map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { _ in
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    field.user.tap()
    field.user.type("a")
    field.resignFirstResponder()
    #expect(names == observed)
  }

  @Test func `tells why editing ended to a delegate that asks for it`() {
    let delegate = Reasoning()
    field.delegate = delegate
    field.user.tap()
    field.resignFirstResponder()
    #expect(delegate.reasons == [.committed] && delegate.plain == 0)
  }

  @Test func `begins with an empty text if it's cleared then`() {
    field.text = "old"
    field.clearsOnBeginEditing = true
    field.user.tap()
    #expect(field.text == "")
  }
}
