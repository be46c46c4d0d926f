// UIKit where it has lists, and elsewhere the module that runs without a screen: every file of this module,
// and every file that imports this module, sees one of them as its UIKit. No other file decides.
#if os(watchOS)
  #error("TypedCellsUIKit needs UITableView and UICollectionView, and watchOS has neither.")
#elseif canImport(UIKit)
  @_exported public import UIKit
#else
  @_exported public import HeadlessUIKit
#endif
