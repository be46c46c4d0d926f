import Foundation
import HeadlessUIKit
import Testing

/// UIKit's declarations as Swift code sees them. The handwritten headers once differed from these.
@MainActor
struct `Declarations of UIKit` {
  @Test func `the traits that are set become the current traits`() {
    let usual = UITraitCollection.current
    let dark = DarkTraits()
    UITraitCollection.current = dark
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    #expect(UIView().traitCollection === dark)
    UITraitCollection.current = usual
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func `the device is a phone, as the traits say`() {
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current === UIDevice.current)
  }

  @Test func `a bar button item is a bar item with its title, image, tag and state`() {
    let item: UIBarItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    item.tag = 3
    item.isEnabled = false
    #expect(item.title == "Edit" && item.tag == 3 && !item.isEnabled && item.image == nil)
  }

  @Test func `a menu keeps its identifier, or has one of its own`() {
    let identifier = UIMenu.Identifier("colours")
    #expect(UIMenu(identifier: identifier).identifier == identifier)
    #expect(UIMenu().identifier != UIMenu().identifier)
  }

  @Test func `accessibility traits combine as a set`() {
    let traits: UIAccessibilityTraits = [.button, .searchField, .playsSound]
    #expect(traits.contains(.searchField) && !traits.contains(.header))
    #expect(UIAccessibilityTraits.none.isEmpty)
  }

  @Test func `a view has no expanded status until it gets one`() {
    let view = UIView()
    #expect(view.accessibilityExpandedStatus == .unsupported)
    view.accessibilityExpandedStatus = .collapsed
    #expect(view.accessibilityExpandedStatus == .collapsed)
    #expect(UIAccessibility.ExpandedStatus.expanded.rawValue == 1)
  }

  @Test func `the spacings of a stack are constants`() {
    let stack = UIStackView()
    #expect(stack.customSpacing(after: UIView()) == UIStackView.spacingUseDefault)
    #expect(UIStackView.spacingUseSystem != UIStackView.spacingUseDefault)
  }

  @Test func `labels and text fields follow the text size through one protocol`() {
    let views: [any UIContentSizeCategoryAdjusting] = [UILabel(), UITextField()]
    for view in views { view.adjustsFontForContentSizeCategory = true }
    #expect(views.allSatisfy { $0.adjustsFontForContentSizeCategory })
  }
}

private final class DarkTraits: UITraitCollection, @unchecked Sendable {
  override var userInterfaceStyle: UIUserInterfaceStyle { .dark }
}
