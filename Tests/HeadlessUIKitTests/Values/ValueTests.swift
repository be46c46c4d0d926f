import Foundation
import HeadlessUIKit
import Testing

/// Colours, fonts, images and transforms that cells compare and change.
@MainActor
struct `Values that cells use` {
  @Test func `equal values are equal, and have the same hash`() {
    let pairs: [(NSObject, NSObject, NSObject)] = [
      (UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor.red, UIColor.blue),
      (UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 13)),
      (
        UIFontDescriptor(name: "Menlo", size: 9), UIFontDescriptor(name: "Menlo", size: 9),
        UIFontDescriptor(name: "Menlo", size: 10)
      ),
      (
        UIImage.SymbolConfiguration(pointSize: 9, weight: .bold),
        UIImage.SymbolConfiguration(pointSize: 9, weight: .bold),
        UIImage.SymbolConfiguration(pointSize: 9, weight: .light)
      ),
    ]
    for (first, same, other) in pairs {
      #expect(first == same)
      #expect(first.hash == same.hash)
      #expect(first != other)
      #expect(!first.isEqual("another object"))
    }
  }

  @Test func `symbol configurations differ in each of their parts`() {
    let all = [
      UIImage.SymbolConfiguration(pointSize: 9), .init(pointSize: 9, weight: .bold),
      .init(pointSize: 9, weight: .bold, scale: .large), .init(weight: .bold),
      .init(scale: .large), .init(textStyle: .body), .init(textStyle: .body, scale: .large),
      .init(font: .systemFont(ofSize: 9)),
    ]
    #expect(Set(all).count == all.count)
  }

  @Test func `a font in another size keeps its name`() {
    let font = UIFont.boldSystemFont(ofSize: 12).withSize(20)
    #expect(font.pointSize == 20)
    #expect(font.fontName == UIFont.boldSystemFont(ofSize: 12).fontName)
    #expect(font.lineHeight > 20)
    #expect(UIFontDescriptor(name: "Menlo", size: 9).withSize(11).pointSize == 11)
    let bold = UIFontDescriptor(name: "Menlo", size: 9).withSymbolicTraits(.traitBold)
    #expect(bold?.symbolicTraits == .traitBold)
    #expect(bold?.postscriptName != "Menlo")
  }

  @Test func `scaled fonts have a maximum`() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 30)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 24).pointSize == 24)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 40).pointSize == 30)
  }

  @Test func `an image of a file or of data exists if there are bytes`() throws {
    #expect(UIImage(contentsOfFile: "/no/such/picture.png") == nil)
    #expect(UIImage(data: Data()) == nil)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("picture-\(UUID().uuidString).png")
    try Data([1, 2, 3]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let image = try #require(UIImage(contentsOfFile: file.path))
    #expect(image == UIImage(contentsOfFile: file.path))
    #expect(image != UIImage(data: Data([1])))
    #expect(image.description.contains(file.lastPathComponent))
  }

  @Test func `transforms can be scaled, rotated and undone`() {
    let scaled = CGAffineTransform.identity.scaledBy(x: 2, y: 3)
    #expect(scaled.a == 2 && scaled.d == 3)
    let turned = CGAffineTransform.identity.rotated(by: .pi / 2)
    #expect(abs(turned.a) < 1e-9 && abs(turned.b - 1) < 1e-9)
    let moved = CGAffineTransform(translationX: 3, y: 4)
    #expect(moved.concatenating(moved.inverted()).isIdentity)
    // A transform that can't be undone stays as it is.
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test(
    arguments: [
      (0, [1, 0, 0]), (60, [1, 1, 0]), (120, [0, 1, 0]), (180, [0, 1, 1]), (240, [0, 0, 1]),
      (300, [1, 0, 1]), (360, [1, 0, 0]), (30, [1, 0.5, 0]), (330, [1, 0, 0.5]),
    ] as [(CGFloat, [CGFloat])])
  func `a hue is an angle on the circle of colours`(degrees: CGFloat, parts: [CGFloat]) {
    func isEqual(_ one: UIColor, _ other: UIColor) -> Bool { one.description == other.description }
    let pure = UIColor(hue: degrees / 360, saturation: 1, brightness: 1, alpha: 1)
    #expect(isEqual(pure, UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)))
    let grey = UIColor(hue: degrees / 360, saturation: 0, brightness: 0.4, alpha: 1)
    #expect(isEqual(grey, UIColor(red: 0.4, green: 0.4, blue: 0.4, alpha: 1)))
  }

  @Test
  func `a subclass of a text field can set the placeholder with attributes from the plain one`() {
    final class ColoredField: UITextField {
      override var placeholder: String? {
        didSet { attributedPlaceholder = placeholder.map { NSAttributedString(string: $0) } }
      }
    }
    let field = ColoredField()
    field.placeholder = "Name"
    #expect(field.attributedPlaceholder?.string == "Name" && field.placeholder == "Name")
    field.attributedPlaceholder = NSAttributedString(string: "Street")
    #expect(field.placeholder == "Street")
  }
}
