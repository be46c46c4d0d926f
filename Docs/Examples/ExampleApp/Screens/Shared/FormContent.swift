import TypedCellsUIKit

struct LabeledValue: Equatable {
  var title: String
  var value: String
}

// Contents of rows that need no cell class.
extension UIListContentConfiguration {
  static func title(_ title: String) -> UIListContentConfiguration {
    var content = cell()
    content.text = title
    return content
  }

  static func value(_ item: LabeledValue) -> UIListContentConfiguration {
    var content = valueCell()
    content.text = item.title
    content.secondaryText = item.value
    return content
  }
}
