/// Detects a registration that is created while the data source configures a cell. Each call would create a
/// new registration, and no cell would be reused.
@MainActor
struct RegistrationOrigin {
  private let wasMadeForOneCell = UICollectionView.isAskingForCell

  func check<Registration>(_ registration: Registration) {
    guard wasMadeForOneCell else { return }
    UIKitException.raise(
      "Attempted to dequeue a cell using a registration that was created inside "
        + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource "
        + "cell provider. Creating a new registration each time a cell is requested will prevent "
        + "reuse and cause created cells to remain inaccessible in memory for the lifetime of the "
        + "collection view. Registrations should be created up front and reused. Registration: "
        + "\(type(of: registration))")
  }
}
