// Facts recorded of UIKit on Mac Catalyst: kern0x1b/charon, UICollectionViewInvalidation.md and
// CollectionViewTransition.md.

import Foundation
import HeadlessUIKit
import Testing

private final class LoggingLayout: UICollectionViewFlowLayout {
  var calls: [String] = []

  override func invalidateLayout() {
    calls.append("plain")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    calls.append("\(type(of: context))")
    super.invalidateLayout(with: context)
  }
}

@MainActor
struct `Recorded invalidation of a layout` {
  private typealias Context = UICollectionViewLayoutInvalidationContext
  private typealias FlowContext = UICollectionViewFlowLayoutInvalidationContext

  @Test func `a context adjusts nothing, and a flow layout's has flags that can be set`() {
    let context = FlowContext()
    #expect(context.contentOffsetAdjustment == .zero && context.contentSizeAdjustment == .zero)
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateFlowLayoutAttributes = false
    #expect(!context.invalidateFlowLayoutDelegateMetrics && !context.invalidateFlowLayoutAttributes)
  }

  @Test func `new bounds have a new context of the layout's class`() {
    let classes: [AnyClass] = [
      UICollectionViewLayout.invalidationContextClass,
      UICollectionViewFlowLayout.invalidationContextClass,
    ]
    #expect(classes.map { "\($0)" } == ["\(Context.self)", "\(FlowContext.self)"])
    let layout = UICollectionViewLayout()
    let context = layout.invalidationContext(forBoundsChange: .zero)
    #expect(context !== layout.invalidationContext(forBoundsChange: .zero))
    #expect(context.invalidatedItemIndexPaths == nil && !context.invalidateEverything)
    let flow = UICollectionViewFlowLayout().invalidationContext(forBoundsChange: .zero)
    #expect(type(of: flow) == FlowContext.self)
  }

  @Test func `the method without a context calls the one with it, and not the other way round`() {
    let layout = LoggingLayout()
    layout.calls = []
    layout.invalidateLayout()
    #expect(layout.calls == ["plain", "\(FlowContext.self)"])
    layout.calls = []
    layout.invalidateLayout(with: FlowContext())
    #expect(layout.calls == ["\(FlowContext.self)"])
  }

  @Test func `the progress of a transition has no limits`() {
    let layout = UICollectionViewTransitionLayout(
      currentLayout: UICollectionViewFlowLayout(), nextLayout: UICollectionViewFlowLayout())
    for progress in [2, -1] as [CGFloat] {
      layout.transitionProgress = progress
      #expect(layout.transitionProgress == progress)
    }
  }

  @Test func `a layout accepts the proposed offset`() {
    let offset = CGPoint(x: 11, y: 22)
    let target = UICollectionViewLayout().targetContentOffset(
      forProposedContentOffset: offset, withScrollingVelocity: .zero)
    #expect(target == offset)
  }
}
