import TypedCellsTesting
import TypedCellsUIKit

extension CaseNames {
  static let textAlignment = CaseNames(
    usual: NSTextAlignment.natural.rawValue, ["left", "center", "right", "justified", "natural"])
  static let lineBreakMode = CaseNames(
    usual: NSLineBreakMode.byTruncatingTail.rawValue,
    [
      "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail",
      "byTruncatingMiddle",
    ])
  static let contentMode = CaseNames([
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left",
    "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
  ])
  static let axis = CaseNames(["horizontal", "vertical"])
  static let alignment = CaseNames([
    "fill", "leading", "firstBaseline", "center", "trailing", "lastBaseline",
  ])
  static let distribution = CaseNames([
    "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
  ])
  static let accessoryType = CaseNames([
    "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
  ])
  static let selectionStyle = CaseNames(
    usual: UITableViewCell.SelectionStyle.default.rawValue, ["none", "blue", "gray", "default"])
  static let contentHorizontalAlignment = CaseNames([
    "center", "left", "right", "fill", "leading", "trailing",
  ])
  static let semanticContentAttribute = CaseNames([
    "unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft",
  ])
  static let userInterfaceStyle = CaseNames(["unspecified", "light", "dark"])
  #if !os(tvOS)
    static let datePickerMode = CaseNames(
      usual: UIDatePicker.Mode.dateAndTime.rawValue,
      ["time", "date", "dateAndTime", "countDownTimer", "yearAndMonth"])
  #endif
}

/// The names of the members of a set, such as `[.button, .selected]`.
func words<Set: OptionSet>(of set: Set, _ names: KeyValuePairs<Set, String>) -> String
where Set.Element == Set {
  let members = names.filter { set.contains($0.key) }
  let isComplete = members.reduce(into: Set()) { $0.formUnion($1.key) } == set
  let words = members.map { ".\($0.value)" } + (isComplete ? [] : ["rawValue \(set.rawValue)"])
  return words.count == 1 ? words[0] : "[\(words.joined(separator: ", "))]"
}

extension UIAccessibilityTraits {
  var words: String {
    TypedCellsUIKitTesting.words(
      of: self,
      [
        .button: "button", .link: "link", .image: "image", .selected: "selected",
        .staticText: "staticText", .header: "header", .notEnabled: "notEnabled",
        .adjustable: "adjustable", .updatesFrequently: "updatesFrequently",
      ])
  }
}

extension UIControl.Event {
  var words: String {
    TypedCellsUIKitTesting.words(
      of: self,
      [
        .touchDown: "touchDown", .touchUpInside: "touchUpInside",
        .touchUpOutside: "touchUpOutside", .touchCancel: "touchCancel",
        .valueChanged: "valueChanged", .primaryActionTriggered: "primaryActionTriggered",
        .editingDidBegin: "editingDidBegin", .editingChanged: "editingChanged",
        .editingDidEnd: "editingDidEnd", .editingDidEndOnExit: "editingDidEndOnExit",
      ])
  }
}

extension CACornerMask {
  var words: String {
    TypedCellsUIKitTesting.words(
      of: self,
      [
        .layerMinXMinYCorner: "layerMinXMinYCorner", .layerMaxXMinYCorner: "layerMaxXMinYCorner",
        .layerMinXMaxYCorner: "layerMinXMaxYCorner", .layerMaxXMaxYCorner: "layerMaxXMaxYCorner",
      ])
  }
}
