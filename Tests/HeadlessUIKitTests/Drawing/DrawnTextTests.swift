import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `A label in a picture` {
  private let label = UILabel()

  private func drawn(width: CGFloat = 200, height: CGFloat = 21) -> DrawnPicture {
    DrawnPicture(.containing(label, at: CGRect(x: 0, y: 0, width: width, height: height)))
  }

  @Test func `has the width of Helvetica's letters`() {
    label.text = "Tea"
    label.font = .systemFont(ofSize: 10)
    // 611 + 556 + 556 thousandths of 10 points.
    #expect(drawn().text("Tea")?["textLength"] == "17.23")
    label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
    #expect(drawn().text("Tea")?["textLength"] == "18")
    #expect(drawn().text("Tea")?["font-family"] == "ui-monospace, Menlo, monospace")
    label.text = "é漢"
    label.font = .systemFont(ofSize: 10)
    #expect(drawn().text("é漢")?["textLength"] == "15.56")
  }

  @Test(arguments: [
    (UIFont.systemFont(ofSize: 15), "15", nil, nil),
    (.boldSystemFont(ofSize: 12), "12", "700", nil),
    (.italicSystemFont(ofSize: 12), "12", nil, "italic"),
    (.systemFont(ofSize: 12, weight: .light), "12", "300", nil),
    (.systemFont(ofSize: 12, weight: .heavy), "12", "800", nil),
    (.preferredFont(forTextStyle: .headline), "17", "600", nil),
    (.preferredFont(forTextStyle: .caption1), "12", nil, nil),
    (UIFont(name: "Avenir-Medium", size: 14) ?? .systemFont(ofSize: 1), "14", "500", nil),
  ])
  func `has its font's size, weight and slant`(
    font: UIFont, size: String, weight: String?, slant: String?
  ) {
    label.text = "Tea"
    label.font = font
    let text = drawn().text("Tea")
    #expect(text?["font-size"] == size)
    #expect(text?["font-weight"] == weight)
    #expect(text?["font-style"] == slant)
  }

  @Test func `is aligned by its width`() {
    label.text = "Tea"
    label.font = .systemFont(ofSize: 10)
    #expect(drawn().text("Tea")?["x"] == "0")
    label.textAlignment = .center
    #expect(drawn().text("Tea")?["x"] == "91.39")
    label.textAlignment = .right
    #expect(drawn().text("Tea")?["x"] == "182.77")
    label.textAlignment = .natural
    label.semanticContentAttribute = .forceRightToLeft
    #expect(drawn().text("Tea")?["x"] == "182.77")
  }

  @Test(arguments: [
    (NSLineBreakMode.byTruncatingTail, "one two t…"), (.byTruncatingHead, "…hree four"),
    (.byTruncatingMiddle, "one …four"), (.byClipping, "one two three four"),
    (.byWordWrapping, "one two"), (.byCharWrapping, "one two th"),
  ])
  func `is truncated as its line break mode requires`(mode: NSLineBreakMode, expected: String) {
    label.text = "one two three four"
    label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
    label.lineBreakMode = mode
    #expect(drawn(width: 60).texts == [expected])
  }

  @Test func `is wrapped after words, into as many lines as it may have`() {
    label.text = "one two three four"
    label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
    label.numberOfLines = 0
    #expect(drawn(width: 60, height: 90).texts == ["one two", "three four"])
    label.numberOfLines = 1
    #expect(drawn(width: 60, height: 90).texts == ["one two t…"])
    label.numberOfLines = 2
    label.text = "one\ntwo\nthree"
    #expect(drawn(width: 60, height: 90).texts == ["one", "two…"])
    label.text = "abcdefghijklmnop"
    #expect(drawn(width: 60, height: 90).texts == ["abcdefghij", "klmnop"])
  }

  @Test func `has lines below each other, in the middle of its height`() {
    label.text = "one\ntwo"
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = 0
    let lines = drawn(height: 100).all("text").map { $0.number("y") }
    #expect(lines == [47.5, 59.5])
  }

  @Test func `shrinks if it may, and not below its limit`() {
    label.text = "one two three four"
    label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
    label.adjustsFontSizeToFitWidth = true
    #expect(drawn(width: 81).text("one two three four")?["font-size"] == "7.5")
    label.minimumScaleFactor = 0.9
    #expect(drawn(width: 81).texts == ["one two three…"])
  }

  @Test func `has the colour of its state`() {
    label.text = "Tea"
    #expect(drawn().text("Tea")?["fill"] == "#000000")
    label.textColor = .systemRed
    #expect(drawn().text("Tea")?["fill"] == "#ff3b30")
    label.highlightedTextColor = .white
    label.isHighlighted = true
    #expect(drawn().text("Tea")?["fill"] == "#ffffff")
    label.isHighlighted = false
    label.isEnabled = false
    #expect(drawn().text("Tea")?["fill-opacity"] == "0.3")
  }

  @Test func `has the attributes of its parts`() {
    let text = NSMutableAttributedString(string: "Tea and Cake")
    text.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 20), range: NSRange(location: 0, length: 3))
    text.addAttribute(
      .foregroundColor, value: UIColor.systemGreen, range: NSRange(location: 8, length: 4))
    text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 8, length: 4))
    text.addAttribute(
      .backgroundColor, value: UIColor.systemYellow, range: NSRange(location: 0, length: 3))
    label.attributedText = text
    let picture = drawn(height: 40)
    #expect(picture.texts == ["Tea", " and ", "Cake"])
    #expect(picture.text("Tea")?["font-weight"] == "700")
    #expect(picture.text("Tea")?["font-size"] == "20")
    #expect(picture.text(" and ")?["xml:space"] == "preserve")
    #expect(picture.text("Cake")?["fill"] == "#34c759")
    #expect(picture.text("Cake")?["text-decoration"] == "underline")
    #expect(picture.all("rect").first?["fill"] == "#ffcc00")
    #expect(Set(picture.all("text").map { $0["y"] }).count == 1, "one baseline")
  }
}
