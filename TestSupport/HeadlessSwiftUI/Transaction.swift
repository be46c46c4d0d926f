/// An animation, which is only passed on.
public struct Animation: Hashable, Sendable { public static let `default` = Animation() }

/// How an update is performed.
public struct Transaction: Hashable, Sendable {
  @MainActor static var current = Transaction()
  public var animation: Animation?, disablesAnimations = false
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Calls a closure. The update that follows from it carries the transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = MainActor.assumeIsolated { Transaction.current }
  MainActor.assumeIsolated { Transaction.current = transaction }
  defer { MainActor.assumeIsolated { Transaction.current = outer } }
  return try body()
}

/// Calls a closure. The update that follows from it carries the animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try withTransaction(Transaction(animation: animation), body) }
