/// The events that the lists of AppKit don't deliver to rows, with advice for developers.
enum UnsupportedEvents {
  static let everywhere: [String: String] = [
    "accessoryTap": accessories,
    "accessoryTapCell": accessories,
    "primaryAction": "use 'onSelect', or the view's 'doubleAction'",
    "shouldHighlight": "use 'shouldSelect'",
    "highlight": "override the cell's drawing",
    "prefetch": "load data in 'willDisplay'",
    "cancelPrefetch": "cancel in 'didEndDisplaying'",
    "contextMenu": "set the 'menu' of the view or the cell",
    "canMove": "use buttons in the cell, or a menu",
    "move": "use buttons in the cell, or a menu",
    "moveTarget": "use buttons in the cell, or a menu",
    "canDrag": dragAndDrop,
    "drop": dragAndDrop,
    "shouldSpringLoad": dragAndDrop,
    "expand": "lists of AppKit don't show outlines",
  ]

  private static let accessories =
    "cells of AppKit have no accessories. Add a button to the cell, and send an action"

  /// The list is the view's data source, so drags can only begin in views.
  static let dragAndDrop = "implement NSDraggingSource and NSDraggingDestination in the cell's view"

  static let inCollections: [String: String] = everywhere.merging([
    "leadingSwipeActions": "collection views of AppKit have no swipe actions; use a table",
    "trailingSwipeActions": "collection views of AppKit have no swipe actions; use a table",
    "commitEdit": "collection views of AppKit have no swipe actions; use a table",
  ]) { first, _ in first }
}
