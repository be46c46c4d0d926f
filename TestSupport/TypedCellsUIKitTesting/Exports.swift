// A test of UIKit cells needs UIKit and the kit, so one import provides both.
@_exported public import TypedCellsTesting
@_exported public import TypedCellsUIKit
