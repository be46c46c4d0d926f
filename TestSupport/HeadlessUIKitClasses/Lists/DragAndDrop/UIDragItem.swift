#if !canImport(ObjectiveC)
  /// The data of a drag item: an object in this process. On Apple's platforms, Foundation declares it.
  open class NSItemProvider: NSObject {
    /// The object, or `nil` if there is none.
    public let object: NSObject?

    /// Creates a provider without data.
    public override init() {
      object = nil
      super.init()
    }

    /// Creates a provider for an object.
    public init(object: NSObject) {
      self.object = object
      super.init()
    }
  }
#endif

/// An item of a drag.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  private let provider: NSItemProvider

  /// Creates an item with its data.
  public init(itemProvider: NSItemProvider) {
    provider = itemProvider
    super.init()
  }

  /// The provider of the item's data.
  open var itemProvider: NSItemProvider { provider }

  /// An object that drops in the same app can use in place of the data.
  open var localObject: Any?
}

/// A drag or drop in progress.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The drag items.
  var items: [UIDragItem] { get }

  /// Whether the drag allows the items to be moved.
  var allowsMoveOperation: Bool { get }

  /// Returns the position of the finger in the coordinates of a view.
  func location(in view: UIView) -> CGPoint
}

/// A drag that began in the app.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// The app's own object for the drag.
  var localContext: Any? { get set }
}

/// A drop in the app.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in the app.
  var localDragSession: (any UIDragSession)? { get }
}

/// The operation of a drop.
public enum UIDropOperation: UInt, Sendable {
  /// The drop has no effect.
  case cancel

  /// The drop has no effect, and the user sees that it isn't allowed.
  case forbidden

  /// The drop copies the items.
  case copy

  /// The drop moves the items.
  case move
}

/// A proposal for a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  private let proposed: UIDropOperation

  /// Creates a proposal of an operation.
  public init(operation: UIDropOperation) {
    proposed = operation
    super.init()
  }

  /// The operation.
  open var operation: UIDropOperation { proposed }

  /// Returns the proposal itself, because it doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The appearance of a preview in a drag or drop.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The position of an animation at its end.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The animation's end.
  case end

  /// The animation's start.
  case start

  /// The position at which the animation was stopped.
  case current
}

/// The animation of a drop.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds animations that run alongside this one.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a closure that is called when the animation ends.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// A drag or drop that a test performs.
@MainActor
final class DragSession: NSObject, UIDragSession, UIDropSession {
  var items: [UIDragItem]
  var localContext: Any?
  private let isLocal: Bool
  private let point: CGPoint
  private let source: UIView

  init(items: [UIDragItem], isLocal: Bool, at point: CGPoint, in source: UIView) {
    (self.items, self.isLocal, self.point, self.source) = (items, isLocal, point, source)
    super.init()
  }

  var allowsMoveOperation: Bool { isLocal }
  var localDragSession: (any UIDragSession)? { isLocal ? self : nil }
  func location(in view: UIView) -> CGPoint { source.convert(point, to: view) }
}

/// An animation that ends immediately.
@MainActor
class DropAnimation: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completion(.end)
  }
}
