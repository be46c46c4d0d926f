/// An animation, which is only passed on.
public struct Animation: Hashable, Sendable { public static let `default` = Animation() }

/// How an update is performed.
public struct Transaction: Hashable, Sendable {
  @MainActor static var current = Transaction()
  public var animation: Animation?, disablesAnimations = false
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Calls a closure. The update that follows from it carries the animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  MainActor.assumeIsolated { Transaction.current.animation = animation }
  defer { MainActor.assumeIsolated { Transaction.current.animation = nil } }
  return try body()
}
