/// The views that wait under each identifier of one kind, and how new ones are made.
@MainActor
final class ReuseQueue {
  private(set) var sources: [String: ViewSource] = [:]
  private var waiting: [String: [any ReusableView]] = [:]

  /// The class that every view of the queue inherits from, as exceptions name it.
  private let baseClass: String
  /// What exceptions call the identifier of a nib's view; the first spelling is UIKit's.
  private let nibIdentifierName: String
  private let construct: (AnyClass, String) -> (any ReusableView)?
  private let isKindOfBase: (UIView) -> Bool

  /// How many views were made.
  private(set) var madeCount = 0

  var waitingCount: Int { waiting.values.reduce(0) { $0 + $1.count } }

  init(
    baseClass: String, nibIdentifierName: String, isKindOfBase: @escaping (UIView) -> Bool,
    construct: @escaping (AnyClass, String) -> (any ReusableView)?
  ) {
    self.baseClass = baseClass
    self.nibIdentifierName = nibIdentifierName
    self.isKindOfBase = isKindOfBase
    self.construct = construct
  }

  /// The view that is dequeued next, and as it is: one that is configured again where it stands.
  private var lent: (any ReusableView)?

  func lending(_ view: any ReusableView, during work: () -> Void) {
    lent = view
    work()
    lent = nil
  }

  /// Returns a view from the queue, prepared for reuse, or a new one; `nil` if nothing is registered.
  ///
  /// - Parameter hasPath: whether the view is dequeued for an index path. Only then can it be the one that is
  ///   configured again.
  func dequeue(_ identifier: String, hasPath: Bool = true) -> (any ReusableView)? {
    if hasPath, let view = lent, view.reuseIdentifier == identifier {
      lent = nil
      return view
    }
    if let view = waiting[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let view = make(identifier) else { return nil }
    madeCount += 1
    return view
  }

  /// Replaces the registration of an identifier, and drops queued views of another source.
  func register(_ source: ViewSource?, for identifier: String) {
    if let old = sources[identifier], let source, !source.isSame(as: old) {
      waiting[identifier] = nil
    }
    sources[identifier] = source
  }

  func enqueue(_ view: any ReusableView) {
    guard let identifier = view.reuseIdentifier else { return }
    waiting[identifier, default: []].append(view)
  }

  private func make(_ identifier: String) -> (any ReusableView)? {
    switch sources[identifier] {
    case nil:
      return nil
    case .viewClass(let viewClass):
      guard let view = construct(viewClass, identifier) else {
        UIKitException.raise(
          "class registered for identifier (\(identifier)) must be a subclass of \(baseClass), "
            + "and \(viewClass) is not")
        return nil
      }
      view.adopt(identifier)
      return view
    case .prototype(let make):
      return make() as? any ReusableView
    case .nib(let nib):
      return only(of: nib.instantiate(withOwner: nil), identifier)
    }
  }

  private func only(of topLevelObjects: [Any], _ identifier: String) -> (any ReusableView)? {
    guard topLevelObjects.count == 1, let view = topLevelObjects[0] as? any ReusableView,
      isKindOfBase(view)
    else {
      UIKitException.raise(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
          + "level object which must be a \(baseClass) instance")
      return nil
    }
    if let own = view.reuseIdentifier, !own.isEmpty, own != identifier {
      UIKitException.raise(
        "\(nibIdentifierName) in nib (\(own)) does not match the identifier used to register the "
          + "nib (\(identifier))")
      return nil
    }
    view.adopt(identifier)
    return view
  }
}
