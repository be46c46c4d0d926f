/// The reusable views of one kind and the registrations for creating new ones, by reuse identifier.
@MainActor
final class ReuseQueue {
  private(set) var sources: [String: ViewSource] = [:]
  private var waiting: [String: [any ReusableView]] = [:]

  /// The name of the base class of all views in the queue, for exceptions.
  private let baseClass: String
  /// The name of a nib's reuse identifier in exceptions. The spelling "indentifier" is UIKit's.
  private let nibIdentifierName: String
  private let construct: (AnyClass, String) -> (any ReusableView)?
  private let isKindOfBase: (UIView) -> Bool

  init(
    baseClass: String, nibIdentifierName: String, isKindOfBase: @escaping (UIView) -> Bool,
    construct: @escaping (AnyClass, String) -> (any ReusableView)?
  ) {
    self.baseClass = baseClass
    self.nibIdentifierName = nibIdentifierName
    self.isKindOfBase = isKindOfBase
    self.construct = construct
  }

  /// The view that the next dequeue returns without preparing it for reuse, because it is being reconfigured.
  private var lent: (any ReusableView)?

  func lending(_ view: any ReusableView, during work: () -> Void) {
    lent = view
    work()
    lent = nil
  }

  /// Returns a view from the queue, prepared for reuse, or a new view. If nothing is registered, returns
  /// `nil`.
  ///
  /// - Parameter hasPath: whether the view is dequeued for an index path. Only then can it be the view that
  ///   is being reconfigured.
  func dequeue(_ identifier: String, hasPath: Bool = true) -> (any ReusableView)? {
    if hasPath, let view = lent, view.reuseIdentifier == identifier {
      lent = nil
      return view
    }
    if let view = waiting[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return make(identifier)
  }

  /// Replaces the registration of an identifier. If the source changes, the queued views are discarded.
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
