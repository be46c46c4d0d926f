import TypedCellsUIKit

/// Counts the parts of a cell, including hidden ones, to find cells that grow with each update.
@MainActor
enum PartCounter {
  static func counts(in view: UIView) -> [String: Int] {
    var counts: [String: Int] = [:]
    add(view, to: &counts)
    return counts
  }

  private static func add(_ view: UIView, to counts: inout [String: Int]) {
    counts["subviews", default: 0] += view.subviews.count
    counts["constraints", default: 0] += view.constraints.count
    counts["gesture recognisers", default: 0] += view.gestureRecognizers?.count ?? 0
    counts["layout guides", default: 0] += view.layoutGuides.count
    #if canImport(UIKit)
      counts["layers", default: 0] += view.layer.sublayers?.count ?? 0
    #endif
    if let control = view as? UIControl {
      control.enumerateEventHandlers { action, _, _, _ in
        counts[action == nil ? "targets" : "actions", default: 0] += 1
      }
    }
    for child in view.subviews { add(child, to: &counts) }
    for child in ViewObserver.attachedViews(of: view) where child.superview == nil {
      add(child, to: &counts)
    }
  }
}
