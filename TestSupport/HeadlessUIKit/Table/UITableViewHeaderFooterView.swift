#if os(Linux)
  /// A view at the head or the foot of a table's section.
  @preconcurrency @MainActor
  open class UITableViewHeaderFooterView: UIView {
    public init(reuseIdentifier: String?) {
      identifier = reuseIdentifier
      super.init(frame: .zero)
      addSubview(content)
    }

    public convenience override init(frame: CGRect) { self.init(reuseIdentifier: nil) }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      addSubview(content)
    }

    private let content = UIView()
    private var identifier: String?

    open var reuseIdentifier: String? { identifier }

    func adopt(_ identifier: String) {
      if self.identifier?.isEmpty != false { self.identifier = identifier }
    }

    open var contentView: UIView { content }
    open var textLabel: UILabel? { label }
    open var detailTextLabel: UILabel? { detailLabel }
    private lazy var label = added(UILabel())
    private lazy var detailLabel = added(UILabel())
    open var backgroundView: UIView?

    private func added(_ label: UILabel) -> UILabel {
      content.addSubview(label)
      return label
    }

    open func prepareForReuse() {}

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: 28)
    }

    open override func layoutSubviews() {
      super.layoutSubviews()
      content.frame = bounds
    }

    open var contentConfiguration: (any UIContentConfiguration)? {
      didSet { hostedContent.show(contentConfiguration, in: content) }
    }

    private let hostedContent = HostedContent()

    open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
  }
#endif
