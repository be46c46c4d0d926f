import Foundation
import HeadlessUIKit
import Testing

/// The numbers in transforms, colours, fonts, images and index paths.
@MainActor
struct `Numbers in values` {
  private let one = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
  private let two = CGAffineTransform(a: 17, b: 19, c: 23, d: 29, tx: 31, ty: 37)

  private func elements(_ transform: CGAffineTransform) -> [CGFloat] {
    [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
  }

  @Test func `transforms are products of matrices`() {
    #expect(elements(one.concatenating(two)) == [103, 125, 246, 298, 517, 623])
    #expect(elements(two.concatenating(one)) == [129, 184, 191, 272, 258, 365])
    #expect(elements(one.translatedBy(x: 4, y: 6)) == [2, 3, 5, 7, 49, 67])
    #expect(elements(one.scaledBy(x: 4, y: 6)) == [8, 12, 30, 42, 11, 13])
    #expect(elements(CGAffineTransform(scaleX: 4, y: 6)) == [4, 0, 0, 6, 0, 0])
    #expect(elements(CGAffineTransform(translationX: 4, y: 6)) == [1, 0, 0, 1, 4, 6])
    #expect(elements(CGAffineTransform(rotationAngle: 0)) == [1, 0, 0, 1, 0, 0])
    #expect(elements(CGAffineTransform()) == [0, 0, 0, 0, 0, 0])
    #expect(elements(one.inverted()) == [-7, 3, 5, -2, 12, -7])
    let turned = elements(one.rotated(by: 0.5))
    let (sine, cosine) = (sin(0.5), cos(0.5))
    let expected = [
      cosine * 2 + sine * 5, cosine * 3 + sine * 7, -sine * 2 + cosine * 5,
      -sine * 3 + cosine * 7, 11, 13,
    ]
    #expect(zip(turned, expected).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(CGAffineTransform.identity.isIdentity && !one.isIdentity)
  }

  @Test func `colours have the components of their names`() {
    let colors: [UIColor] = [
      .black, .darkGray, .lightGray, .white, .gray, .red, .green, .blue, .cyan, .yellow, .magenta,
      .orange, .purple, .brown, .clear, .lightText, .darkText,
    ]
    #expect(
      colors.map { "\($0)".split(separator: " ").dropFirst().joined(separator: " ") } == [
        "0 1", "0.333 1", "0.667 1", "1 1", "0.5 1", "1 0 0 1", "0 1 0 1", "0 0 1 1", "0 1 1 1",
        "1 1 0 1", "1 0 1 1", "1 0.5 0 1", "0.5 0 0.5 1", "0.6 0.4 0.2 1", "0 0", "1 0.6", "0 1",
      ])
    #expect(UIColor.red.withAlphaComponent(0.25) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.25))
    #expect("\(UIColor.cyan.withAlphaComponent(0.5))" == "UIExtendedSRGBColorSpace 0 1 1 0.5")
    #expect(UIColor.red.cgColor == UIColor.red.cgColor)
    #expect(UIColor.red.cgColor != UIColor.blue.cgColor)
    #expect(Set([UIColor.red.cgColor, UIColor.red.cgColor]).count == 1)
    #expect(UIColor(cgColor: UIColor.brown.cgColor) == .brown)
    #expect(Set([UIColor.red, .red, .blue]).count == 2)
    #expect(!UIColor.red.isEqual("red") && !UIFont.systemFont(ofSize: 1).isEqual(nil))
  }

  @Test func `a system colour with another opacity adapts to the traits`() {
    let faded = UIColor.secondarySystemBackground.withAlphaComponent(0.5)
    let adapting = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
      .withAlphaComponent(0.5)
    let (light, dark) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    #expect(
      [faded, adapting].flatMap { [$0.resolvedColor(with: light), $0.resolvedColor(with: dark)] }
        .map { "\($0)" } == [
          "UIExtendedSRGBColorSpace 0.949 0.949 0.969 0.5",
          "UIExtendedSRGBColorSpace 0.11 0.11 0.118 0.5", "UIExtendedSRGBColorSpace 1 0 0 0.5",
          "UIExtendedGrayColorSpace 1 0.5",
        ])
    #expect(!light.hasDifferentColorAppearance(comparedTo: light))
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
  }

  @Test func `fonts have UIKit's sizes`() {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption1, .caption2,
    ]
    #expect(
      styles.map { UIFont.preferredFont(forTextStyle: $0).pointSize } == [
        34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11,
      ])
    let sizes = [UIFont.labelFontSize, UIFont.systemFontSize, UIFont.smallSystemFontSize]
    #expect(sizes == [17, 14, 12])
    #expect(UIFont(name: "Menlo-Bold", size: 9)?.familyName == "Menlo")
    #expect(UIFont(name: "Menlo", size: 9)?.familyName == "Menlo")
    let descriptor = UIFontDescriptor(name: "Menlo", size: 9)
    #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 9)
    #expect(UIFont(descriptor: descriptor, size: 12).pointSize == 12)
    #expect(UIFont.systemFont(ofSize: 20).lineHeight == 24)
    #expect(UIFontMetrics.default.scaledValue(for: 13) == 13)
    #expect(
      UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 13)) == .systemFont(ofSize: 13))
    #expect(UIScreen.main.scale == 3 && UIScreen.main.bounds.height == 844)
  }

  @Test func `images differ in their configurations and tints`() throws {
    let bold = UIImage.SymbolConfiguration(weight: .bold)
    let light = UIImage.SymbolConfiguration(weight: .light)
    let star = try #require(UIImage(systemName: "star"))
    let images = [
      star, UIImage(systemName: "star", withConfiguration: bold),
      UIImage(systemName: "star", withConfiguration: light), star.withTintColor(.red),
      star.withTintColor(.blue), star.withRenderingMode(.alwaysTemplate),
      star.withTintColor(.red).applyingSymbolConfiguration(bold),
    ].compactMap { $0 }
    #expect(images.count == 7)
    for (index, image) in images.enumerated() {
      #expect(images.firstIndex(of: image) == index)
    }
    #expect(star.applyingSymbolConfiguration(bold) == images[1])
    #expect(images[1].applyingSymbolConfiguration(light) != images[2])
    #expect(UIImage(systemName: "star", withConfiguration: nil) == star)
    #expect(star.hash == UIImage(systemName: "star")?.hash)
    #expect(star.scale == 1 && star.size == .zero && !star.isEqual("star"))
    #expect(star.debugDescription == star.description && star.renderingMode == .automatic)
    #expect(images[5].renderingMode == .alwaysTemplate)
  }

  @Test func `the parts of an index path can be changed`() {
    var at = IndexPath(item: 2, section: 1)
    at.section += 4
    #expect(at == IndexPath(row: 2, section: 5))
    at.row += 6
    #expect(at == IndexPath(indexes: [5, 8]))
    at.item -= 1
    #expect(at.item == 7 && at.row == 7 && at.section == 5)
  }

  @Test func `a state has custom values`() {
    let key = UIConfigurationStateCustomKey("key")
    var cell = UICellConfigurationState(traitCollection: .current)
    var view = UIViewConfigurationState(traitCollection: .current)
    #expect(cell[key] == nil && view[key] == nil)
    (cell[key], view[key]) = ("cell", 5)
    #expect(cell[key] == AnyHashable("cell") && view[key] == AnyHashable(5))
    #expect(view[UIConfigurationStateCustomKey("other")] == nil)
    #expect(view != UIViewConfigurationState(traitCollection: .current))
  }

  @Test func `exceptions of asynchronous work are recorded`() async {
    let table = UITableView()
    let exceptions = await UIKitException.recording {
      await Task.yield()
      table.scrollToRow(at: path(3, 1), at: .top, animated: false)
    }
    #expect(
      exceptions.map(\.reason) == [
        "Attempted to scroll the table view to an out-of-bounds section (3) when there are only 0 "
          + "sections."
      ])
  }
}
