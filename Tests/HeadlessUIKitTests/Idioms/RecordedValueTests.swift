import Foundation
import HeadlessUIKit
import Testing

/// Values and behaviour that were recorded on Apple's UIKit.
@MainActor
struct `Recorded values` {
  @Test func `the frame of layout attributes is around the transformed element`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(attributes.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
    #expect(attributes.size == CGSize(width: 100, height: 50))
    #expect(attributes.center == CGPoint(x: 60, y: 45))
    attributes.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(attributes.frame.width - 50) < 1e-9 && abs(attributes.frame.height - 100) < 1e-9)
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    #expect(copy?.frame == attributes.frame && copy?.size == attributes.size)
    attributes.transform = .identity
    #expect(attributes.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test func `the paths of an invalidation context are sorted, each once`() {
    func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedItemIndexPaths == nil)
    context.invalidateItems(at: [path(1, 3), path(0, 1), path(1, 3)])
    context.invalidateItems(at: [path(0, 1), path(0, 0)])
    #expect(context.invalidatedItemIndexPaths == [path(0, 0), path(0, 1), path(1, 3)])
    context.invalidateSupplementaryElements(ofKind: "a", at: [path(1, 0), path(0, 0), path(1, 0)])
    context.invalidateSupplementaryElements(ofKind: "a", at: [path(0, 0)])
    #expect(context.invalidatedSupplementaryIndexPaths == ["a": [path(0, 0), path(1, 0)]])
    context.invalidateDecorationElements(ofKind: "b", at: [path(2, 0), path(0, 0), path(2, 0)])
    #expect(context.invalidatedDecorationIndexPaths == ["b": [path(0, 0), path(2, 0)]])
  }

  @Test func `a menu copies its identifier`() {
    final class Identifier: NSObject, NSCopying {
      var copies = 0
      func copy(with zone: NSZone? = nil) -> Any {
        let copy = Identifier()
        copy.copies = copies + 1
        return copy
      }
    }
    let menu = UIContextMenuConfiguration(identifier: Identifier(), previewProvider: nil)
    #expect((menu.identifier as? Identifier)?.copies == 1)
    #expect(UIContextMenuConfiguration().identifier is NSUUID)
  }

  @Test func `colours of actions`() {
    let grey = UIColor(red: 0.78, green: 0.78, blue: 0.8, alpha: 1)
    let action = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
    #expect(action.backgroundColor == grey)
    action.backgroundColor = .systemBlue
    action.backgroundColor = nil
    #expect(action.backgroundColor == grey)
    let rows = [UITableViewRowAction.Style.destructive, .normal].map {
      UITableViewRowAction(style: $0, title: nil) { _, _ in }
    }
    #expect(rows.map(\.backgroundColor) == [.systemRed, grey])
  }

  @Test func `separators, paddings and spacings`() {
    let separators = UIListSeparatorConfiguration.automaticInsets
    #expect(separators.top == 0 && separators.bottom == 0)
    #expect(separators.leading == .greatestFiniteMagnitude)
    let table = UITableView(frame: .zero)
    table.sectionHeaderTopPadding = -5
    #expect(table.sectionHeaderTopPadding == UITableView.automaticDimension)
    table.sectionHeaderTopPadding = 12
    #expect(table.sectionHeaderTopPadding == 12)
    #expect(UIStackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
    #expect(UIStackView.spacingUseSystem == CGFloat(Float.leastNormalMagnitude))
    let (stack, view) = (UIStackView(), UIView())
    stack.setCustomSpacing(12, after: view)
    stack.addArrangedSubview(view)
    #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
    let other = UIView()
    stack.addArrangedSubview(other)
    let negative = other.leadingAnchor.constraint(
      equalToSystemSpacingAfter: view.trailingAnchor, multiplier: -1)
    #expect(negative.constant == 0)
  }

  @Test func `a guide takes its constraints with it, and one without a view has none`() {
    let (view, guide) = (UIView(), UILayoutGuide())
    let early = view.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
    #expect(UIKitException.recording { early.isActive = true }.isEmpty)
    #expect(!early.isActive)
    view.addLayoutGuide(guide)
    let constraints = [
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 9),
    ]
    NSLayoutConstraint.activate(constraints)
    view.removeLayoutGuide(guide)
    #expect(constraints.allSatisfy { !$0.isActive })
    view.addLayoutGuide(guide)
    #expect(constraints.allSatisfy { !$0.isActive })
  }

  @Test func `a constraint without a second item has no second attribute`() {
    let constraint = NSLayoutConstraint(
      item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .height,
      multiplier: 1, constant: 5)
    #expect(constraint.secondAttribute == .notAnAttribute)
  }

  @Test func `previews need a window and have a background`() {
    let view = UIView()
    let problems = UIKitException.recording { _ = UITargetedPreview(view: view) }
    #expect(problems.map { "\($0)".contains("requires that the view is in a window") } == [true])
    let window = UIWindow(frame: .zero)
    window.addSubview(view)
    #expect(UITargetedPreview(view: view).parameters.backgroundColor == .clear)
    let parameters = UIPreviewParameters()
    #expect(parameters.backgroundColor == .systemBackground)
    parameters.backgroundColor = .red
    parameters.backgroundColor = nil
    #expect(parameters.backgroundColor == .systemBackground)
  }

  /// Three sections that scroll sideways, each with a background.
  private func compositional(
    _ handler: @escaping (Int, [any NSCollectionLayoutVisibleItem]) -> Void
  ) -> LayoutScreen {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .absolute(50))
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size,
          subitems: [
            NSCollectionLayoutItem(
              layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
          ]))
      section.decorationItems = [.background(elementKind: "background")]
      section.visibleItemsInvalidationHandler = { items, _, _ in handler(index, items) }
      return section
    }
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    return LayoutScreen(layout, [2, 2, 2])
  }

  @Test func `handlers of visible items are called for the last section first`() {
    var sections: [Int] = []
    _ = compositional { section, _ in sections.append(section) }
    #expect(Array(sections.prefix(3)) == [2, 1, 0])
  }

  @Test func `a rectangle without an area meets backgrounds only`() {
    let screen = compositional { _, _ in }
    let layout = screen.collection.collectionViewLayout
    let point = CGRect(x: 5, y: 5, width: 0, height: 0)
    let met = layout.layoutAttributesForElements(in: point) ?? []
    #expect(met.map(\.representedElementCategory) == [.decorationView])
    let small = CGRect(x: 5, y: 5, width: 1, height: 1)
    #expect((layout.layoutAttributesForElements(in: small) ?? []).count == 2)
  }
}
