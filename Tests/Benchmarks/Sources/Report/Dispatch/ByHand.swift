import Specimens

/// Makes the calls for the first three traits as you would write them if you knew both types.
@MainActor
@inline(never)
func byHand(_ cell: AnyObject, _ model: Any) {
  guard let cell = cell as? ThreeTraitsCell, let model = model as? ThreeTraits else { return }
  cell.configure(by: model as any Trait0)
  cell.configure(by: model as any Trait1)
  cell.configure(by: model as any Trait2)
}
