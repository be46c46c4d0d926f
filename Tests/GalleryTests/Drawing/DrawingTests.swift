import Testing

@testable import Gallery

struct `Drawing in a terminal` {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("山田", 4), ("한국", 4), ("😀", 2), ("❤️", 2),
    ("╭─╮", 3), ("👩‍👩‍👧", 2),
  ])
  func `measures how many columns a text takes`(text: String, width: Int) {
    #expect(displayWidth(text) == width)
  }

  @Test(arguments: [
    ("abc", "abc  "), ("abcde", "abcde"), ("abcdef", "abcd…"), ("山田太", "山田…"), ("a山田太", "a山… "),
  ])
  func `fits a text to a width`(text: String, fitting: String) {
    #expect(fitted(text, to: 5) == fitting)
    #expect(displayWidth(fitting) == 5)
  }

  @Test func `frames have the same size for every content`() {
    for picture in ["", "short", String(repeating: "long ", count: 50), "山田\n한국"] {
      let lines = framed(picture)
      #expect(lines.count == Page.viewportLines + 2)
      #expect(lines.allSatisfy { displayWidth($0) == Page.width })
    }
  }

  @Test func `puts text beside a box`() {
    #expect(boxed("AB", beside: ["one", "two"]) == ["╭────╮  one", "│ AB │  two", "╰────╯"])
    #expect(boxed("A", beside: ["", "two"]) == ["╭───╮", "│ A │  two", "╰───╯"])
    #expect(boxed("A", beside: []) == ["╭───╮", "│ A │", "╰───╯"])
  }

  @Test func `wraps between words`() {
    #expect(wrapped("one two three", to: 7, indent: "  ") == ["one two", "  three"])
    #expect(wrapped("incomprehensible", to: 7) == ["incomprehensible"])
    #expect(wrapped("", to: 7) == [""])
  }
}
