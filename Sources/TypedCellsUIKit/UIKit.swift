// UIKit where it has lists, and HeadlessUIKit elsewhere. Every file of this module, and every file that imports
// this module, sees one of them as its UIKit. The UIKit of watchOS has no lists. There,
// HeadlessUIKit has one error with the reason.
#if canImport(UIKit) && !os(watchOS)
  @_exported public import UIKit
#else
  @_exported public import HeadlessUIKit
#endif
