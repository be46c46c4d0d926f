/// Handles events; here, only the base class of views and view controllers.
@MainActor
open class NSResponder: NSObject {}

/// The identifier of a view or an item.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public var rawValue: String

  /// Creates an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates an identifier.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// An object with an identifier.
@MainActor
public protocol NSUserInterfaceItemIdentification: NSObjectProtocol {
  /// The identifier.
  var identifier: NSUserInterfaceItemIdentifier? { get set }
}

/// A rectangle with subviews, whose origin is at its top.
@MainActor
open class NSView: NSResponder, NSUserInterfaceItemIdentification {
  /// The frame in the superview.
  open var frame: CGRect {
    didSet { if frame.size != oldValue.size { needsLayout = true } }
  }

  /// The origin of the bounds.
  final var boundsOrigin = CGPoint.zero

  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect { CGRect(origin: boundsOrigin, size: frame.size) }

  open var identifier: NSUserInterfaceItemIdentifier?

  /// How a view follows the size of its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates a value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The width follows.
    public static let width = AutoresizingMask(rawValue: 2)
    /// The height follows.
    public static let height = AutoresizingMask(rawValue: 16)
  }

  /// How the view follows the size of its superview; ignored.
  open var autoresizingMask: NSView.AutoresizingMask = []

  /// Whether the view is laid out by the next ``layoutSubtreeIfNeeded()``.
  open var needsLayout = true

  /// The view above.
  public private(set) final weak var superview: NSView?

  /// The views below.
  public private(set) final var subviews: [NSView] = []

  fileprivate weak var ownWindow: NSWindow?

  /// The window, if any.
  public final var window: NSWindow? { superview?.window ?? ownWindow }

  /// Creates a view.
  public init(frame frameRect: CGRect) {
    frame = frameRect
    super.init()
  }

  /// Creates a view as in a nib.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// Creates a view without a size.
  public override convenience init() { self.init(frame: .zero) }

  @usableFromInline
  convenience init(registeredView: Void) { self.init(frame: .zero) }

  /// The part of the bounds that isn't clipped.
  open var visibleRect: CGRect {
    guard let superview else { return bounds }
    let visible = superview.visibleRect.offsetBy(
      dx: boundsOrigin.x - frame.minX, dy: boundsOrigin.y - frame.minY)
    return bounds.intersects(visible) ? bounds.intersection(visible) : .zero
  }

  /// The scroll view that contains the view.
  public final var enclosingScrollView: NSScrollView? {
    superview as? NSScrollView ?? superview?.enclosingScrollView
  }

  /// Adds a subview.
  open func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Lays the view out.
  open func layout() {}

  /// Lays the view and its subviews out, as far as they need it.
  open func layoutSubtreeIfNeeded() {
    if needsLayout {
      needsLayout = false
      layout()
    }
    for view in subviews { view.layoutSubtreeIfNeeded() }
  }

  /// Prepares the view for reuse.
  open func prepareForReuse() {}

  /// Returns an object whose changes are animated; here, the view itself.
  public final func animator() -> Self {
    NSAnimationContext.hasAnimator = true
    return self
  }

  /// Scrolls so that a point is at the top left of the clip view.
  open func scroll(_ point: CGPoint) {
    guard let clip = superview as? NSClipView else { return }
    clip.scroll(to: point)
  }
}

extension NSAnimationContext {
  /// Returns whether the view was reached by `animator()`; asking ends it.
  static func takeAnimates() -> Bool {
    defer { hasAnimator = false }
    return hasAnimator
  }
}

/// A window.
@MainActor
open class NSWindow: NSResponder {
  /// The styles of windows.
  public struct StyleMask: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates a value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// How a window stores what it draws.
  public enum BackingStoreType: UInt, Sendable {
    /// In a buffer.
    case buffered = 2
  }

  /// The window's view.
  open var contentView: NSView? {
    didSet {
      oldValue?.ownWindow = nil
      contentView?.ownWindow = self
    }
  }

  /// Creates a window.
  public init(
    contentRect: CGRect, styleMask style: NSWindow.StyleMask,
    backing backingStoreType: NSWindow.BackingStoreType, defer flag: Bool
  ) {
    super.init()
    contentView = NSView(frame: CGRect(origin: .zero, size: contentRect.size))
    contentView?.ownWindow = self
  }
}

/// Clips the document of a scroll view.
@MainActor
open class NSClipView: NSView {
  /// The view that scrolls.
  open var documentView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let documentView { addSubview(documentView) }
    }
  }

  /// Scrolls to a point, but not beyond the ends of the document.
  open func scroll(to newOrigin: CGPoint) {
    let room = max((documentView?.frame.height ?? 0) - frame.height, 0)
    boundsOrigin = CGPoint(x: 0, y: min(max(newOrigin.y, 0), room))
    documentView?.needsLayout = true
  }
}

/// Scrolls a view.
@MainActor
open class NSScrollView: NSView {
  /// The view that clips the document.
  public final let contentView: NSClipView

  /// The view that scrolls.
  open var documentView: NSView? {
    get { contentView.documentView }
    set { contentView.documentView = newValue }
  }

  /// Creates a scroll view.
  public override init(frame frameRect: CGRect) {
    contentView = NSClipView(frame: CGRect(origin: .zero, size: frameRect.size))
    super.init(frame: frameRect)
    addSubview(contentView)
  }

  /// Creates a scroll view as in a nib.
  public required init?(coder: NSCoder) {
    contentView = NSClipView(frame: .zero)
    super.init(coder: coder)
    addSubview(contentView)
  }
}

/// A control.
@MainActor
open class NSControl: NSView {
  /// The text of the control.
  open var stringValue = ""
}

/// A text, which the user can edit in AppKit.
@MainActor
open class NSTextField: NSControl {
  /// Creates a text that can't be edited.
  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
  }
}

/// Manages a view, which is loaded when it is needed.
@MainActor
open class NSViewController: NSResponder {
  private var loadedView: NSView?

  /// The view, which is loaded on first use.
  open var view: NSView {
    get {
      if loadedView == nil { loadView() }
      guard let loadedView else {
        AppKitException.raise("\(type(of: self)) has no view: override loadView()")
        return NSView()
      }
      return loadedView
    }
    set { loadedView = newValue }
  }

  /// Creates a controller.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a controller as in a nib.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Loads the view. A subclass sets ``view``; here, there are no nibs of controllers.
  open func loadView() {}
}
