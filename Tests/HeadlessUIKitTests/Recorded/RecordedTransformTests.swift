// Facts recorded of UIKit on Mac Catalyst: kern0x1b/charon, UICollectionViewLayoutAttributesTransform.md. The relation of
// frame, bounds and centre is in the documentation of UIView.

import Foundation
import HeadlessUIKit
import Testing

/// A layout whose elements have a transform.
private final class TransformingLayout: UICollectionViewFlowLayout {
  var transform = CGAffineTransform.identity

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let elements = super.layoutAttributesForElements(in: rect)
    for element in elements ?? [] { element.transform = transform }
    return elements
  }
}

@MainActor
struct `Recorded cells with a transform` {
  private let layout = TransformingLayout()

  /// The size, the centre and the frame of a cell.
  private func geometry(of cell: UICollectionViewCell) -> [String] {
    let (size, center) = (cell.bounds.size, cell.center)
    return [
      numbers(CGRect(origin: center, size: size)), numbers(cell.frame),
    ]
  }

  @Test func `have the size, the centre and the transform of their attributes`() throws {
    layout.transform = CGAffineTransform(scaleX: 2, y: 2)
    let screen = RecordedScreen(layout, [1])
    let cell = try #require(screen.collection.cellForItem(at: path(0, 0)))
    #expect(geometry(of: cell) == ["25 25 50 50", "-25 -25 100 100"])
    for (transform, frame) in [
      (CGAffineTransform(scaleX: 0.5, y: 2).translatedBy(x: 8, y: 0), "16.5 -25 25 100"),
      (CGAffineTransform(rotationAngle: .pi / 2), "0 0 50 50"), (.identity, "0 0 50 50"),
    ] {
      layout.transform = transform
      layout.invalidateLayout()
      screen.settle()
      #expect(geometry(of: cell) == ["25 25 50 50", frame])
    }
  }
}

@MainActor
struct `Frames of views with a transform` {
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `stay the same when they're set, and move the centre`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &generator))
    }
    view.transform = CGAffineTransform(scaleX: number(1...4) / 2, y: number(1...4) / 2)
      .translatedBy(x: number(-9...9), y: number(-9...9))
    #expect(
      view.center == CGPoint(x: 25, y: 40) && view.bounds.size == CGSize(width: 30, height: 40))
    let frame = CGRect(
      x: number(0...99), y: number(0...99), width: number(1...99), height: number(1...99))
    view.frame = frame
    #expect(nearlyEqual(view.frame, frame))
    let moved = view.center.x
    view.frame.origin.x += 7
    #expect(abs(view.center.x - moved - 7) < 1e-9)
    view.transform = .identity
    #expect(view.frame.midX == view.center.x && view.frame.size == view.bounds.size)
  }

  private func nearlyEqual(_ one: CGRect, _ other: CGRect) -> Bool {
    let differences = [
      one.minX - other.minX, one.minY - other.minY, one.width - other.width,
      one.height - other.height,
    ]
    return differences.allSatisfy { abs($0) < 1e-9 }
  }

  @Test func `don't change what constraints mean`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    for format in ["|-20-[view(40)]", "V:|-10-[view(30)]"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, metrics: nil, views: ["view": view]))
    }
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    for _ in 0..<2 {
      container.setNeedsLayout()
      container.layoutIfNeeded()
      #expect(
        view.center == CGPoint(x: 40, y: 25) && view.bounds.size == CGSize(width: 40, height: 30))
      #expect(view.frame == CGRect(x: 0, y: -5, width: 80, height: 60))
    }
  }
}
