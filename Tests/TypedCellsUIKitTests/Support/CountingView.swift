import HeadlessUIKit
import TypedCells

/// A collection view that counts its batch updates.
final class CountingView: UICollectionView {
  var batches = 0

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    batches += 1
    super.performBatchUpdates(updates, completion: completion)
  }
}

/// A cell that counts how often it is reused for another row.
final class PatientTile: UICollectionViewCell, Updatable {
  private(set) var title = ""
  private(set) var reuses = 0

  func update(viewData title: String) { self.title = title }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}
