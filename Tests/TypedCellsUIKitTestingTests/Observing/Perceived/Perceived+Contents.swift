import Testing
import TypedCells
import TypedCellsTesting

@testable import TypedCellsUIKitTesting

// UIKit describes objects in other words.
#if !canImport(UIKit)
  /// Changes of texts and images.
  nonisolated extension Perceived {
    @MainActor static var label: UILabel { made(UILabel()) { $0.text = "tea" } }
    @MainActor private static var textView: UITextView { made(UITextView()) { $0.text = "tea" } }

    static let texts: [Perceived] = [
      .part("text: \"cake\", before: \"tea\"", of: label) { $0.text = "cake" },
      .part("attributedText: \"0..<1 NSUnderline=1\", before: nil", of: label) {
        let text = NSMutableAttributedString(string: "tea")
        text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 0, length: 1))
        $0.attributedText = text
      },
      .part(
        "font: \(UIFont.boldSystemFont(ofSize: 20)), before: \(UIFont.systemFont(ofSize: 17))",
        of: label
      ) { $0.font = .boldSystemFont(ofSize: 20) },
      .part(
        "textColor: \(red), before: <UIDynamicSystemColor; name = labelColor>", of: label
      ) { $0.textColor = .systemRed },
      .part("textAlignment: .center, before: .natural", of: label) { $0.textAlignment = .center },
      .part("numberOfLines: 0, before: 1", of: label) { $0.numberOfLines = 0 },
      .part("lineBreakMode: .byWordWrapping, before: .byTruncatingTail", of: label) {
        $0.lineBreakMode = .byWordWrapping
      },
      .part("isEnabled: false, before: true", of: label) { $0.isEnabled = false },
      .part("isHighlighted: true, before: false", of: label) { $0.isHighlighted = true },
      .part("adjustsFontSizeToFitWidth: true, before: false", of: label) {
        $0.adjustsFontSizeToFitWidth = true
      },
      .part("shadowColor: \(red), before: nil", of: label) { $0.shadowColor = .systemRed },
      .part("text: \"cake\", before: \"tea\"", of: textView) { $0.text = "cake" },
      .part("isEditable: false, before: true", of: textView) { $0.isEditable = false },
      .part("isSelectable: false, before: true", of: textView) { $0.isSelectable = false },
      .part("font: \(UIFont.systemFont(ofSize: 9)), before: nil", of: textView) {
        $0.font = .systemFont(ofSize: 9)
      },
      .part("textColor: \(red), before: nil", of: textView) { $0.textColor = .systemRed },
      .part("textAlignment: .center, before: .natural", of: textView) {
        $0.textAlignment = .center
      },
      .part("contentOffset: (0, 7), before: (0, 0)", of: UIScrollView()) {
        $0.contentOffset = CGPoint(x: 0, y: 7)
      },
      .part("contentInset: (1, 2, 3, 4), before: nil", of: UIScrollView()) {
        $0.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      },
      .part("isPagingEnabled: true, before: false", of: UIScrollView()) {
        $0.isPagingEnabled = true
      },
      .part("highlightedTextColor: \(red), before: nil", of: label) {
        $0.highlightedTextColor = .systemRed
      },
      .part(
        "minimumScaleFactor: 0.5, before: 0",
        of: made(label) { $0.adjustsFontSizeToFitWidth = true }
      ) { $0.minimumScaleFactor = 0.5 },
      .part("textContainerInset: (1, 2, 3, 4), before", of: textView) {
        $0.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      },
      .part("maximumNumberOfLines: 2, before: 0", of: textView) {
        $0.textContainer.maximumNumberOfLines = 2
      },
      .part("layer.zPosition: 2, before: nil", of: white(UIView())) { $0.layer.zPosition = 2 },
      .part("layer.speed: 0, before: nil", of: white(UIView())) { $0.layer.speed = 0 },
      .part(
        "clipsToBounds: true, before: false",
        of: made(UIView()) { $0.addSubview(white(UIView())) }
      ) { $0.clipsToBounds = true },
      .part("isScrollEnabled: false, before: true", of: UIScrollView()) {
        $0.isScrollEnabled = false
      },
    ]

    @MainActor private static var picture: UIImageView {
      UIImageView(image: UIImage(systemName: "star"))
    }

    static let images: [Perceived] = [
      .part("image: \"<UIImage symbol(system: heart)>\", before: nil", of: white(UIImageView())) {
        $0.image = UIImage(systemName: "heart")
      },
      .part("contentMode: .scaleAspectFit, before: .scaleToFill", of: picture) {
        $0.contentMode = .scaleAspectFit
      },
      .part("isHighlighted: true, before: false", of: picture) { $0.isHighlighted = true },
      .part("highlightedImage: \"<UIImage symbol(system: heart)>\", before: nil", of: picture) {
        $0.highlightedImage = UIImage(systemName: "heart")
      },
      .part("preferredSymbolConfiguration: ", of: picture) {
        $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20)
      },
      .part("tintColor: \(red), before: \(blue)", of: picture) { $0.tintColor = .systemRed },
      .part("progress: 0.5, before: 0", of: UIProgressView()) { $0.progress = 0.5 },
      .part("progressTintColor: \(red), before: nil", of: UIProgressView()) {
        $0.progressTintColor = .systemRed
      },
      .part("trackTintColor: \(red), before: nil", of: UIProgressView()) {
        $0.trackTintColor = .systemRed
      },
      .part(
        "color: \(red), before: <UIDynamicSystemColor; name = systemGrayColor>",
        of: made(UIActivityIndicatorView(style: .medium)) { $0.startAnimating() }
      ) { $0.color = .systemRed },
      .part(
        "isAnimating: true, before: false",
        of: made(UIActivityIndicatorView(style: .medium)) { $0.hidesWhenStopped = false }
      ) { $0.startAnimating() },
    ]
  }
#endif
