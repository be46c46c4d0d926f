#if os(Linux)
  /// Text.
  @preconcurrency @MainActor
  open class UILabel: UIView {
    open var text: String? {
      get { attributedText?.string }
      set { attributedText = newValue.map { NSAttributedString(string: $0) } }
    }

    open var attributedText: NSAttributedString?
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textColor: UIColor! = .label
    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var numberOfLines = 1
    open var isEnabled = true
    open var isHighlighted = false
    open var adjustsFontForContentSizeCategory = false
  }
#endif
