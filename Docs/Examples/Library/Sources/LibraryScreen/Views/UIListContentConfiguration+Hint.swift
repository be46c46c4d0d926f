import TypedCellsUIKit

extension UIListContentConfiguration {
  /// A text in place of a book.
  static func hint(_ text: String) -> UIListContentConfiguration {
    var content = cell()
    content.text = text
    content.textProperties.color = .secondaryLabel
    return content
  }
}
