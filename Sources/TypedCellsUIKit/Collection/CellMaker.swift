import TypedCells

/// Creates a cell in a separate collection view, because UIKit accepts only cells that a collection view requested.
@MainActor
final class CellMaker: NSObject, UICollectionViewDataSource {
  private var identifier = ""
  private var made: UICollectionViewCell?

  func makeCell(
    for registration: CellRegistration<UICollectionViewCell>
  ) throws(DequeuingError) -> UICollectionViewCell {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    let adapter = CollectionAdapter(view, options: CollectionOptions())
    let source = ViewSource(of: registration) { nib in
      adapter.register(registration.cellClass, nib, as: registration.identifier.rawValue)
    }
    switch source {
    case .missing(let error): throw error
    case .prototype: throw .uncheckedPrototype(registration.identifier.rawValue)
    case .registered: break
    }
    identifier = registration.identifier.rawValue
    view.dataSource = self
    view.layoutIfNeeded()
    guard let made else { throw .viewIsGone }
    return made
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: identifier, for: indexPath)
    made = cell
    return cell
  }
}
