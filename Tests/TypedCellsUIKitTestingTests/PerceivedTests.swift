import Testing
import TypedCells
import TypedCellsTesting

@testable import TypedCellsUIKitTesting

// UIKit describes objects in other words.
#if !canImport(UIKit)
  /// A change that a user perceives, and the words in which a report names it.
  nonisolated struct Perceived: Sendable, CustomTestStringConvertible {
    let words: String
    let look: @MainActor (_ isChanged: Bool) -> CellObservation

    var testDescription: String { words }

    /// A change of a view that a cell stores in its property `part`.
    static func part<View: UIView>(
      _ words: String, of make: @autoclosure @escaping @MainActor () -> View,
      _ change: @escaping @MainActor (View) -> Void
    ) -> Perceived {
      Perceived(words: "part." + words) { isChanged in
        let part = make()
        if isChanged { change(part) }
        return ViewObserver.observe(PartCell(part))
      }
    }

    /// A change of a cell, a header or a footer.
    static func cell<View: UIView>(
      _ words: String, of make: @autoclosure @escaping @MainActor () -> View,
      _ change: @escaping @MainActor (View) -> Void
    ) -> Perceived {
      Perceived(words: words) { isChanged in
        let cell = make()
        if isChanged { change(cell) }
        return ViewObserver.observe(cell)
      }
    }

    static let all =
      looks + uses + texts + images + controls + buttons + lists + cells + constraints
  }

  /// A cell with one view.
  private final class PartCell: UITableViewCell {
    let part: UIView

    init(_ part: UIView) {
      self.part = part
      super.init(style: .default, reuseIdentifier: nil)
      contentView.addSubview(part)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A view that draws a price itself.
  private class PriceView: UIView {
    var amount: Double?
    var tags: [String] = []
    var color = UIColor.black
    var onTap: (() -> Void)?
  }

  private final class NetPriceView: PriceView {
    var isNet = false
  }

  @MainActor
  private func white<View: UIView>(_ view: View) -> View {
    view.backgroundColor = .white
    return view
  }

  @MainActor
  private func made<View: UIView>(_ view: View, _ prepare: @MainActor (View) -> Void) -> View {
    prepare(view)
    return view
  }

  // MARK: Every view

  nonisolated extension Perceived {
    private static let blue = "<UIDynamicSystemColor; name = systemBlueColor>"
    private static let red = "<UIDynamicSystemColor; name = systemRedColor>"
    private static let black = "UIExtendedGrayColorSpace 0 1"
    private static let whiteWords = "UIExtendedGrayColorSpace 1 1"

    fileprivate static let looks: [Perceived] = [
      .part("alpha: 0.5, before: nil", of: white(UIView())) { $0.alpha = 0.5 },
      .part("backgroundColor: \(red), before: \(whiteWords)", of: white(UIView())) {
        $0.backgroundColor = .systemRed
      },
      .part(
        "layer.backgroundColor: \(black), before: \(whiteWords)",
        of: made(UIView()) { $0.layer.backgroundColor = UIColor.white.cgColor }
      ) { $0.layer.backgroundColor = UIColor.black.cgColor },
      .part("layer.opacity: 0.5, before: nil", of: white(UIView())) { $0.layer.opacity = 0.5 },
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
        "layer.maskedCorners: 1, before: 15", of: made(UIView()) { $0.layer.cornerRadius = 8 }
      ) { $0.layer.maskedCorners = .layerMinXMinYCorner },
      .part("clipsToBounds: true, before: nil", of: made(UIView()) { $0.layer.cornerRadius = 8 }) {
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

    fileprivate static let uses: [Perceived] = [
      .part("gestureRecognizers: \"UITapGestureRecognizer\", before: nil", of: white(UIView())) {
        $0.addGestureRecognizer(UITapGestureRecognizer())
      },
      .part(
        "gestureRecognizers: \"UITapGestureRecognizer (disabled)\", before: "
          + "\"UITapGestureRecognizer\"",
        of: made(UIView()) { $0.addGestureRecognizer(UITapGestureRecognizer()) }
      ) { $0.gestureRecognizers?.first?.isEnabled = false },
      .part("isUserInteractionEnabled: false, before: true", of: white(UIView())) {
        $0.isUserInteractionEnabled = false
      },
      .part("isAccessibilityElement: true, before: nil", of: white(UIView())) {
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
        "accessibilityTraits: \(UIAccessibilityTraits.button.rawValue), before: nil",
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
      .part("accessibilityElementsHidden: true, before: nil", of: white(UIView())) {
        $0.accessibilityElementsHidden = true
      },
      .part(
        "semanticContentAttribute: "
          + "\(UISemanticContentAttribute.forceRightToLeft.rawValue), before: nil",
        of: white(UIView())
      ) { $0.semanticContentAttribute = .forceRightToLeft },
      .part(
        "overrideUserInterfaceStyle: \(UIUserInterfaceStyle.dark.rawValue), before: nil",
        of: white(UIView())
      ) { $0.overrideUserInterfaceStyle = .dark },
      .part("tintColor: \(red), before: nil", of: white(UIView())) { $0.tintColor = .systemRed },
    ]
  }

  // MARK: Texts and images

  nonisolated extension Perceived {
    @MainActor private static var label: UILabel { made(UILabel()) { $0.text = "tea" } }
    @MainActor private static var textView: UITextView { made(UITextView()) { $0.text = "tea" } }

    fileprivate static let texts: [Perceived] = [
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
      .part("textAlignment: 1, before: nil", of: label) { $0.textAlignment = .center },
      .part("numberOfLines: 0, before: nil", of: label) { $0.numberOfLines = 0 },
      .part("lineBreakMode: 0, before: nil", of: label) { $0.lineBreakMode = .byWordWrapping },
      .part("isEnabled: false, before: nil", of: label) { $0.isEnabled = false },
      .part("isHighlighted: true, before: nil", of: label) { $0.isHighlighted = true },
      .part("adjustsFontSizeToFitWidth: true, before: nil", of: label) {
        $0.adjustsFontSizeToFitWidth = true
      },
      .part("shadowColor: \(red), before: nil", of: label) { $0.shadowColor = .systemRed },
      .part("text: \"cake\", before: \"tea\"", of: textView) { $0.text = "cake" },
      .part("isEditable: false, before: true", of: textView) { $0.isEditable = false },
      .part("isSelectable: false, before: nil", of: textView) { $0.isSelectable = false },
      .part("font: \(UIFont.systemFont(ofSize: 9)), before: nil", of: textView) {
        $0.font = .systemFont(ofSize: 9)
      },
      .part("textColor: \(red), before: nil", of: textView) { $0.textColor = .systemRed },
      .part("textAlignment: 1, before: nil", of: textView) { $0.textAlignment = .center },
      .part("contentOffset: (0, 7), before: (0, 0)", of: UIScrollView()) {
        $0.contentOffset = CGPoint(x: 0, y: 7)
      },
      .part("contentInset: (1, 2, 3, 4), before: nil", of: UIScrollView()) {
        $0.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      },
      .part("isPagingEnabled: true, before: nil", of: UIScrollView()) {
        $0.isPagingEnabled = true
      },
      .part("highlightedTextColor: \(red), before: nil", of: label) {
        $0.highlightedTextColor = .systemRed
      },
      .part(
        "minimumScaleFactor: 0.5, before: nil",
        of: made(label) { $0.adjustsFontSizeToFitWidth = true }
      ) { $0.minimumScaleFactor = 0.5 },
      .part("textContainerInset: (1, 2, 3, 4), before", of: textView) {
        $0.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      },
      .part("maximumNumberOfLines: 2, before: nil", of: textView) {
        $0.textContainer.maximumNumberOfLines = 2
      },
      .part("layer.zPosition: 2, before: nil", of: white(UIView())) { $0.layer.zPosition = 2 },
      .part("layer.speed: 0, before: nil", of: white(UIView())) { $0.layer.speed = 0 },
      .part(
        "clipsToBounds: true, before: nil",
        of: made(UIView()) { $0.addSubview(white(UIView())) }
      ) { $0.clipsToBounds = true },
      .part("isScrollEnabled: false, before: nil", of: UIScrollView()) {
        $0.isScrollEnabled = false
      },
    ]

    @MainActor private static var picture: UIImageView {
      UIImageView(image: UIImage(systemName: "star"))
    }

    fileprivate static let images: [Perceived] = [
      .part("image: \"<UIImage symbol(system: heart)>\", before: nil", of: white(UIImageView())) {
        $0.image = UIImage(systemName: "heart")
      },
      .part("contentMode: 1, before: nil", of: picture) { $0.contentMode = .scaleAspectFit },
      .part("isHighlighted: true, before: nil", of: picture) { $0.isHighlighted = true },
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

  // MARK: Controls

  nonisolated extension Perceived {
    fileprivate static let controls: [Perceived] = [
      .part("isEnabled: false, before: true", of: UISwitch()) { $0.isEnabled = false },
      .part("isSelected: true, before: nil", of: UISwitch()) { $0.isSelected = true },
      .part("isHighlighted: true, before: nil", of: UISwitch()) { $0.isHighlighted = true },
      .part("handlers: \"action 'Buy' for 64\", before: nil", of: UIControl()) {
        $0.addAction(UIAction(title: "Buy") { _ in }, for: .touchUpInside)
      },
      .part(
        "handlers: \"action 'A' for 64, action 'B' for 64\", before: \"action 'B' for 64\"",
        of: made(UIControl()) {
          $0.addAction(UIAction(title: "B") { _ in }, for: .touchUpInside)
        }
      ) { $0.addAction(UIAction(title: "A") { _ in }, for: .touchUpInside) },
      .part("isOn: true, before: false", of: UISwitch()) { $0.isOn = true },
      .part("onTintColor: \(red), before: nil", of: UISwitch()) { $0.onTintColor = .systemRed },
      .part("value: 0.5, before: 0", of: UISlider()) { $0.value = 0.5 },
      .part("minimumTrackTintColor: \(red), before: nil", of: UISlider()) {
        $0.minimumTrackTintColor = .systemRed
      },
      .part("maximumTrackTintColor: \(red), before: nil", of: UISlider()) {
        $0.maximumTrackTintColor = .systemRed
      },
      .part("isMomentary: true, before: nil", of: UISegmentedControl(items: ["S", "M"])) {
        $0.isMomentary = true
      },
      .part(
        "selectedSegmentTintColor: \(red), before: nil", of: UISegmentedControl(items: ["S", "M"])
      ) { $0.selectedSegmentTintColor = .systemRed },
      .part("minimumValue: -1, before: nil", of: UISlider()) { $0.minimumValue = -1 },
      .part("maximumValue: 2, before: nil", of: UISlider()) { $0.maximumValue = 2 },
      .part("value: 3, before: 0", of: UIStepper()) { $0.value = 3 },
      .part("minimumValue: -1, before: nil", of: UIStepper()) { $0.minimumValue = -1 },
      .part("maximumValue: 2, before: nil", of: UIStepper()) { $0.maximumValue = 2 },
      .part("stepValue: 5, before: nil", of: UIStepper()) { $0.stepValue = 5 },
      .part("selectedSegmentIndex: 1, before: -1", of: UISegmentedControl(items: ["S", "M"])) {
        $0.selectedSegmentIndex = 1
      },
      .part("titleForSegment(1): \"L\", before: \"M\"", of: UISegmentedControl(items: ["S", "M"])) {
        $0.setTitle("L", forSegmentAt: 1)
      },
      .part(
        "imageForSegment(0): ",
        of: UISegmentedControl(items: [UIImage(systemName: "star") as Any, "M"])
      ) {
        $0.setImage(UIImage(systemName: "heart"), forSegmentAt: 0)
      },
      .part(
        "isEnabledForSegment(1): false, before: nil", of: UISegmentedControl(items: ["S", "M"])
      ) {
        $0.setEnabled(false, forSegmentAt: 1)
      },
      .part(
        "UILabel.text: \"cake\", before: \"tea\"",
        of: made(UIControl()) { $0.addSubview(label) }
      ) { ($0.subviews.first as? UILabel)?.text = "cake" },
      .part("text: \"tea\", before: nil", of: UITextField()) { $0.text = "tea" },
      .part("placeholder: \"drink\", before: nil", of: UITextField()) { $0.placeholder = "drink" },
      .part("font: \(UIFont.systemFont(ofSize: 9)), before: nil", of: UITextField()) {
        $0.font = .systemFont(ofSize: 9)
      },
      .part("textColor: \(red), before: nil", of: UITextField()) { $0.textColor = .systemRed },
    ]

    @MainActor private static var button: UIButton {
      made(UIButton()) { $0.setTitle("Buy", for: .normal) }
    }
    @MainActor private static func filled(
      _ change: (inout UIButton.Configuration) -> Void = { _ in }
    ) -> UIButton.Configuration {
      var configuration = UIButton.Configuration.filled()
      change(&configuration)
      return configuration
    }
    @MainActor private static var filledButton: UIButton {
      made(UIButton()) { $0.configuration = filled() }
    }

    fileprivate static let buttons: [Perceived] = [
      .part("contentHorizontalAlignment: 1, before: nil", of: button) {
        $0.contentHorizontalAlignment = .left
      },
      .part("titleLabel.textAlignment: 1, before: nil", of: button) {
        $0.titleLabel?.textAlignment = .center
      },
      .part(
        "attributedTitle: ",
        of: made(UIButton()) {
          $0.setAttributedTitle(NSAttributedString(string: "Buy"), for: .normal)
        }
      ) {
        $0.setAttributedTitle(
          NSAttributedString(string: "Buy", attributes: [.strikethroughStyle: 1]), for: .normal)
      },
      .part("title: \"Sell\", before: \"Buy\"", of: button) { $0.setTitle("Sell", for: .normal) },
      .part("title: \"Sell\", before: \"Buy\"", of: button) {
        $0.setAttributedTitle(NSAttributedString(string: "Sell"), for: .normal)
      },
      .part("title (selected): \"Bought\", before: \"Buy\"", of: button) {
        $0.setTitle("Bought", for: .selected)
      },
      .part("title (highlighted): \"Buying\", before: \"Buy\"", of: button) {
        $0.setTitle("Buying", for: .highlighted)
      },
      .part("title (disabled): \"Sold out\", before: \"Buy\"", of: button) {
        $0.setTitle("Sold out", for: .disabled)
      },
      .part("titleColor: \(red), before: nil", of: button) {
        $0.setTitleColor(.systemRed, for: .normal)
      },
      .part("image: \"<UIImage symbol(system: heart)>\", before: nil", of: button) {
        $0.setImage(UIImage(systemName: "heart"), for: .normal)
      },
      .part("backgroundImage: \"<UIImage symbol(system: heart)>\", before: nil", of: button) {
        $0.setBackgroundImage(UIImage(systemName: "heart"), for: .normal)
      },
      .part("titleLabel.font: ", of: button) { $0.titleLabel?.font = .systemFont(ofSize: 9) },
      .part("titleLabel.numberOfLines: 2, before: nil", of: button) {
        $0.titleLabel?.numberOfLines = 2
      },
      .part("menu: \"Sort [Name (on), Price]\", before: nil", of: button) {
        $0.menu = UIMenu(
          title: "Sort",
          children: [
            UIAction(title: "Name", state: .on) { _ in }, UIAction(title: "Price") { _ in },
          ])
      },
      .part("configuration.title: \"Buy\", before: nil", of: filledButton) {
        $0.configuration = filled { $0.title = "Buy" }
      },
      .part("configuration.subtitle: \"now\", before: nil", of: filledButton) {
        $0.configuration = filled { $0.subtitle = "now" }
      },
      .part(
        "configuration.image: \"<UIImage symbol(system: heart)>\", before: nil", of: filledButton
      ) { $0.configuration = filled { $0.image = UIImage(systemName: "heart") } },
      .part("configuration.baseForegroundColor: \(red), before: nil", of: filledButton) {
        $0.configuration = filled { $0.baseForegroundColor = .systemRed }
      },
      .part("configuration.baseBackgroundColor: \(red), before: nil", of: filledButton) {
        $0.configuration = filled { $0.baseBackgroundColor = .systemRed }
      },
      .part("configuration.background.backgroundColor: \(red), before: nil", of: filledButton) {
        $0.configuration = filled { $0.background.backgroundColor = .systemRed }
      },
      .part("configuration.showsActivityIndicator: true, before: nil", of: filledButton) {
        $0.configuration = filled { $0.showsActivityIndicator = true }
      },
      .part(
        "configuration.cornerStyle: \"capsule\", before: \"dynamic\"", of: filledButton
      ) { $0.configuration = filled { $0.cornerStyle = .capsule } },
      .part("configuration.buttonSize: \"large\", before: \"medium\"", of: filledButton) {
        $0.configuration = filled { $0.buttonSize = .large }
      },
      .part(
        "configuration.titleAlignment: \"center\", before: \"automatic\"", of: filledButton
      ) { $0.configuration = filled { $0.titleAlignment = .center } },
      .part("configuration.imagePadding: 4, before: nil", of: filledButton) {
        $0.configuration = filled { $0.imagePadding = 4 }
      },
      .part("configuration: ", of: filledButton) { $0.configuration = .plain() },
    ]
  }

  // MARK: Cells

  nonisolated extension Perceived {
    @MainActor private static var stack: UIStackView {
      UIStackView(arrangedSubviews: [
        made(UILabel()) { $0.text = "a" }, made(UILabel()) { $0.text = "b" },
      ])
    }

    fileprivate static let lists: [Perceived] = [
      .part(
        "directionalLayoutMargins: (1, 2, 3, 4), before: (5, 6, 7, 8)",
        of: made(stack) {
          $0.isLayoutMarginsRelativeArrangement = true
          $0.directionalLayoutMargins = .init(top: 5, leading: 6, bottom: 7, trailing: 8)
        }
      ) { $0.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4) },
      .part("axis: 1, before: nil", of: stack) { $0.axis = .vertical },
      .part("spacing: 4, before: nil", of: stack) { $0.spacing = 4 },
      .part("alignment: 3, before: nil", of: stack) { $0.alignment = .center },
      .part("distribution: 1, before: nil", of: stack) { $0.distribution = .fillEqually },
      .part("customSpacings: [9.0], before: nil", of: stack) {
        $0.setCustomSpacing(9, after: $0.arrangedSubviews[0])
      },
      .part("arrangedSubviews: UILabel \"b\", UILabel \"a\", before: ", of: stack) {
        $0.insertArrangedSubview($0.arrangedSubviews[1], at: 0)
      },
    ]

    @MainActor private static func background(
      _ change: (inout UIBackgroundConfiguration) -> Void = { _ in }
    ) -> UIBackgroundConfiguration {
      var background = UIBackgroundConfiguration.clear()
      change(&background)
      return background
    }
    @MainActor private static func content(
      _ change: (inout UIListContentConfiguration) -> Void = { _ in }
    ) -> UIListContentConfiguration {
      var content = UIListContentConfiguration.cell()
      content.text = "tea"
      change(&content)
      return content
    }
    @MainActor private static var contentCell: UITableViewCell {
      made(UITableViewCell()) { $0.contentConfiguration = content() }
    }
    @MainActor private static var pictureCell: UITableViewCell {
      made(UITableViewCell()) {
        $0.contentConfiguration = content { $0.image = UIImage(systemName: "heart") }
      }
    }

    fileprivate static let cells: [Perceived] = [
      .cell("accessoryType: 3, before: nil", of: UITableViewCell()) {
        $0.accessoryType = .checkmark
      },
      .cell("editingAccessoryType: 3, before: nil", of: UITableViewCell()) {
        $0.editingAccessoryType = .checkmark
      },
      .cell("selectionStyle: 0, before: nil", of: UITableViewCell()) { $0.selectionStyle = .none },
      .cell("isSelected: true, before: nil", of: UITableViewCell()) { $0.isSelected = true },
      .cell("isHighlighted: true, before: nil", of: UITableViewCell()) { $0.isHighlighted = true },
      .cell("isEditing: true, before: nil", of: UITableViewCell()) { $0.isEditing = true },
      .cell("indentationLevel: 2, before: nil", of: UITableViewCell()) { $0.indentationLevel = 2 },
      .cell("indentationWidth: 12, before: nil", of: UITableViewCell()) {
        $0.indentationWidth = 12
      },
      .cell("showsReorderControl: true, before: nil", of: UITableViewCell()) {
        $0.showsReorderControl = true
      },
      .cell("shouldIndentWhileEditing: false, before: nil", of: UITableViewCell()) {
        $0.shouldIndentWhileEditing = false
      },
      .cell("separatorInset: (1, 2, 3, 4), before: (0, 16, 0, 0)", of: UITableViewCell()) {
        $0.separatorInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      },
      .cell("isHidden: true, before: nil", of: UITableViewCell()) { $0.isHidden = true },
      .cell("backgroundConfiguration", of: UITableViewCell()) {
        $0.backgroundConfiguration = background()
      },
      .cell(
        "backgroundConfiguration.cornerRadius: 4.0, before: 0.0",
        of: made(UITableViewCell()) { $0.backgroundConfiguration = background() }
      ) { $0.backgroundConfiguration = background { $0.cornerRadius = 4 } },
      .cell(
        "backgroundConfiguration.backgroundColor: \(red), before: nil",
        of: made(UITableViewCell()) { $0.backgroundConfiguration = background() }
      ) { $0.backgroundConfiguration = background { $0.backgroundColor = .systemRed } },
      .cell(
        "backgroundConfiguration.image: \"<UIImage symbol(system: heart)>\", before: nil",
        of: made(UITableViewHeaderFooterView()) { $0.backgroundConfiguration = background() }
      ) {
        $0.backgroundConfiguration = background { $0.image = UIImage(systemName: "heart") }
      },
      .cell("contentView.UIListContentView.configuration.text: \"cake\"", of: contentCell) {
        $0.contentConfiguration = content { $0.text = "cake" }
      },
      .cell(
        "contentView.UIListContentView.configuration.secondaryText: \"2 cups\"", of: contentCell
      ) { $0.contentConfiguration = content { $0.secondaryText = "2 cups" } },
      .cell("contentView.UIListContentView.configuration.attributedText: cake", of: contentCell) {
        $0.contentConfiguration = content { $0.attributedText = NSAttributedString(string: "cake") }
      },
      .cell(
        "contentView.UIListContentView.configuration.secondaryAttributedText: 3 cups",
        of: contentCell
      ) {
        $0.contentConfiguration = content {
          $0.secondaryAttributedText = NSAttributedString(string: "3 cups")
        }
      },
      .cell(
        "contentView.UIListContentView.configuration.image: \"<UIImage symbol(system: heart)>\"",
        of: contentCell
      ) { $0.contentConfiguration = content { $0.image = UIImage(systemName: "heart") } },
      .cell(
        "contentView.UIListContentView.configuration.imageProperties.tintColor: \(red)",
        of: pictureCell
      ) {
        $0.contentConfiguration = content {
          $0.image = UIImage(systemName: "heart")
          $0.imageProperties.tintColor = .systemRed
        }
      },
      .cell(
        "contentView.UIListContentView.configuration.textProperties.color: \(red)", of: contentCell
      ) { $0.contentConfiguration = content { $0.textProperties.color = .systemRed } },
      .cell(
        "contentView.UIListContentView.configuration.secondaryTextProperties.color: \(red)",
        of: contentCell
      ) { $0.contentConfiguration = content { $0.secondaryTextProperties.color = .systemRed } },
      .cell(
        "contentView.UIListContentView.configuration.imageToTextPadding: 3.0", of: contentCell
      ) { $0.contentConfiguration = content { $0.imageToTextPadding = 3 } },
      .cell("isSelected: true, before: nil", of: UICollectionViewCell()) { $0.isSelected = true },
      .cell("isHighlighted: true, before: nil", of: UICollectionViewCell()) {
        $0.isHighlighted = true
      },
      .cell("backgroundConfiguration", of: UICollectionViewCell()) {
        $0.backgroundConfiguration = background()
      },
      .cell("indentationLevel: 2, before: nil", of: UICollectionViewListCell()) {
        $0.indentationLevel = 2
      },
      .cell("accessories: ", of: UICollectionViewListCell()) {
        $0.accessories = [.disclosureIndicator()]
      },
      .cell(
        "accessories: \"popUpMenu always Size [L]\", before: \"popUpMenu always Size [S]\"",
        of: made(UICollectionViewListCell()) { $0.accessories = [popUp("S")] }
      ) { $0.accessories = [popUp("L")] },
      .cell("accessories: \"customView(UISwitch)", of: UICollectionViewListCell()) {
        $0.accessories = [
          .customView(configuration: .init(customView: UISwitch(), placement: .trailing()))
        ]
      },
    ]

    @MainActor private static func popUp(_ title: String) -> UICellAccessory {
      .popUpMenu(UIMenu(title: "Size", children: [UIAction(title: title) { _ in }]))
    }

    /// A cell with a square whose edges are pinned to the cell.
    private final class SquareCell: UITableViewCell {
      let square = UIView()
      lazy var leading = square.leadingAnchor.constraint(
        equalTo: contentView.leadingAnchor, constant: 16)
      lazy var height = square.heightAnchor.constraint(equalToConstant: 20)

      init() {
        super.init(style: .default, reuseIdentifier: nil)
        square.backgroundColor = .white
        contentView.addSubview(square)
        NSLayoutConstraint.activate([leading, height])
      }

      required init?(coder: NSCoder) { nil }
    }

    fileprivate static let constraints: [Perceived] = [
      .cell(
        "constraints: square.leading == contentView.leading 8.0, before: "
          + "square.leading == contentView.leading 16.0", of: SquareCell()
      ) { $0.leading.constant = 8 },
      .cell(
        "constraints: square.height == 20.0 @750.0, before: square.height == 20.0",
        of: SquareCell()
      ) { $0.height.priority = .defaultHigh },
      .cell(
        "constraints: square.height == square.width * 2.0 0.0, before: nil", of: SquareCell()
      ) {
        $0.square.heightAnchor.constraint(equalTo: $0.square.widthAnchor, multiplier: 2).isActive =
          true
      },
      .cell(
        "constraints: square.height <= 9.0, before: nil", of: SquareCell()
      ) { $0.square.heightAnchor.constraint(lessThanOrEqualToConstant: 9).isActive = true },
      .cell(
        "constraints: square.height >= 9.0, before: nil", of: SquareCell()
      ) { $0.square.heightAnchor.constraint(greaterThanOrEqualToConstant: 9).isActive = true },
    ]
  }

  @MainActor
  struct `A change that a user perceives` {
    @Test(arguments: Perceived.all)
    func `is reported with its place and both values`(change: Perceived) {
      let before = change.look(false)
      #expect(change.look(false) == before, "two equal views look alike")
      let words = change.look(true).difference(from: before)?.words(other: "before") ?? "nothing"
      #expect(words.hasPrefix(change.words), "\(words)")
    }

    @Test func `is no change of something that isn't visible`() {
      let changes: [(String, @MainActor (UITableViewCell) -> Void)] = [
        ("a transparent background", { $0.contentView.backgroundColor = .clear }),
        ("an empty view", { $0.contentView.addSubview(UIView()) }),
        (
          "a hidden view",
          { $0.contentView.addSubview(made(white(UIView())) { $0.isHidden = true }) }
        ),
        (
          "a transparent view",
          { $0.contentView.addSubview(made(white(UIView())) { $0.alpha = 0.005 }) }
        ),
        (
          "the font of a label without text",
          { $0.contentView.addSubview(made(UILabel()) { $0.font = .systemFont(ofSize: 9) }) }
        ),
        ("an image view without an image", { $0.contentView.addSubview(UIImageView()) }),
        ("a stack without views", { $0.contentView.addSubview(UIStackView()) }),
        ("the corners of a border that isn't there", { $0.layer.shadowRadius = 9 }),
      ]
      for (name, change) in changes {
        let (one, other) = (UITableViewCell(), UITableViewCell())
        change(other)
        #expect(ViewObserver.observe(one) == ViewObserver.observe(other), "\(name)")
      }
    }

    @Test func `is found in the mask of a view`() {
      let looks = [10, 20, 20].map { width in
        let label = made(UILabel()) { $0.text = "tea" }
        label.mask = made(white(UIView())) {
          $0.frame = CGRect(x: 0, y: 0, width: width, height: 10)
        }
        return ViewObserver.observe(PartCell(label))
      }
      #expect(looks[0] != looks[1])
      #expect(looks[1] == looks[2])
      #expect(looks[0] != ViewObserver.observe(PartCell(made(UILabel()) { $0.text = "tea" })))
    }

    @Test func `is found in views that are attached to a cell without being subviews`() {
      let (table, collection) = (UITableViewCell(), UICollectionViewCell())
      let (list, header) = (UICollectionViewListCell(), UITableViewHeaderFooterView())
      let tea = { made(UILabel()) { $0.text = "tea" } }
      table.accessoryView = tea()
      #expect(ViewObserver.observe(table).texts == ["tea"])
      table.backgroundView = tea()
      table.selectedBackgroundView = tea()
      #expect(ViewObserver.observe(table).texts.count == 3)
      collection.backgroundView = tea()
      collection.selectedBackgroundView = tea()
      #expect(ViewObserver.observe(collection).texts.count == 2)
      header.backgroundView = tea()
      #expect(ViewObserver.observe(header).texts == ["tea"])
      list.accessories = [
        .customView(configuration: .init(customView: tea(), placement: .trailing()))
      ]
      #expect(ViewObserver.observe(list).texts == ["tea"])
    }
  }
#endif
