// Traits that are objects of UIKit belong to the main actor.

import TypedCellsUIKit

private func read(
  // twin: @MainActor private func read(
  _ photo: any Imaged, _ text: any Fonted, _ mark: any Colored, _ row: any Accessorized
) {
  _ = photo.image  // error: main actor-isolated property 'image' can not be referenced
  _ = text.font  // error: main actor-isolated property 'font' can not be referenced
  _ = mark.color  // error: main actor-isolated property 'color' can not be referenced
  _ = row.accessory  // error: main actor-isolated property 'accessory' can not be referenced
}
