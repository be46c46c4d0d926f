/// A table cell with a title, a second line, an image and an accessory.
///
/// A model with traits, such as ``Titled``, needs no cell class of its own:
///
/// ```swift
/// let capabilities = try CapabilityRegistry(Capability.uiKit)
/// Row(BasicCell.self, by: setting, using: capabilities)
/// ```
open class BasicCell: UITableViewCell, ListContentCarrying {
  /// Creates a cell of the style `subtitle`.
  ///
  /// - Parameters:
  ///   - style: ignored; a table passes `default`.
  ///   - reuseIdentifier: the cell's reuse identifier.
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  /// Creates a cell with the style of a storyboard or nib.
  ///
  /// - Parameter coder: the archive of the storyboard or nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
