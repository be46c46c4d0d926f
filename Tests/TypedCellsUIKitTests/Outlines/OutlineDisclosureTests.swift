import HeadlessUIKit
import Testing

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
}
