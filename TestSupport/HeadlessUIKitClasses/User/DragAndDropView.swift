/// What a drag and a drop need of a table or collection view and of its delegates.
///
/// The result of an optional method is `nil` if there is no delegate, or if it doesn't implement the method.
@MainActor
protocol DragAndDropView: CellScrolling {
  associatedtype Proposal: UIDropProposal

  /// Returns whether a row or item is visible and enables user interaction, so that the user can touch it.
  func canTouch(_ path: IndexPath) -> Bool
  func tap(_ path: IndexPath)
  func cell(at path: IndexPath) -> UIView?
  /// Returns the frame of a row or item in the content, or `nil` if there is none.
  func frame(at path: IndexPath) -> CGRect?

  // The drag delegate.
  func dragItems(for session: DragSession, beginningAt path: IndexPath) -> [UIDragItem]?
  func dragItems(
    addedTo session: DragSession, at path: IndexPath, point: CGPoint
  ) -> [UIDragItem]?
  func allowsMoves(of session: DragSession) -> Bool?
  func dragWillBegin(_ session: DragSession)
  func dragDidEnd(_ session: DragSession)
  func shouldSpringLoad(_ path: IndexPath, _ context: SpringLoadedContext) -> Bool?

  // The drop delegate.
  var hasDropDelegate: Bool { get }
  func canHandle(_ session: DragSession) -> Bool?
  func dropDidEnter(_ session: DragSession)
  func dropDidUpdate(_ session: DragSession, at target: IndexPath?) -> Proposal?
  func dropDidExit(_ session: DragSession)
  func dropDidEnd(_ session: DragSession)
  func performDrop(of session: DragSession, at target: IndexPath?, proposal: Proposal)

  func proposal(_ operation: UIDropOperation) -> Proposal
  /// Returns whether rows or items make room for the dragged ones.
  func makesRoom(_ proposal: Proposal) -> Bool
  /// Inserts a row or item, in the same batch as an update of the data source.
  func insert(at path: IndexPath, with update: () -> Void)
}

extension DragAndDropView {
  func middle(of path: IndexPath) -> CGPoint {
    let frame = frame(at: path) ?? .zero
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Begins to drag a row or item, and the other selected ones if it's selected.
  ///
  /// - Returns: the drag, or `nil` if the drag delegate provides no items.
  func beginDrag(at source: IndexPath) -> DragOnScreen? {
    guard canTouch(source), dragInteractionEnabled else { return nil }
    let session = DragSession(isLocal: true)
    session.move(to: middle(of: source), in: self)
    let begins = session.begin(at: source, selected: selection, of: self) {
      dragItems(for: session, beginningAt: $0) ?? []
    }
    guard begins else { return nil }
    session.allowsMoves = allowsMoves(of: session) ?? true
    dragWillBegin(session)
    isDragActive = true
    return DragOnScreen(session) { [self] in
      isDragActive = false
      dragDidEnd(session)
    }
  }

  /// Returns the delegate's proposal for a drop, or `nil` if it doesn't handle the items.
  func proposal(for session: DragSession, at target: IndexPath?) -> Proposal? {
    guard hierarchyWindow != nil, hasDropDelegate, canHandle(session) ?? true else { return nil }
    if !isDropActive {
      dropDidEnter(session)
      isDropActive = true
    }
    // If the delegate makes no proposal, UIKit moves items of the same app and copies items of other apps.
    let proposal =
      dropDidUpdate(session, at: target)
      ?? proposal(session.localDragSession == nil ? .copy : .move)
    let isAccepted = proposal.operation == .copy || proposal.operation == .move
    hasDropGap = isAccepted && makesRoom(proposal)
    return proposal
  }

  /// Drops the items. Returns whether the drop delegate performs the drop.
  func drop(_ session: DragSession, at target: IndexPath?) -> Bool {
    guard let proposal = proposal(for: session, at: target) else { return false }
    defer {
      isDropActive = false
      hasDropGap = false
      dropDidEnd(session)
    }
    // UIKit takes a move of items that can't be moved, such as those of another app, for a cancelled drop.
    guard
      proposal.operation == .copy
        || (proposal.operation == .move && session.allowsMoveOperation)
    else {
      dropDidExit(session)
      return false
    }
    performDrop(of: session, at: target, proposal: proposal)
    return true
  }

  /// Takes dragged items away without a drop.
  ///
  /// - Parameter isOver: whether the drag ends.
  func leave(_ session: DragSession, isOver: Bool) {
    guard isDropActive else { return }
    isDropActive = false
    hasDropGap = false
    dropDidExit(session)
    if isOver { dropDidEnd(session) }
  }
}
