// The part of the undo manager that Foundation adds in Swift, for type checking only.

extension UndoManager {
  @MainActor
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor @Sendable (TargetType) -> Void
  ) { fatalError("never run") }
}
