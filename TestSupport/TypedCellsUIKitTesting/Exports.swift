// A test of UIKit cells needs UIKit and the kit; one import brings both.
@_exported public import TypedCellsTesting
@_exported public import TypedCellsUIKit
