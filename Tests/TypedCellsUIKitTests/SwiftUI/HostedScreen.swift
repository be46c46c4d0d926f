import HeadlessSwiftUI
import HeadlessUIKit
import TypedCells

@testable import TypedCellsUIKit

/// A SwiftUI screen in a window. Ten rows of 44 points fit.
@MainActor
final class HostedScreen<Content: View> {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  let controller: UIHostingController<Content>

  init(_ screen: Content) {
    ViewUpdateProblems.recorded = []
    controller = UIHostingController(rootView: screen)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Evaluates the screen again with another value.
  func evaluate(_ screen: Content) {
    controller.rootView = screen
    window.layoutIfNeeded()
  }

  var table: UITableView? { controller.view.first(UITableView.self) }
  var collection: UICollectionView? { controller.view.first(UICollectionView.self) }
  var problems: [String] { ViewUpdateProblems.recorded }
}

extension UIView {
  /// The first view of a class inside this one.
  func first<Found: UIView>(_ type: Found.Type) -> Found? {
    for view in subviews {
      if let found = view as? Found ?? view.first(type) { return found }
    }
    return nil
  }
}

struct Guest: Identifiable, Equatable {
  let id: Int
  var name: String
}

/// A cell that counts its updates.
final class GuestCell: UITableViewCell, Updatable {
  private(set) var updates = 0

  func update(viewData guest: Guest) {
    updates += 1
    textLabel?.text = guest.name
  }
}

func guests(_ ids: some Sequence<Int>) -> [Guest] { ids.map { Guest(id: $0, name: "\($0)") } }
