#if canImport(UIKit) || os(Linux)
  #if canImport(UIKit)
    public import UIKit
  #else
    public import HeadlessUIKit
  #endif

  /// A table cell of the style with a second line, which takes all the ready-made traits.
  ///
  /// Rows of traits need no cell class of their own:
  ///
  /// ```swift
  /// let capabilities = try CapabilityRegistry(Capability.uiKit)
  /// Row(BasicCell.self, by: setting, using: capabilities)
  /// ```
  open class BasicCell: UITableViewCell, ListContentCarrying {
    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }
#endif
