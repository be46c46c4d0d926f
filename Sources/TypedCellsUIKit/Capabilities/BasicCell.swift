/// A table cell of the style with a second line, which takes all the ready-made traits.
///
/// Rows of traits need no cell class of their own:
///
/// ```swift
/// let capabilities = try CapabilityRegistry(Capability.uiKit)
/// Row(BasicCell.self, by: setting, using: capabilities)
/// ```
open class BasicCell: UITableViewCell, ListContentCarrying {
  /// Creates a cell of the style `subtitle`, as a table does.
  ///
  /// - Parameters:
  ///   - style: the style that a table asks for, which is not heeded.
  ///   - reuseIdentifier: the identifier by which the cell is reused.
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  /// Creates a cell of the style that a storyboard or a nib says.
  ///
  /// - Parameter coder: what the storyboard or the nib is read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
