/// The events that the lists of AppKit don't deliver to rows, with advice for developers.
enum UnsupportedEvents {
  static let everywhere: [String: String] = [
    "accessoryTap":
      "cells of AppKit have no accessories. Add a button to the cell, and send an action",
    "primaryAction": "use 'onSelect', or the view's 'doubleAction'",
    "shouldHighlight": "use 'shouldSelect'",
    "highlight": "override the cell's drawing",
    "prefetch": "load data in 'willDisplay'",
    "cancelPrefetch": "cancel in 'didEndDisplaying'",
    "contextMenu": "set the 'menu' of the view or the cell",
    "move": "implement drag and drop of AppKit in your own data source",
    "expand": "lists of AppKit don't show outlines",
  ]

  static let inCollections: [String: String] = everywhere.merging([
    "leadingSwipeActions": "collection views of AppKit have no swipe actions; use a table",
    "trailingSwipeActions": "collection views of AppKit have no swipe actions; use a table",
    "commitEdit": "collection views of AppKit have no swipe actions; use a table",
  ]) { first, _ in first }
}
