import GtkToolkit
import TypedCells

/// Telling GTK what changed.
extension GtkList {
  /// Tells GTK, span by span, that the list has other elements.
  ///
  /// After each span the model has what GTK thinks that it has: new elements before that point, and old
  /// ones behind it. The driver has new ones only, so places are filled in the end.
  ///
  /// - Parameters:
  ///   - new: what there is now.
  ///   - changes: what was replaced.
  ///   - move: what an element of before is now, or `nil` when it is gone.
  func change(
    to new: Outline, _ changes: ChangedSpans, _ move: @escaping (ListElement) -> ListElement?
  ) {
    let old = outline
    outline = new
    atWork {
      showSelection(tells: false)
      let isCut = old.isCut || new.isCut
      for span in (isCut ? ChangedSpans(all: old, to: new) : changes).spans() {
        let start = span.new.lowerBound
        view.replace(start..<start + span.old.count, with: span.new.count) { position in
          old.element(at: position - start + span.old.lowerBound).flatMap(move)
            .flatMap { new.position(of: $0) }.flatMap { span.new.contains($0) ? $0 : nil }
        }
      }
      showSelection(tells: true)
    }
  }

  /// Does something that may have GTK bind places, and fills them.
  ///
  /// The driver carries out what rows ask for meanwhile when it is done.
  func atWork(_ work: @MainActor () -> Void) {
    guard waiting == nil, let list else { return work() }
    list.deferringChanges {
      waiting = []
      work()
      while let places = waiting, !places.isEmpty {
        waiting = []
        for place in places where !place.isUpToDate { fill(place) }
      }
      waiting = nil
    }
  }

  /// Shows the selection.
  ///
  /// - Parameter tells: whether GTK is to look at the places again.
  func showSelection(tells: Bool) {
    view.select(selection.compactMap { outline.position(of: .row($0)) }, tells: tells)
  }
}
