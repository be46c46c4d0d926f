import Testing
import TypedCells
import TypedCellsTesting

@testable import TypedCellsUIKitTesting

// UIKit describes objects in other words.
#if !canImport(UIKit)
  /// Changes that every view can have.
  nonisolated extension Perceived {
    static let looks: [Perceived] = [
      .part("alpha: 0.5, before: 1", of: white(UIView())) { $0.alpha = 0.5 },
      .part("backgroundColor: \(red), before: \(whiteWords)", of: white(UIView())) {
        $0.backgroundColor = .systemRed
      },
      .part(
        "layer.backgroundColor: \(black), before: \(whiteWords)",
        of: made(UIView()) { $0.layer.backgroundColor = UIColor.white.cgColor }
      ) { $0.layer.backgroundColor = UIColor.black.cgColor },
      .part("layer.opacity: 0.5, before: 1", of: white(UIView())) { $0.layer.opacity = 0.5 },
      .part("layer.borderWidth: 2, before: nil", of: white(UIView())) { $0.layer.borderWidth = 2 },
      .part(
        "layer.borderColor: \(black), before: nil",
        of: made(UIView()) { $0.layer.borderWidth = 2 }
      ) { $0.layer.borderColor = UIColor.black.cgColor },
      .part("layer.shadowOpacity: 1, before: nil", of: white(UIView())) {
        $0.layer.shadowOpacity = 1
      },
      .part(
        "layer.shadowRadius: 5, before: 3", of: made(UIView()) { $0.layer.shadowOpacity = 1 }
      ) { $0.layer.shadowRadius = 5 },
      .part(
        "layer.shadowOffset: (1, 2), before: (0, -3)",
        of: made(UIView()) { $0.layer.shadowOpacity = 1 }
      ) { $0.layer.shadowOffset = CGSize(width: 1, height: 2) },
      .part(
        "layer.shadowColor: \(black), before: nil",
        of: made(UIView()) { $0.layer.shadowOpacity = 1 }
      ) { $0.layer.shadowColor = UIColor.black.cgColor },
      .part("layer.cornerRadius: 8, before: nil", of: white(UIView())) {
        $0.layer.cornerRadius = 8
      },
      .part(
        "layer.maskedCorners: .layerMinXMinYCorner, before: [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]",
        of: made(UIView()) { $0.layer.cornerRadius = 8 }
      ) { $0.layer.maskedCorners = .layerMinXMinYCorner },
      .part("clipsToBounds: true, before: false", of: made(UIView()) { $0.layer.cornerRadius = 8 })
      {
        $0.clipsToBounds = true
      },
      .part("transform: (2, 0, 0, 3), before: nil", of: white(UIView())) {
        $0.transform = CGAffineTransform(scaleX: 2, y: 3)
      },
      .part(
        "transform.translation: (4, 5), before: (0, 0)",
        of: made(UIView()) { $0.transform = CGAffineTransform(scaleX: 2, y: 3) }
      ) { $0.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 4, ty: 5) },
      .part("frame: (1, 2, 3, 4), before: nil", of: white(UIView())) {
        $0.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      },
      .part("amount: \"12.5\", before: nil", of: PriceView()) { $0.amount = 12.5 },
      .part("tags: \"new, sale\", before: \"\"", of: PriceView()) { $0.tags = ["new", "sale"] },
      .part("color: \"\(red)\", before: \"\(black)\"", of: PriceView()) { $0.color = .systemRed },
      .part("isNet: \"true\", before: \"false\"", of: NetPriceView()) { $0.isNet = true },
      .part("amount: \"1.0\", before: nil", of: NetPriceView()) { $0.amount = 1 },
    ]

    static let uses: [Perceived] = [
      .part("gestureRecognizers: \"UITapGestureRecognizer\", before: nil", of: white(UIView())) {
        $0.addGestureRecognizer(UITapGestureRecognizer())
      },
      .part(
        "gestureRecognizers: nil, before: \"UITapGestureRecognizer\"",
        of: made(UIView()) { $0.addGestureRecognizer(UITapGestureRecognizer()) }
      ) { $0.gestureRecognizers?.first?.isEnabled = false },
      .part("isUserInteractionEnabled: false, before: true", of: white(UIView())) {
        $0.isUserInteractionEnabled = false
      },
      .part("isAccessibilityElement: true, before: false", of: white(UIView())) {
        $0.isAccessibilityElement = true
      },
      .part("accessibilityLabel: \"tea\", before: nil", of: white(UIView())) {
        $0.accessibilityLabel = "tea"
      },
      .part("accessibilityHint: \"buys\", before: nil", of: white(UIView())) {
        $0.accessibilityHint = "buys"
      },
      .part("accessibilityValue: \"3\", before: nil", of: white(UIView())) {
        $0.accessibilityValue = "3"
      },
      .part("accessibilityIdentifier: \"tea\", before: nil", of: white(UIView())) {
        $0.accessibilityIdentifier = "tea"
      },
      .part(
        "accessibilityTraits: .button, before: nil",
        of: white(UIView())
      ) { $0.accessibilityTraits = .button },
      .part(
        "accessibilityElements: \"UILabel 'tea', UIView 'cup'\", before: nil", of: white(UIView())
      ) {
        $0.accessibilityElements = [
          made(UILabel()) { $0.text = "tea" }, made(UIView()) { $0.accessibilityLabel = "cup" },
          made(UILabel()) { $0.isHidden = true }, made(UILabel()) { $0.alpha = 0 },
        ]
      },
      .part("accessibilityElements: \"NSObject\", before: nil", of: white(UIView())) {
        $0.accessibilityElements = [NSObject()]
      },
      .part("accessibilityElementsHidden: true, before: false", of: white(UIView())) {
        $0.accessibilityElementsHidden = true
      },
      .part(
        "semanticContentAttribute: .forceRightToLeft, before: .unspecified",
        of: white(UIView())
      ) { $0.semanticContentAttribute = .forceRightToLeft },
      .part(
        "overrideUserInterfaceStyle: .dark, before: .unspecified",
        of: white(UIView())
      ) { $0.overrideUserInterfaceStyle = .dark },
      .part("tintColor: \(red), before: nil", of: white(UIView())) { $0.tintColor = .systemRed },
    ]
  }
#endif
