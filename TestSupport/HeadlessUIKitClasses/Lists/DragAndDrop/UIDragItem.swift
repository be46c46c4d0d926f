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

  /// Returns whether at least one item can be loaded as an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag that began in the app.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// The app's own object for the drag.
  var localContext: Any? { get set }
}

/// A drop in the app.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The drag, if it began in the app.
  var localDragSession: (any UIDragSession)? { get }

  /// Whether the system shows the progress while items are loaded.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

  /// Loads the objects of a class from the items, in their order, and calls the closure on the main queue. Items that
  /// have no such object are left out.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// Whether the system shows the progress of a drop.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// It doesn't.
  case none

  /// It shows an alert.
  case `default`
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

/// An animation that ends immediately.
@MainActor
class DropAnimation: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completion(.end)
  }
}
