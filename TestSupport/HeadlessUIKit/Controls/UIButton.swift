#if os(Linux)
  /// A button with a title.
  @preconcurrency @MainActor
  open class UIButton: UIControl {
    /// The kind of a button.
    public enum ButtonType: Int, Sendable {
      case custom = 0
      case system = 1
      case detailDisclosure = 2
      case infoLight, infoDark, contactAdd
      case close = 7
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(type buttonType: UIButton.ButtonType) {
      self.init(frame: .zero)
      kind = buttonType
    }

    open var buttonType: UIButton.ButtonType { kind }
    private var kind = ButtonType.custom

    private var titles: [State: NSAttributedString] = [:]
    private var colors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]
    private var backgrounds: [State: UIImage] = [:]

    open var titleLabel: UILabel? { label }
    private let label = UILabel()

    open var imageView: UIImageView? { picture }
    private let picture = UIImageView(frame: .zero)

    open var currentTitle: String? { title(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    open var currentImage: UIImage? { image(for: state) }

    open func setTitle(_ title: String?, for state: UIControl.State) {
      setAttributedTitle(title.map { NSAttributedString(string: $0) }, for: state)
    }

    open func title(for state: UIControl.State) -> String? { attributedTitle(for: state)?.string }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
      titles[state] = title
      label.attributedText = currentAttributedTitle
    }

    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
      titles[state] ?? titles[.normal]
    }

    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
      colors[state] = color
      label.textColor = currentTitleColor
    }

    open func titleColor(for state: UIControl.State) -> UIColor? {
      colors[state] ?? colors[.normal]
    }

    open func setImage(_ image: UIImage?, for state: UIControl.State) {
      images[state] = image
      picture.image = currentImage
    }

    open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }

    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
      backgrounds[state] = image
    }

    open func backgroundImage(for state: UIControl.State) -> UIImage? {
      backgrounds[state] ?? backgrounds[.normal]
    }

    open var menu: UIMenu?

    // MARK: Configurations

    public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

    public convenience init(
      configuration: UIButton.Configuration, primaryAction: UIAction? = nil
    ) {
      self.init(frame: .zero, primaryAction: primaryAction)
      self.configuration = configuration
    }

    public convenience init(
      type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?
    ) {
      self.init(frame: .zero, primaryAction: primaryAction)
      kind = buttonType
      setTitle(primaryAction?.title, for: .normal)
      setImage(primaryAction?.image, for: .normal)
    }

    open var configuration: UIButton.Configuration? { didSet { setNeedsLayout() } }

    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
      didSet { setNeedsUpdateConfiguration() }
    }

    private var needsUpdateConfiguration = true

    /// Updates the configuration at the next layout.
    open func setNeedsUpdateConfiguration() {
      needsUpdateConfiguration = true
      setNeedsLayout()
    }

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
#endif
