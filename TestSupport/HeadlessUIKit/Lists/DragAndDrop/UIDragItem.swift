#if !canImport(ObjectiveC)
  /// The data of an item that is dragged: an object in this process. Foundation has it on Apple's systems.
  open class NSItemProvider: NSObject {
    /// The object, or `nil` if there is none.
    public let object: NSObject?

    /// Creates a provider without data.
    public override init() {
      object = nil
      super.init()
    }

    /// Creates a provider of an object.
    public init(object: NSObject) {
      self.object = object
      super.init()
    }
  }
#endif

/// An item that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  private let provider: NSItemProvider

  /// Creates an item from its data.
  public init(itemProvider: NSItemProvider) {
    provider = itemProvider
    super.init()
  }

  /// The data.
  open var itemProvider: NSItemProvider { provider }

  /// An object for drops in the same app.
  open var localObject: Any?
}

/// A drag or a drop.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items.
  var items: [UIDragItem] { get }

  /// Whether the items may be moved.
  var allowsMoveOperation: Bool { get }

  /// Returns where the finger is, in the coordinates of a view.
  func location(in view: UIView) -> CGPoint
}

/// A drag that began in the app.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// An object of your own for the drag.
  var localContext: Any? { get set }
}

/// A drop in the app.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in the app.
  var localDragSession: (any UIDragSession)? { get }
}

/// What a drop does with its items.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing happens.
  case cancel

  /// Nothing happens, and the user sees that it isn't allowed.
  case forbidden

  /// The items are copied.
  case copy

  /// The items are moved.
  case move
}

/// What a drop would do.
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

/// How a preview of a drag looks.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where an animation is.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end

  /// At its start.
  case start

  /// On its way.
  case current
}

/// The animation of a drop.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds what is to be animated along.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds what is called when the animation has ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// A drag or a drop that a test performs.
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

/// An animation that is over at once.
@MainActor
class DropAnimation: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completion(.end)
  }
}
