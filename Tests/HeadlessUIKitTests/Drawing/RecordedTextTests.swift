import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `Recorded pictures of texts` {
  private func label(_ text: String, size: CGFloat = 13) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.backgroundColor = .systemGray6
    return label
  }

  private let long = "The quick brown fox jumps over the lazy dog, twice"

  @Test func `Labels are aligned, wrapped and truncated as recorded`() {
    let board = PictureBoard()
    let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
    for (index, alignment) in alignments.enumerated() {
      for isMirrored in [false, true] {
        board.add(label("line \(index)"), 91, 27) {
          $0.textAlignment = alignment
          if isMirrored { $0.semanticContentAttribute = .forceRightToLeft }
        }
      }
    }
    let modes: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
      .byTruncatingMiddle,
    ]
    for mode in modes {
      for lines in 0...3 {
        board.add(label(long, size: 11), 71, lines == 0 ? 59 : 45) {
          $0.lineBreakMode = mode
          $0.numberOfLines = lines
        }
      }
      board.add(label("line\nof\nothers"), 51, 37) {
        $0.lineBreakMode = mode
        $0.numberOfLines = 2
      }
      board.add(label("Unbreakable-word"), 51, 51) {
        $0.lineBreakMode = mode
        $0.numberOfLines = 0
      }
    }
    board.add(label("first\n\nthird"), 51, 61) { $0.numberOfLines = 0 }
    board.add(label("  padded  with  spaces "), 171, 21)
    board.add(label("Windows\u{0}"), 91, 21)
    board.add(label("trailing      word"), 52, 37) { $0.numberOfLines = 2 }
    board.add(label("no room"), 0, 21)
    board.add(label("thin"), 1, 5)
    expectPicture(of: board.view, named: "labels")
  }

  @Test func `Letters have the recorded widths and fonts`() {
    let board = PictureBoard()
    let ascii = (32..<127).compactMap(Unicode.Scalar.init).map(String.init).joined()
    board.add(label(ascii, size: 12), 311, 61) { $0.numberOfLines = 0 }
    for text in [
      "ÀéñöüÇ", "…–—‘’“”•·×ßæÆøØ\u{a0}", "日本語 한국어", "ｱＡ豈", "🍏🍎", "ᄀ\u{115f}\u{1160}", "жλ",
    ] {
      board.add(label(text), 151, 19)
    }
    // The first and last characters of the ranges that are as wide as they're high, and their neighbours.
    let bounds: [UInt32] = [
      0x7f, 0x10ff, 0x1100, 0x2e7f, 0x2e80, 0xd7a3, 0xd7a4, 0xf900, 0xfaff, 0xff00, 0xff60, 0xff61,
      0x1efff, 0x1f000,
    ]
    for bound in bounds {
      let character = Unicode.Scalar(bound).map { String($0) } ?? ""
      board.add(label("a\(character)a"), 41, 19)
    }
    let fonts: [UIFont?] = [
      .boldSystemFont(ofSize: 11), .italicSystemFont(ofSize: 12),
      .monospacedSystemFont(ofSize: 13, weight: .bold), .preferredFont(forTextStyle: .headline),
      .preferredFont(forTextStyle: .largeTitle),
      .monospacedDigitSystemFont(ofSize: 9, weight: .thin),
      UIFont(name: "Menlo-Regular", size: 10), UIFont(name: "Courier-BoldOblique", size: 10),
      UIFont(name: "Avenir-DemiBold", size: 10), UIFont(name: "Avenir-Heavy", size: 10),
      UIFont(name: "Avenir-Black", size: 10), UIFont(name: "Avenir-UltraLight", size: 10),
      UIFont(name: "Avenir-Medium", size: 10), UIFont(name: "Helvetica", size: 10),
      UIFont(name: "Helvetica-Light", size: 10), UIFont(name: "Gill-SemiBold", size: 10),
      UIFont(name: "Gill-Semibold", size: 10), UIFont(name: "Gill-Thin", size: 10),
    ]
    for (index, font) in fonts.enumerated() {
      board.add(label("Font \(index) 日"), 91, 31) { $0.font = font }
    }
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      UIFont.Weight(rawValue: 0.19),
    ]
    for weight in weights {
      board.add(label("Weight"), 61, 17) { $0.font = .systemFont(ofSize: 12, weight: weight) }
    }
    expectPicture(of: board.view, named: "fonts")
  }

  @Test func `Styled texts are drawn as recorded`() {
    let board = PictureBoard()
    let text = NSMutableAttributedString(string: "plain bold marked struck both")
    func add(_ key: NSAttributedString.Key, _ value: Any, _ location: Int, _ length: Int) {
      text.addAttribute(key, value: value, range: NSRange(location: location, length: length))
    }
    add(.font, UIFont.boldSystemFont(ofSize: 19), 6, 4)
    add(.backgroundColor, UIColor.systemYellow, 11, 6)
    add(.foregroundColor, UIColor.systemRed, 11, 6)
    add(.strikethroughStyle, 1, 18, 6)
    add(.underlineStyle, 1, 25, 4)
    add(.strikethroughStyle, 2, 25, 4)
    board.add(label(""), 301, 31) { $0.attributedText = text }
    board.add(label(""), 91, 71) {
      $0.attributedText = text
      $0.numberOfLines = 0
      $0.textAlignment = .right
    }
    board.add(label("disabled"), 81, 23) { $0.isEnabled = false }
    board.add(label("highlighted"), 81, 23) {
      $0.highlightedTextColor = .systemPink
      $0.isHighlighted = true
    }
    board.add(label("not coloured"), 81, 23) { $0.isHighlighted = true }
    board.add(label("coloured"), 81, 23) {
      $0.highlightedTextColor = .systemPink
      $0.textColor = .systemTeal
    }
    board.add(label("shrinks to fit"), 61, 23) { $0.adjustsFontSizeToFitWidth = true }
    board.add(label("shrinks to the half of its size"), 61, 23) {
      $0.adjustsFontSizeToFitWidth = true
    }
    board.add(label("shrinks a little"), 61, 23) {
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = 0.9
    }
    board.add(label("two lines never shrink"), 61, 33) {
      $0.adjustsFontSizeToFitWidth = true
      $0.numberOfLines = 2
    }
    board.add(label("fits"), 61, 23) { $0.adjustsFontSizeToFitWidth = true }
    board.add(UITextView(), 121, 61) {
      $0.text = long
      $0.backgroundColor = .systemGray6
    }
    board.add(UITextView(), 121, 81) {
      $0.text = long
      $0.font = .systemFont(ofSize: 12)
      $0.textColor = .systemBlue
      $0.textAlignment = .center
      $0.textContainerInset = UIEdgeInsets(top: 3, left: 5, bottom: 9, right: 11)
      $0.textContainer.lineFragmentPadding = 2
    }
    board.add(UITextView(), 81, 41) {
      $0.attributedText = text
      $0.semanticContentAttribute = .forceRightToLeft
    }
    board.add(UITextView(), 21, 5) { $0.text = "small" }
    board.add(UITextView(), 21, 21)
    expectPicture(of: board.view, named: "texts")
  }
}
