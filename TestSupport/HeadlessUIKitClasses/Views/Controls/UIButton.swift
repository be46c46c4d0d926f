/// A button.
@preconcurrency @MainActor
open class UIButton: UIControl, UIAccessibilityContentSizeCategoryImageAdjusting {
  /// The types of buttons.
  public enum ButtonType: Int, Sendable {
    /// A button without a style.
    case custom = 0

    /// A system button.
    case system = 1

    /// A details button.
    case detailDisclosure = 2

    /// An info button for dark backgrounds.
    case infoLight

    /// An info button for light backgrounds.
    case infoDark

    /// An add-contact button.
    case contactAdd

    /// A close button.
    case close = 7
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The size of the title and the image, in points.
  open override var intrinsicContentSize: CGSize {
    ViewPainter(style: .light).size(of: self)
  }

  override var primaryEvents: Event { .touchUpInside }

  /// Creates a button of a type.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    kind = buttonType
  }

  /// The type of the button.
  open var buttonType: UIButton.ButtonType { kind }
  private var kind = ButtonType.custom

  private var titles: [State: NSAttributedString] = [:] {
    didSet { superview?.askForConstraintLayout() }
  }
  private var colors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgrounds: [State: UIImage] = [:]

  /// The label that shows the title.
  open var titleLabel: UILabel? { label }
  private let label = UILabel()

  /// The view that shows the image.
  open var imageView: UIImageView? { picture }
  private let picture = UIImageView(frame: .zero)

  /// The title for the current state.
  open var currentTitle: String? { title(for: state) }

  /// The attributed title for the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The title colour for the current state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// The image for the current state.
  open var currentImage: UIImage? { image(for: state) }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    setAttributedTitle(title.map { NSAttributedString(string: $0) }, for: state)
  }

  /// Returns the title for a state.
  open func title(for state: UIControl.State) -> String? { attributedTitle(for: state)?.string }

  /// Sets the attributed title for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    titles[state] = title
    label.attributedText = currentAttributedTitle
  }

  /// Returns the attributed title for a state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    titles[state] ?? titles[.normal]
  }

  /// Sets the title colour for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    colors[state] = color
    label.textColor = currentTitleColor
  }

  /// Returns the title colour for a state.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    colors[state] ?? colors[.normal]
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    picture.image = currentImage
  }

  /// Returns the image for a state.
  open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }

  /// Sets the background image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgrounds[state] = image
  }

  /// Returns the background image for a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgrounds[state] ?? backgrounds[.normal]
  }

  /// The menu that the button shows.
  open var menu: UIMenu?

  /// The distances around the content, in points. HeadlessUIKit stores them.
  open var contentEdgeInsets = UIEdgeInsets.zero

  /// The distances around the title, in points. HeadlessUIKit stores them.
  open var titleEdgeInsets = UIEdgeInsets.zero

  /// The distances around the image, in points. HeadlessUIKit stores them.
  open var imageEdgeInsets = UIEdgeInsets.zero

  /// Whether the button has an effect under a pointer.
  open var isPointerInteractionEnabled = false

  /// Whether the size of the image follows the user's preferred text size, if that is an accessibility size.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// Sets the symbol configuration of the image for a state. HeadlessUIKit draws symbols in one size.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {}

  // MARK: Configurations

  /// Updates the configuration of a button for its state.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  /// Creates a button with a configuration.
  public convenience init(
    configuration: UIButton.Configuration, primaryAction: UIAction? = nil
  ) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Creates a button with the title and image of its primary action.
  public convenience init(
    type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?
  ) {
    self.init(frame: .zero, primaryAction: primaryAction)
    kind = buttonType
    setTitle(primaryAction?.title, for: .normal)
    setImage(primaryAction?.image, for: .normal)
  }

  /// The content and appearance of the button.
  open var configuration: UIButton.Configuration? {
    didSet {
      setNeedsLayout()
      superview?.askForConstraintLayout()
    }
  }

  /// Called when the button's state changes, as an alternative to overriding ``updateConfiguration()``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  private var needsUpdateConfiguration = true
  private let readConfiguration = ObservedReads()

  /// Schedules an update of the configuration for the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Updates the configuration for the current state.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  open override var isEnabled: Bool { didSet { setNeedsUpdateConfiguration() } }
  open override var isSelected: Bool { didSet { setNeedsUpdateConfiguration() } }
  open override var isHighlighted: Bool { didSet { setNeedsUpdateConfiguration() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    readConfiguration.track {
      updateConfiguration()
    } onChange: { [weak self] in
      self?.setNeedsUpdateConfiguration()
    }
  }
}
