#if os(Linux)
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
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a button of a type.
    public convenience init(type buttonType: UIButton.ButtonType) { self.init(frame: .zero) }

    private var titles: [State: String] = [:]
    private var images: [State: UIImage] = [:]

    /// The label that shows the title.
    open var titleLabel: UILabel? { label }
    private let label = UILabel()

    /// The title of the state that the button is in.
    open var currentTitle: String? { title(for: .normal) }

    /// Sets the title of a state.
    open func setTitle(_ title: String?, for state: UIControl.State) {
      titles[state] = title
      label.text = currentTitle
    }

    /// The title of a state.
    open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }

    /// Sets the image of a state.
    open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state] = image }

    /// The image of a state.
    open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }
  }
#endif
