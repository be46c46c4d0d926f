import TypedCellsUIKit

extension UIListContentConfiguration {
  static func problem(_ text: String) -> UIListContentConfiguration {
    var content = title(text)
    content.textProperties.font = .preferredFont(forTextStyle: .footnote)
    content.textProperties.color = .systemRed
    content.image = UIImage(systemName: "exclamationmark.circle")
    content.imageProperties.tintColor = .systemRed
    return content
  }

  static func destructive(_ text: String) -> UIListContentConfiguration {
    var content = title(text)
    content.textProperties.color = .systemRed
    content.textProperties.alignment = .center
    return content
  }
}
