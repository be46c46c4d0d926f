import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `The elements in a rectangle` {
  private final class Items: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    let sizes: [[CGSize]]

    init(_ sizes: [[CGSize]]) { self.sizes = sizes }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sizes.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sizes[section].count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.section][indexPath.item] }
  }

  /// Sections of random sizes, whose items are of other heights than their neighbours in a line.
  @Test(arguments: 0..<50)
  func `are those of the whole layout that overlap it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let items = Items(
      (0..<4).map { _ in
        (0..<Int.random(in: 0...30, using: &random)).map { _ in
          CGSize(
            width: .random(in: 10...120, using: &random),
            height: .random(in: 5...90, using: &random))
        }
      })
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = Bool.random(using: &random) ? .vertical : .horizontal
    layout.headerReferenceSize = CGSize(width: 20, height: 20)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    (view.dataSource, view.delegate) = (items, items)
    _ = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    let everything = CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
    let all = layout.layoutAttributesForElements(in: everything) ?? []
    #expect(all.count == items.sizes.joined().count + 4)
    for _ in 0..<20 {
      let rect = CGRect(
        x: .random(in: -50...1_500, using: &random), y: .random(in: -50...1_500, using: &random),
        width: .random(in: 1...400, using: &random), height: .random(in: 1...400, using: &random))
      let found = layout.layoutAttributesForElements(in: rect) ?? []
      let wanted = all.filter {
        $0.frame.minX < rect.maxX && $0.frame.maxX > rect.minX && $0.frame.minY < rect.maxY
          && $0.frame.maxY > rect.minY
      }
      #expect(found.map(\.frame) == wanted.map(\.frame), "seed \(seed), \(rect)")
    }
  }
}
