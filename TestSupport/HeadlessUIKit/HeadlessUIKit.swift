// Re-exports UIKit where the system has its lists, and HeadlessUIKitClasses elsewhere. So a test that imports this
// module compiles on Linux, on macOS and for a simulator.
#if os(watchOS)
  #error("watchOS has no UITableView; depend on TypedCellsUIKit with .when(platforms: [.iOS]).")
#elseif canImport(UIKit)
  @_exported public import UIKit
#else
  @_exported public import HeadlessUIKitClasses
#endif
