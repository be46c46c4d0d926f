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
    didSet {
      if frame.size != oldValue.size { needsLayout = true }
      if postsFrameChangedNotifications, frame != oldValue {
        NotificationCenter.default.post(name: NSView.frameDidChangeNotification, object: self)
      }
    }
  }

  /// Posted when the frame of a view has changed.
  nonisolated public static let frameDidChangeNotification =
    Notification.Name("NSViewFrameDidChangeNotification")

  /// Posted when the bounds of a view have changed, and not only because its frame has.
  nonisolated public static let boundsDidChangeNotification =
    Notification.Name("NSViewBoundsDidChangeNotification")

  /// Whether the view posts a notification when its frame has changed.
  open var postsFrameChangedNotifications = true

  /// Whether the view posts a notification when its bounds have changed.
  open var postsBoundsChangedNotifications = true

  /// The origin of the bounds.
  private var boundsOrigin = CGPoint.zero

  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect { CGRect(origin: boundsOrigin, size: frame.size) }

  /// Changes the origin of the bounds.
  open func setBoundsOrigin(_ newOrigin: CGPoint) {
    _ = NSAnimationContext.takeAnimates()
    guard newOrigin != boundsOrigin else { return }
    boundsOrigin = newOrigin
    if postsBoundsChangedNotifications {
      NotificationCenter.default.post(name: NSView.boundsDidChangeNotification, object: self)
    }
  }

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
    if window != nil { view.tellOfWindow() }
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    let leavesWindow = window != nil
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    if leavesWindow { tellOfWindow() }
  }

  /// Called when the view has entered a window, or left it.
  open func viewDidMoveToWindow() {}

  fileprivate final func tellOfWindow() {
    viewDidMoveToWindow()
    for view in subviews { view.tellOfWindow() }
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
      oldValue?.tellOfWindow()
      contentView?.ownWindow = self
      contentView?.tellOfWindow()
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

  /// The distances from the edges of the view to those of its visible part.
  open var contentInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) {
    didSet { documentView?.needsLayout = true }
  }

  open override var frame: CGRect {
    // Before the notification, whose observers may lay out.
    willSet { documentView?.needsLayout = true }
  }

  /// Scrolls to a point, but not beyond the ends of the document.
  open func scroll(to newOrigin: CGPoint) {
    let (size, insets) = (documentView?.frame.size ?? .zero, contentInsets)
    let (right, bottom) = (
      size.width + insets.right - frame.width, size.height + insets.bottom - frame.height
    )
    setBoundsOrigin(
      CGPoint(
        x: max(min(newOrigin.x, right), -insets.left),
        y: max(min(newOrigin.y, bottom), -insets.top)))
  }

  open override func setBoundsOrigin(_ newOrigin: CGPoint) {
    documentView?.needsLayout = true
    super.setBoundsOrigin(newOrigin)
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

  /// Posted when the user begins to scroll by a gesture or a scroller.
  nonisolated public static let willStartLiveScrollNotification =
    Notification.Name("NSScrollViewWillStartLiveScrollNotification")

  /// Posted after each step of the user's scrolling, also by a mouse wheel.
  nonisolated public static let didLiveScrollNotification =
    Notification.Name("NSScrollViewDidLiveScrollNotification")

  /// Posted when the user's scrolling ends.
  nonisolated public static let didEndLiveScrollNotification =
    Notification.Name("NSScrollViewDidEndLiveScrollNotification")

  open override var frame: CGRect {
    didSet { contentView.frame = CGRect(origin: .zero, size: frame.size) }
  }

  /// Moves the scrollers to where the clip view is; here, there are none.
  open func reflectScrolledClipView(_ cView: NSClipView) {}

  /// Scrolls down as the user does.
  ///
  /// - Parameters:
  ///   - distance: the distance in points.
  ///   - hasWheel: whether the user turns the wheel of a mouse, which has no start and no end.
  ///   - meanwhile: called before the user ends.
  package final func userScrolls(
    by distance: CGFloat, hasWheel: Bool = false, _ meanwhile: @MainActor () -> Void = {}
  ) {
    func post(_ name: Notification.Name) {
      NotificationCenter.default.post(name: name, object: self)
    }
    if !hasWheel { post(NSScrollView.willStartLiveScrollNotification) }
    let origin = contentView.bounds.origin
    contentView.scroll(to: CGPoint(x: origin.x, y: origin.y + distance))
    post(NSScrollView.didLiveScrollNotification)
    meanwhile()
    if !hasWheel { post(NSScrollView.didEndLiveScrollNotification) }
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
