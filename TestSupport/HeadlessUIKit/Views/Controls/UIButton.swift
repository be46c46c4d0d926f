/// A button with a title.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The kind of a button.
  public enum ButtonType: Int, Sendable {
    /// A button without a look of its own.
    case custom = 0

    /// A button as the system has them.
    case system = 1

    /// A button that leads to details.
    case detailDisclosure = 2

    /// A button for information, on a dark ground.
    case infoLight

    /// A button for information, on a light ground.
    case infoDark

    /// A button with a plus in a circle.
    case contactAdd

    /// A button that closes.
    case close = 7
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button of a type.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    kind = buttonType
  }

  /// The kind of the button.
  open var buttonType: UIButton.ButtonType { kind }
  private var kind = ButtonType.custom

  private var titles: [State: NSAttributedString] = [:]
  private var colors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgrounds: [State: UIImage] = [:]

  /// The label that shows the title.
  open var titleLabel: UILabel? { label }
  private let label = UILabel()

  /// The view of the image.
  open var imageView: UIImageView? { picture }
  private let picture = UIImageView(frame: .zero)

  /// The title of the state that the button is in.
  open var currentTitle: String? { title(for: state) }

  /// The title of the current state, with its attributes.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The colour of the title in the current state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// The image of the current state.
  open var currentImage: UIImage? { image(for: state) }

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    setAttributedTitle(title.map { NSAttributedString(string: $0) }, for: state)
  }

  /// The title of a state.
  open func title(for state: UIControl.State) -> String? { attributedTitle(for: state)?.string }

  /// Sets the title of a state, with its attributes.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    titles[state] = title
    label.attributedText = currentAttributedTitle
  }

  /// The title of a state, with its attributes.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    titles[state] ?? titles[.normal]
  }

  /// Sets the colour of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    colors[state] = color
    label.textColor = currentTitleColor
  }

  /// The colour of the title in a state.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    colors[state] ?? colors[.normal]
  }

  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    picture.image = currentImage
  }

  /// The image of a state.
  open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }

  /// Sets the image behind the title in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgrounds[state] = image
  }

  /// The image behind the title in a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgrounds[state] ?? backgrounds[.normal]
  }

  /// The menu that the button shows.
  open var menu: UIMenu?

  // MARK: Configurations

  /// Updates the configuration of a button to its state.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  /// Creates a button from a configuration.
  public convenience init(
    configuration: UIButton.Configuration, primaryAction: UIAction? = nil
  ) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Creates a button with the title and the image of what it does.
  public convenience init(
    type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?
  ) {
    self.init(frame: .zero, primaryAction: primaryAction)
    kind = buttonType
    setTitle(primaryAction?.title, for: .normal)
    setImage(primaryAction?.image, for: .normal)
  }

  /// What the button shows, and how.
  open var configuration: UIButton.Configuration? { didSet { setNeedsLayout() } }

  /// What updates the configuration to the state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  private var needsUpdateConfiguration = true

  /// Updates the configuration at the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Updates the configuration to the state.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  open override var isEnabled: Bool { didSet { setNeedsUpdateConfiguration() } }
  open override var isSelected: Bool { didSet { setNeedsUpdateConfiguration() } }
  open override var isHighlighted: Bool { didSet { setNeedsUpdateConfiguration() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    updateConfiguration()
  }
}
