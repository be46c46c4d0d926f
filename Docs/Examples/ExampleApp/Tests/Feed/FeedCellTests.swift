import Foundation
import Testing
import TypedCells
import TypedCellsUIKit
import TypedCellsUIKitTesting

@testable import ExampleApp

@MainActor
struct `Cells of the feed` {
  @Test func `with a post`() {
    let samples = [
      Post(id: 1, text: "A"), Post(id: 2, video: URL(string: "https://example.com/2.mp4")),
      Post(id: 3, text: "B", video: URL(string: "https://example.com/3.mp4")),
    ]
    assertCellLaws(PostCell.self, samples: samples, .observing { $0.video.url })
  }

  @Test func `with a promotion`() {
    assertRowLaws(in: UICollectionView.self, samples: Promotion.samples) {
      Row(ContentCollectionCell.self, $0, content: UIListContentConfiguration.promotion)
        .background { _ in .card }
    }
  }
}
