#if canImport(UIKit) || os(Linux)
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// The delegate of the list's author, who hears what rows hear, and answers what they do not.
  @MainActor
  struct OwnTableDelegate {
    nonisolated let reference: WeakDelegate<any UITableViewDelegate>

    init(_ delegate: (any UITableViewDelegate)?) {
      reference = WeakDelegate(delegate)
    }

    var object: (any UITableViewDelegate)? { reference.object }

    /// Whether the delegate implements a method; on Linux, whether it may.
    func implements(_ method: TableDelegateMethod) -> Bool {
      guard let object else { return false }
      #if canImport(UIKit)
        return object.responds(to: Selector(method.rawValue))
      #else
        return (object as? any SelectorResponding)?.responds(to: Selector(method.rawValue)) ?? true
      #endif
    }

    #if !canImport(UIKit)
      func ask<Answer>(_ call: (any UITableViewDelegate) -> Answer) -> Answer? {
        object.flatMap { object in OptionalMethod.answer { call(object) } }
      }

      func tell(_ call: (any UITableViewDelegate) -> Void) { _ = ask(call) }
    #endif
  }
#endif
