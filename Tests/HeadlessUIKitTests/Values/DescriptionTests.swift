import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `Descriptions of values` {
  @Test func `a colour is described by its components or its name`() {
    #expect("\(UIColor.red)" == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect("\(UIColor(white: 0.333, alpha: 0.5))" == "UIExtendedGrayColorSpace 0.333 0.5")
    #expect("\(UIColor.systemBlue)" == "<UIDynamicSystemColor; name = systemBlueColor>")
    #expect(
      "\(UIColor.label.withAlphaComponent(0.5))"
        == "<UIDynamicSystemColor; name = labelColor; alpha = 0.5>")
    #expect(UIColor(named: "brand").map { "\($0)" } == "<UIDynamicCatalogColor; name = brand>")
  }

  @Test func `a system colour is equal to itself and not to its components`() {
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.label != UIColor.black)
    #expect(UIColor.label.resolvedColor(with: .current) == UIColor.black)
    #expect(UIColor.systemRed != UIColor.systemRed.withAlphaComponent(0.5))
  }

  @Test func `a font is described by its name and its size`() {
    #expect(
      "\(UIFont.systemFont(ofSize: 17))" == #"<UICTFont> font-name: "System"; font-size: 17pt"#)
  }

  @Test func `an image is described by its source`() throws {
    let star = try #require(UIImage(systemName: "star"))
    #expect("\(star)" == "<UIImage symbol(system: star)>")
    let red = star.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(
      "\(red)"
        == "<UIImage symbol(system: star) tint=UIExtendedSRGBColorSpace 1 0 0 1 "
        + "renderingMode=alwaysOriginal>")
    #expect(UIImage(named: "logo").map { "\($0)" } == "<UIImage named(main: logo)>")
    #expect("\(UIImage())" == "<UIImage anonymous>")
    #expect(
      UIImage(data: Data([1, 2, 3])).map { "\($0)" } == "<UIImage data(3 bytes)>")
  }

  @Test func `images from one place are equal, and images without content are not`() {
    #expect(
      UIImage(named: "logo") == UIImage(named: "logo", in: nil, compatibleWith: nil))
    #expect(UIImage(systemName: "star") != UIImage(named: "star"))
    #expect(UIImage() != UIImage())
  }
}
