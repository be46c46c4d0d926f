import GtkToolkit
import TypedCells

/// Reporting changes to GTK.
extension GtkList {
  /// Replaces the elements in GTK's model, span by span.
  ///
  /// After each span, GTK's model has new elements up to the end of the span, and old elements after it. The
  /// driver has only new content, so the places are filled after the last span.
  ///
  /// - Parameters:
  ///   - new: the outline after the change.
  ///   - changes: the changed spans.
  ///   - move: returns the new element for an old one, or `nil` if it was deleted.
  func change(
    to new: FlatPositions, _ changes: ChangedSpans, _ move: @escaping (FlatElement) -> FlatElement?
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

  /// Performs work during which GTK may bind places, and then fills those places.
  ///
  /// If rows request changes meanwhile, the driver performs them afterwards.
  func atWork(_ work: @MainActor () -> Void) {
    guard waiting == nil, let list else { return work() }
    list.holdingChanges {
      waiting = []
      work()
      while let places = waiting, !places.isEmpty {
        waiting = []
        let abandoned = Dictionary(
          view.abandonedPlaces.map { ($0.boundSerial, $0) }, uniquingKeysWith: { $1 })
        for place in places where !place.isUpToDate {
          if let other = abandoned[place.boundSerial] { place.adopt(other) } else { fill(place) }
        }
      }
      waiting = nil
    }
  }

  /// Updates the selection in GTK's model.
  ///
  /// - Parameter tells: whether to report the new selection to GTK, which then updates its places.
  func showSelection(tells: Bool) {
    view.select(selection.compactMap { outline.position(of: .row($0)) }, tells: tells)
  }
}
