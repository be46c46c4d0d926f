import Foundation
import HeadlessUIKit
import Testing

@MainActor
private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var counts = [3, 0]
  var chosen: [String] = []
  func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    counts[component]
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    chosen.append("\(component).\(row)")
  }
}

@MainActor
struct `A picker` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test func `of rows tells what the user chooses, and not what code chooses`() {
    let (picker, wheels) = (UIPickerView(), Wheels())
    window.addSubview(picker)
    picker.dataSource = wheels
    picker.delegate = wheels
    #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == -1)
    picker.selectRow(2, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 2 && wheels.chosen.isEmpty)
    #expect(picker.chooseRow(1, inComponent: 0))
    #expect(!picker.chooseRow(3, inComponent: 0) && !picker.chooseRow(0, inComponent: 2))
    #expect(wheels.chosen == ["0.1"])
    wheels.counts[0] = 1
    #expect(picker.selectedRow(inComponent: 0) == 0)
  }

  @Test func `of dates stays inside of its limits`() {
    let picker = UIDatePicker()
    window.addSubview(picker)
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    picker.maximumDate = Date(timeIntervalSince1970: 100)
    picker.minimumDate = Date(timeIntervalSince1970: 50)
    #expect(picker.date == picker.maximumDate && changes == 0)
    #expect(picker.user.choose(Date(timeIntervalSince1970: 0)))
    #expect(picker.date == picker.minimumDate && changes == 1)
    picker.isEnabled = false
    #expect(!picker.user.choose(Date(timeIntervalSince1970: 70)))
  }
}
