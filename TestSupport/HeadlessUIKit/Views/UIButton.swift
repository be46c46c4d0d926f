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
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(type buttonType: UIButton.ButtonType) { self.init(frame: .zero) }

    private var titles: [State: String] = [:]
    private var images: [State: UIImage] = [:]

    open var titleLabel: UILabel? { label }
    private let label = UILabel()

    open var currentTitle: String? { title(for: .normal) }

    open func setTitle(_ title: String?, for state: UIControl.State) {
      titles[state] = title
      label.text = currentTitle
    }

    open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }

    open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state] = image }

    open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }
  }
#endif
