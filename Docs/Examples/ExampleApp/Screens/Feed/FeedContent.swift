import TypedCellsUIKit

// The cards of the carousel need no cell class.

extension UIListContentConfiguration {
  static func promotion(_ promotion: Promotion) -> UIListContentConfiguration {
    var content = cell()
    content.text = promotion.title
    return content
  }
}

extension UIBackgroundConfiguration {
  static var card: UIBackgroundConfiguration {
    var background = clear()
    background.backgroundColor = .secondarySystemBackground
    background.cornerRadius = 12
    return background
  }
}
