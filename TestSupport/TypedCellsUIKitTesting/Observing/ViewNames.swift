import TypedCellsTesting
import TypedCellsUIKit

/// The names of a cell's views and constraints in reports.
@MainActor
enum ViewNames {
  /// The properties that store the views and constraints, also those of your own views inside the cell, and UIKit's
  /// names such as `contentView`.
  static func names(in cell: UIView) -> [ObjectIdentifier: String] {
    var names: [ObjectIdentifier: String] = [:]
    addPlaces(of: cell, to: &names)
    addStoredNames(of: cell, prefix: "", to: &names)
    addLabels(of: cell, to: &names)
    return names
  }

  private static func addStoredNames(
    of view: UIView, prefix: String, to names: inout [ObjectIdentifier: String]
  ) {
    if !isDeclaredBySystem(type(of: view)) {
      for (object, name) in namesOfStoredObjects(in: view) where names[object] == nil {
        names[object] = prefix + name
      }
    }
    for child in view.subviews + ViewObserver.attachedViews(of: view) {
      let name = names[ObjectIdentifier(child)] ?? prefix + ViewObserver.kind(of: child)
      addStoredNames(of: child, prefix: name + ".", to: &names)
    }
  }

  /// Adds the names of the places in a cell that UIKit or the developer fills.
  private static func addPlaces(of cell: UIView, to names: inout [ObjectIdentifier: String]) {
    func add(_ name: String, _ view: UIView?) {
      if let view { names[ObjectIdentifier(view)] = name }
    }
    switch cell {
    case let cell as UITableViewCell:
      add("contentView", cell.contentView)
      add("accessoryView", cell.accessoryView)
      add("editingAccessoryView", cell.editingAccessoryView)
      add("backgroundView", cell.backgroundView)
      add("selectedBackgroundView", cell.selectedBackgroundView)
    case let cell as UICollectionViewCell:
      add("contentView", cell.contentView)
      add("backgroundView", cell.backgroundView)
      add("selectedBackgroundView", cell.selectedBackgroundView)
    case let header as UITableViewHeaderFooterView:
      add("contentView", header.contentView)
      add("backgroundView", header.backgroundView)
    default: break
    }
  }

  /// Adds the names of the labels and images that UIKit creates when you read them, if views without a name may be them.
  private static func addLabels(of cell: UIView, to names: inout [ObjectIdentifier: String]) {
    func add(_ name: String, _ view: UIView?) {
      if let view { names[ObjectIdentifier(view)] = name }
    }
    func parts(of view: UIView) -> [UIView] {
      view.subviews.filter { names[ObjectIdentifier($0)] == nil }
    }
    if let cell = cell as? UITableViewCell {
      let parts = parts(of: cell.contentView)
      if parts.contains(where: { $0 is UILabel }) {
        add("textLabel", cell.textLabel)
        add("detailTextLabel", cell.detailTextLabel)
      }
      if parts.contains(where: { $0 is UIImageView }) { add("imageView", cell.imageView) }
    } else if let header = cell as? UITableViewHeaderFooterView,
      parts(of: header.contentView).contains(where: { $0 is UILabel })
    {
      add("textLabel", header.textLabel)
      add("detailTextLabel", header.detailTextLabel)
    }
  }
}
