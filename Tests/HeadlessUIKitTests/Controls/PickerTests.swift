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

  @Test func `of dates offers times at a distance, and code can choose others`() {
    let picker = UIDatePicker()
    window.addSubview(picker)
    #expect(picker.minuteInterval == 1)
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    picker.minuteInterval = 15
    picker.timeZone = TimeZone(secondsFromGMT: 1_800)
    #expect(picker.user.choose(Date(timeIntervalSince1970: 3_600 + 14 * 60 + 59)))
    #expect(picker.date == Date(timeIntervalSince1970: 3_600))
    picker.date = Date(timeIntervalSince1970: 61)
    #expect(picker.date == Date(timeIntervalSince1970: 61))
    picker.datePickerMode = .date
    #expect(picker.user.choose(Date(timeIntervalSince1970: 61)))
    #expect(picker.date == Date(timeIntervalSince1970: 61))
  }

  @Test func `of durations offers multiples of its interval, less than a day`() {
    let picker = UIDatePicker()
    window.addSubview(picker)
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    #expect(!picker.user.choose(duration: 60) && picker.countDownDuration == 0)
    picker.datePickerMode = .countDownTimer
    picker.minuteInterval = 5
    #expect(picker.user.choose(duration: 11 * 60) && picker.countDownDuration == 600)
    #expect(picker.user.choose(duration: 0) && picker.countDownDuration == 300)
    #expect(
      picker.user.choose(duration: 100_000) && picker.countDownDuration == 23 * 3600 + 55 * 60)
    #expect(changes == 3)
    picker.countDownDuration = 100_000
    #expect(picker.countDownDuration == 86_340 && changes == 3)
    picker.isEnabled = false
    #expect(!picker.user.choose(duration: 60))
    #expect(!UISwitch().user.choose(duration: 60))
  }
}
