import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

@MainActor
struct `The disclosure of a row with children` {
  private let disclosure = OutlineDisclosure {}

  private func chevron() throws -> UIImageView {
    try #require(disclosure.subviews.first as? UIImageView)
  }

  @Test func `shows a chevron in its middle`() throws {
    #expect(try chevron().frame == disclosure.bounds)
    #expect(try chevron().contentMode == .center)
    #expect(try chevron().image != nil)
  }

  @Test func `is a button for assistive technologies`() {
    #expect(disclosure.isAccessibilityElement)
    #expect(disclosure.accessibilityTraits.contains(.button))
  }

  @Test(arguments: [true, false])
  func `points down while the row is expanded`(animated: Bool) throws {
    disclosure.show(isExpanded: true, animated: animated)
    #expect(try chevron().transform == CGAffineTransform(rotationAngle: .pi / 2))
    disclosure.show(isExpanded: false, animated: animated)
    #expect(try chevron().transform == CGAffineTransform(rotationAngle: 0))
    disclosure.show(isExpanded: true, animated: animated)
    #expect(try chevron().transform == CGAffineTransform(rotationAngle: .pi / 2))
  }

  @Test func `speaks the texts that you set for all lists`() {
    disclosure.show(isExpanded: false, animated: false)
    #expect(disclosure.accessibilityLabel == "Expand")
    ListTexts.current.expand = "Aufklappen"
    ListTexts.current.collapse = "Zuklappen"
    defer { ListTexts.current = ListTexts() }
    disclosure.show(isExpanded: true, animated: false)
    #expect(disclosure.accessibilityLabel == "Zuklappen")
    disclosure.show(isExpanded: false, animated: false)
    #expect(disclosure.accessibilityLabel == "Aufklappen")
  }
}
