/// Shows the title of a section above or below its rows.
final class TitleCell: NSTableCellView {
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
