import Testing

@testable import Gallery
@testable import GalleryModels

@MainActor
struct `A half-right file` {
  @Test(arguments: [
    ("people", "[1]", "expected an object, found an array of 1"),
    ("people", "{}", #"the key "title" is missing"#),
    ("people", #"{"title": "t"}"#, #"the key "source" is missing"#),
    (
      "people", #"{"title": 3}"#,
      "title: expected a text that is not empty, found the number 3"
    ),
    (
      "people", #"{"title": " "}"#,
      #"title: expected a text that is not empty, found the text " ""#
    ),
    (
      "people", #"{"title": "\u001b[31m"}"#,
      "title: expected a text without control characters, "
        + #"found the text "\u{1B}[31m""#
    ),
    (
      "people", #"{"titel": "t"}"#,
      #"titel: unknown key "titel"; the keys here are title, source, people"#
    ),
    (
      "people", #"{"title": "t", "source": "s", "people": []}"#,
      "people: expected an array that is not empty, found an empty array"
    ),
    (
      "people", #"{"title": "t", "source": "s", "people": {}}"#,
      "people: expected an array that is not empty, found an empty object"
    ),
    (
      "people", #"{"title": "t", "source": "s", "people": [null]}"#,
      "people[0]: expected an object, found null"
    ),
  ])
  func `is refused with the location, the expected and the found value`(
    screen: String, content: String, message: String
  ) throws {
    try expect(message, of: screen, for: content)
  }

  @Test(arguments: [
    (#""nineteen""#, #"the text "nineteen""#),
    ("-5", "the number -5"), ("0", "the number 0"), ("1999.5", "the number 1999.5"),
    ("1e300", "the number 1e+300"), ("99999999999999999999", "the number 1e+20"),
    ("true", "true"), ("null", "null"), ("[]", "an empty array"), (#"{"a": 1}"#, "an object"),
  ])
  func `a year that is no number from 1 to 9999 is refused`(year: String, found: String) throws {
    try expect(
      "people[0].year: expected a year from 1 to 9999, found \(found)",
      of: "people",
      for: """
        { "title": "t", "source": "s", "people": [ { "name": "n", "field": "f",
          "year": \(year) } ] }
        """)
  }

  @Test func `a number that is too large is refused`() throws {
    try expect(
      "people[0].year: expected a text with valid escapes, or a number up to 1.8e308",
      of: "people",
      for: #"{ "title": "t", "source": "s", "people": [ { "year": 1e400 } ] }"#)
  }

  @Test func `years in the wrong order are refused`() throws {
    try expect(
      "people[1].year: expected a year from 1970, that of the one before, "
        + "to 9999, found the number 1969",
      of: "people",
      for: """
        { "title": "t", "source": "s", "people": [
          { "year": 1970, "name": "n", "field": "f" },
          { "year": 1969, "name": "n", "field": "f" } ] }
        """)
    func employees(_ workplaces: String) -> String {
      """
      { "title": "t", "source": "s", "people": [ { "name": "n", "field": "f", "workplaces": [
      \(workplaces) ] } ] }
      """
    }
    try expect(
      "people[0].workplaces[0].to: expected a year from 1990, "
        + "the first year there, to 9999, found the number 1980",
      of: "employees",
      for: employees(#"{ "from": 1990, "to": 1980, "institution": "i" }"#))
    try expect(
      "people[0].workplaces[1].from: expected a year from 1990, "
        + "when the one before began, to 9999, found the number 1989",
      of: "employees",
      for: employees(
        #"{ "from": 1990, "institution": "i" }, { "from" : 1989, "institution": "i" }"#))
  }

  @Test(arguments: [
    (
      "static", #"{"title": "t", "source": "s", "sections": [{"title": "t", "items": [{}]}]}"#,
      #"sections[0].items[0]: the key "kind" is missing"#
    ),
    (
      "static",
      #"{"title": "t", "source": "s", "sections": [{"title": "t", "items": [{"kind": "link"}]}]}"#,
      #"sections[0].items[0].kind: "#
        + #"expected "heading", "text", "space", "detail" or "image", found the text "link""#
    ),
    (
      "static",
      #"{"title": "t", "source": "s", "sections": [{"title": "t", "items": ["#
        + #"{"kind": "heading", "title": "t", "font": 7, "color": "red"}]}]}"#,
      #"sections[0].items[0].font: "#
        + #"expected "capitals" or "spaced", found the number 7"#
    ),
    (
      "static",
      #"{"title": "t", "source": "s", "sections": ["#
        + #"{"title": "t", "items": [{"kind": "space", "title": "t"}]}]}"#,
      #"sections[0].items[0].title: unknown key "title"; the keys here are kind"#
    ),
    (
      "mixed", #"{"title": "t", "source": "s", "items": [{}]}"#,
      #"items[0]: expected an object with "text" or "image", "#
        + "found an empty object"
    ),
    (
      "mixed", #"{"title": "t", "source": "s", "items": [{"image": ["x", 7], "caption": "c"}]}"#,
      "items[0].image[1]: expected a text that is not empty, found the number 7"
    ),
    (
      "mixed",
      #"{"title": "t", "source": "s", "items": [{"text": "t"}], "misfit": {"image": ["x"]}}"#,
      #"misfit: the key "caption" is missing"#
    ),
    (
      "employees", #"{"title": "t", "source": "s", "people": [{"name": ""}]}"#,
      #"people[0].name: expected a text that is not empty, found an empty text"#
    ),
  ])
  func `each screen reads its own format`(
    screen: String, content: String, message: String
  ) throws {
    try expect(message, of: screen, for: content)
  }

  private func expect(
    _ message: String, of screen: String, for content: String,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let file = try TemporaryFile(content)
    let outcome = Outcome(of: [screen, "--data", file.path])
    #expect(
      outcome.complaint == "Gallery: \(file.path): \(message)\n", sourceLocation: location)
    #expect(outcome.output == "", sourceLocation: location)
    #expect(outcome.status == 1, sourceLocation: location)
  }
}
