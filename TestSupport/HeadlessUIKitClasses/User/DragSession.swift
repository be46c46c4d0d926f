/// A drag or drop that a test performs.
@MainActor
final class DragSession: NSObject, UIDragSession, UIDropSession {
  private(set) var items: [UIDragItem]
  var localContext: Any?
  /// How far the items of the drop have been loaded.
  let progress = Progress(totalUnitCount: 0)
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  private let isLocal: Bool
  /// Where each item comes from, if it was dragged from a row.
  private var origins: [ObjectIdentifier: (view: UIView, path: IndexPath)] = [:]
  private var point = CGPoint.zero
  private weak var touchedView: UIView?
  /// Whether the delegate of the drag allows moves.
  var allowsMoves = true

  init(items: [UIDragItem] = [], isLocal: Bool) {
    (self.items, self.isLocal) = (items, isLocal)
    super.init()
  }

  func add(_ new: [UIDragItem], from path: IndexPath, of view: UIView) {
    items += new
    for item in new { origins[ObjectIdentifier(item)] = (view, path) }
  }

  /// Adds the items of the row at which the drag begins, and of the other selected rows if it is selected.
  ///
  /// - Parameter provide: returns the items of a row. The session has no items before all rows have provided theirs.
  /// - Returns: whether the drag begins.
  func begin(
    at source: IndexPath, selected: Set<IndexPath>, of view: UIView,
    _ provide: (IndexPath) -> [UIDragItem]
  ) -> Bool {
    let first = provide(source)
    guard !first.isEmpty else { return false }
    let others = selected.contains(source) ? selected.filter { $0 != source }.sorted() : []
    let provided = others.map { ($0, provide($0)) }
    for (path, items) in [(source, first)] + provided { add(items, from: path, of: view) }
    return true
  }

  /// Returns the path of the row from which an item was dragged, if it's a row of the view.
  func sourcePath(of item: UIDragItem, in view: UIView) -> IndexPath? {
    guard let origin = origins[ObjectIdentifier(item)], origin.view === view else { return nil }
    return origin.path
  }

  func move(to point: CGPoint, in view: UIView) { (self.point, touchedView) = (point, view) }

  var allowsMoveOperation: Bool { isLocal && allowsMoves }
  var localDragSession: (any UIDragSession)? { isLocal ? self : nil }
  func location(in view: UIView) -> CGPoint { touchedView?.convert(point, to: view) ?? point }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: Int64(items.count))
    self.progress.totalUnitCount += progress.totalUnitCount
    self.progress.addChild(progress, withPendingUnitCount: progress.totalUnitCount)
    Task { [items] in
      #if canImport(ObjectiveC)
        var objects: [any NSItemProviderReading] = []
        for item in items {
          if let object = await item.itemProvider.object(ofClass: aClass) { objects.append(object) }
        }
      #else
        let objects = items.compactMap { $0.itemProvider.object(ofClass: aClass) }
      #endif
      progress.completedUnitCount = progress.totalUnitCount
      completion(objects)
    }
    return progress
  }
}

#if canImport(ObjectiveC)
  extension NSItemProvider {
    /// Loads an object of a class, or `nil` if there is none.
    @MainActor
    fileprivate func object(
      ofClass aClass: any NSItemProviderReading.Type
    ) async -> (any NSItemProviderReading)? {
      guard canLoadObject(ofClass: aClass) else { return nil }
      let object = await withCheckedContinuation { continuation in
        _ = loadObject(ofClass: aClass) { object, _ in
          continuation.resume(returning: LoadedObject(object))
        }
      }
      return object.value
    }
  }

  // Unsafe, because the object is passed from the queue of the item provider to the main actor.
  //
  // Invariant: the item provider creates the object for this call, and doesn't use it afterwards.
  //
  // Check: only the function above uses the type.
  //
  // Fallback: none.
  private struct LoadedObject: @unchecked Sendable {
    let value: (any NSItemProviderReading)?

    init(_ value: (any NSItemProviderReading)?) { self.value = value }
  }
#endif
