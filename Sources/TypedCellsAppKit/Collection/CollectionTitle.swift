/// Shows the title of a section above or below its items.
final class CollectionTitle: CollectionHeaderFooterView {
  static let identifier = NSUserInterfaceItemIdentifier("TypedCells.title")

  let label = NSTextField(labelWithString: "")

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds
    label.autoresizingMask = [.width, .height]
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

/// An item that shows nothing. AppKit looks for a nib if an item doesn't load its view.
final class EmptyItem: NSCollectionViewItem {
  override func loadView() { view = NSView() }
}
