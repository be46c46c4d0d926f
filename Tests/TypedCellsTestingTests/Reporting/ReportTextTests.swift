import Foundation
import HeadlessList
import Testing
import TypedCells

@testable import TypedCellsTesting

/// Shows everything of a sample.
private final class SampleCell<Sample>: HeadlessCell, Updatable {
  private(set) var sample: Sample?
  func update(viewData sample: Sample) { self.sample = sample }
}

/// Shows the first sample that isn't empty for ever.
private final class SharedTextCell: HeadlessCell, Updatable {
  func update(viewData text: String) { lines = lines.isEmpty ? [text] : lines }
}

private struct Inner: Equatable {
  var name: String
  var count: Int?
}

private struct Order {
  var item: Inner
  init(_ item: Inner) { self.item = item }
}

private struct Outer: Equatable {
  var inner: Inner
  var list: [Inner]
}

private struct Wrapped<Value: Equatable>: Equatable {
  var value: Value
}

private final class Person {
  var name: String
  var city = "Oslo"
  init(_ name: String) { self.name = name }
}

@MainActor
struct `The words of a difference` {
  /// Returns the difference between two values that `.observing` returns.
  private func words<Value: Equatable>(_ value: Value, _ expected: Value) -> String? {
    let observations = [value, expected].map { value in
      var observation = CellObservation(ObservedNode(kind: "Cell"))
      observation.add([AnyEquatable(value)])
      return observation
    }
    return observations[0].difference(from: observations[1])?.words(other: "fresh")
  }

  @Test func `name the innermost place and both values`() {
    #expect(words(1, 1) == nil)
    #expect(words(1, 2) == "observed: 1, fresh: 2")
    #expect(words("a", "b") == #"observed: "a", fresh: "b""#)
    #expect(words(["a"], ["a", "b"]) == #"observed[1]: nil, fresh: "b""#)
    #expect(words(["a", "b"], ["a"]) == #"observed[1]: "b", fresh: nil"#)
    #expect(words(["a", "c", "d"], ["a", "b", "d"]) == #"observed[1]: "c", fresh: "b""#)
    #expect(words(Optional("a"), nil) == #"observed: "a", fresh: nil"#)
    let (one, two) = (Inner(name: "a", count: 1), Inner(name: "a", count: nil))
    #expect(words(one, two) == "observed.count: 1, fresh: nil")
    #expect(words(one, Inner(name: "b", count: 1)) == #"observed.name: "a", fresh: "b""#)
    #expect(
      words(Outer(inner: one, list: []), Outer(inner: two, list: []))
        == "observed.inner.count: 1, fresh: nil")
    #expect(
      words(Outer(inner: one, list: [one]), Outer(inner: one, list: [two]))
        == "observed.list[0].count: 1, fresh: nil")
  }

  @Test func `stop at four levels`() {
    #expect(words([[[["a"]]]], [[[["b"]]]]) == #"observed[0][0][0][0]: "a", fresh: "b""#)
    #expect(
      words([[[[["a"]]]]], [[[[["b"]]]]]) == #"observed[0][0][0][0]: ["a"], fresh: ["b"]"#)
    let nested = { (text: String) in
      Wrapped(value: Wrapped(value: Wrapped(value: Wrapped(value: text))))
    }
    #expect(
      words(nested("a"), nested("b")) == #"observed.value.value.value.value: "a", fresh: "b""#)
  }

  private func node(
    _ kind: String, _ properties: [(String, ObservedValue)] = [], _ children: [ObservedNode] = []
  ) -> ObservedNode {
    var node = ObservedNode(kind: kind)
    for (name, value) in properties { node.add(name, value) }
    node.children = children
    return node
  }

  private func words(_ node: ObservedNode, _ expected: ObservedNode) -> String? {
    CellObservation(node).difference(from: CellObservation(expected))?.words(other: "fresh")
  }

  private func text(_ text: String) -> ObservedNode { node("Label", [("text", .text(text))]) }

  @Test func `name the kind of a part that no property stores`() {
    let deep = { text in self.node("Cell", [], [self.node("Stack", [], [self.text(text)])]) }
    #expect(words(deep("a"), deep("b")) == #"Stack.Label.text: "a", fresh: "b""#)
  }

  @Test func `say what is missing or too much`() {
    let (empty, full) = (node("Cell"), node("Cell", [], [text("a")]))
    #expect(words(full, empty) == #"Label.text: "a", fresh: nil"#)
    #expect(words(empty, full) == #"Label.text: nil, fresh: "a""#)
    let plain = node("Cell", [], [node("View")])
    #expect(words(plain, empty) == "View: View, fresh: not there")
    #expect(words(empty, plain) == "View: not there, fresh: View")
    let box = node("Cell", [], [node("Box", [], [text("a")])])
    #expect(words(box, empty) == #"Box.Label.text: "a", fresh: nil"#)
    #expect(words(empty, box) == #"Box.Label.text: nil, fresh: "a""#)
    let button = node("Cell", [], [node("Button", [("title", .text("Buy"))])])
    #expect(words(button, empty) == #"Button: Button "Buy", fresh: not there"#)
    let picture = node("Cell", [], [node("Picture", [("image", .detail("star"))])])
    #expect(words(picture, empty) == #"Picture.image: "star", fresh: nil"#)
    #expect(
      words(node("Cell", [("isOn", .flag(true))]), empty) == "isOn: true, fresh: false")
    #expect(
      words(empty, node("Cell", [("isOn", .flag(true))])) == "isOn: false, fresh: true")
    #expect(words(node("A"), node("B")) == "the cell: A, fresh: B")
  }

  @Test func `compare a part with one of its kind if other parts are missing`() {
    let box = node("Box", [("isOn", .flag(true))])
    let (found, expected) = (
      node("Cell", [], [text("a"), box]), node("Cell", [], [box, text("b"), node("View")])
    )
    #expect(words(found, expected) == #"Label.text: "a", fresh: "b""#)
  }

  @Test func `compare parts in order if they have the same kinds in both`() {
    let (found, expected) = (
      node("Cell", [], [text("b"), text("a")]), node("Cell", [], [text("c"), text("b")])
    )
    #expect(words(found, expected) == #"Label.text: "b", fresh: "c""#)
  }

  @Test func `name a constraint instead of a frame that follows from it`() {
    func cell(_ constraint: String, width: Double) -> ObservedNode {
      let view = node("View", [("frame", .numbers(0, 0, width, 0))])
      let digest = ObservedValue.digest(Int(width)) { constraint }
      return node("Cell", [(ObservedNode.constraints, digest)], [view])
    }
    #expect(
      words(cell("width == 1", width: 1), cell("width == 2", width: 2))
        == "constraints: width == 1, fresh: width == 2")
    #expect(
      words(cell("width == height", width: 1), cell("width == height", width: 2))
        == "View.frame: (0, 0, 1, 0), fresh: (0, 0, 2, 0)")
  }

  @Test func `ignore the order of parts unless it is visible`() {
    var (one, two) = (
      node("Stack", [], [text("a"), text("b")]), node("Stack", [], [text("b"), text("a")])
    )
    #expect(words(one, two) == nil)
    one.isOrdered = true
    two.isOrdered = true
    #expect(
      words(one, two) == #"arrangedSubviews: Label "a", Label "b", fresh: Label "b", Label "a""#)
  }

  @Test func `have numbers as people write them`() {
    let words = { (value: ObservedValue) in value.words }
    #expect(words(.number(3)) == "3")
    #expect(words(.number(-0.5)) == "-0.5")
    #expect(words(.numbers(1, 2.5, 3, 4)) == "(1, 2.5, 3, 4)")
    #expect(words(.number(1e14)) == "100000000000000")
    #expect(words(.number(1e15)) == "1000000000000000")
    #expect(words(.number(1e16)) == "1e+16")
    #expect(words(.number(.infinity)) == "inf")
    #expect(ObservedValue.number(.nan).equals(.number(.nan)))
    #expect(!ObservedValue.number(.nan).equals(.number(1)))
    #expect(!ObservedValue.number(1).equals(.flag(true)))
    #expect(!ObservedValue.numbers(1, 2, 3, 4).equals(.numbers(1, 2, 3, 5)))
    #expect(!ObservedValue.numbers(1, 2, 3, 4).equals(.numbers(0, 2, 3, 4)))
    #expect(!ObservedValue.numbers(1, 2, 3, 4).equals(.numbers(1, 0, 3, 4)))
    #expect(!ObservedValue.numbers(1, 2, 3, 4).equals(.numbers(1, 2, 0, 4)))
  }

  @Test func `contain no addresses`() {
    #expect(withoutAddresses("<A: 0x7f8a; b(0x12) at 0x3>") == "<A; b at>")
  }

  @Test func `are part of a description with a line for each part`() {
    let cell = node("Cell", [("isOn", .flag(true))], [node("Stack", [], [text("a")])])
    #expect(
      CellObservation(cell).description == """
        Cell, isOn: true
          Stack
            Label, text: "a"
        """)
    #expect(CellObservation(cell).texts == ["a"])
  }

  @Test func `include the texts that an observation returns`() {
    var observation = CellObservation(node("Cell"))
    observation.add([AnyEquatable(["a", "b"]), AnyEquatable(Optional("c")), AnyEquatable(1)])
    #expect(observation.texts == ["a", "b", "c"])
    #expect(observation.root.properties.map(\.name) == ["observed.0", "observed.1", "observed.2"])
  }
}

@MainActor
struct `Notes on samples` {
  private func notes<Sample>(_ samples: [Sample]) -> [String] {
    CellLaws(
      SampleCell<Sample>.self, samples: samples, .made { SampleCell<Sample>() },
      .observing { "\($0.sample as Any)" }
    )
    .report(on: []).notes
  }

  @Test func `name the fields in which no two samples differ`() {
    #expect(
      notes([Inner(name: "a", count: 1), Inner(name: "b", count: 1)]) == [
        "no two samples differ in 'count', so a stale value there isn't noticed; add a sample"
      ])
    #expect(
      notes([Person("a"), Person("a")]) == [
        "no two samples differ in 'name', 'city', so a stale value there isn't noticed; add a sample"
      ])
    #expect(
      notes([Order(Inner(name: "a", count: 1)), Order(Inner(name: "b", count: 1))]) == [
        "no two samples differ in 'item.count', so a stale value there isn't noticed; add a sample"
      ])
    #expect(notes([Order(Inner(name: "a", count: 1)), Order(Inner(name: "b", count: 2))]) == [])
    #expect(notes([Inner(name: "a", count: 1), Inner(name: "b", count: 2)]) == [])
    #expect(notes([Inner(name: "a", count: 1)]) == [])
    #expect(notes([1, 1]) == [])
    #expect(notes(["a", "a"]) == [])
  }

  @Test func `leave out closures`() {
    struct Action {
      let title: String
      let perform: () -> Void
    }
    #expect(notes([Action(title: "a") {}, Action(title: "b") {}]) == [])
  }
}

@MainActor
struct `Reports` {
  @Test func `name skipped laws with their reasons, and notes`() {
    let report = LawReport(
      named: "PriceCell",
      verdicts: [("a.kept", .kept), ("a.skipped", .skipped("no reason")), ("a.too", .kept)],
      notes: ["a gap"])
    #expect(
      report.description == """
        PriceCell keeps 2 laws
          [a.skipped] skipped: no reason
          note: a gap
        """)
    let one = LawReport(named: "A", verdicts: [("a.kept", .kept)], notes: [])
    #expect(one.description == "A keeps 1 law")
    let broken = LawReport(named: "A", verdicts: [("a.broken", .broken(["b", "c"]))], notes: [])
    #expect(broken.description == "A breaks laws\n  [a.broken] b\n  [a.broken] c")
  }

  @Test func `on registrations say why laws are skipped`() {
    let sections: [ListSection<HeadlessCell>] = [ListSection(id: 0) {}]
    let report = RegistrationLaws(of: sections, in: CellRegistry()).report()
    #expect(
      report.skipped.map(\.reason) == [
        "nibs and prototypes aren't loaded, because no makeCell is given",
        "no registry of headers and footers is given",
      ])
    let tried = RegistrationLaws(
      of: sections, in: CellRegistry(), headerFooters: CellRegistry<HeadlessHeaderFooter>(),
      makeCell: { _ in HeadlessCell() }
    ).report()
    #expect(tried.skipped.isEmpty)
  }

  @Test func `on hosts try eight seeds, beginning with zero, unless you choose them`() {
    func hosts(_ laws: (HostBench<FaultyList>) -> HostLaws<FaultyList>) -> (Int, String?) {
      var count = 0
      let bench = HostBench<FaultyList>(
        makeHost: {
          count += 1
          return FaultyList(.showsNothing)
        }, cells: (PlainCell.self, OtherCell.self), reading: { $0.text },
        scrolling: { $0.scroll(to: $1) })
      let detail = laws(bench).report().violations.first?.detail
      return (count, detail?.components(separatedBy: " of ").last)
    }
    let (usual, first) = hosts { HostLaws($0) }
    #expect(usual == hosts { HostLaws($0, seeds: 0..<8) }.0)
    #expect(first == "seed 0")
  }

  @Test func `on hosts skip the selection if the host has none`() {
    let bench = HostBench<FaultyList>(
      makeHost: {
        let host = FaultyList()
        host.selectionMode = .none
        return host
      }, cells: (PlainCell.self, OtherCell.self), reading: { $0.text },
      scrolling: { $0.scroll(to: $1) })
    let report = HostLaws(bench, seeds: 0..<1).report()
    #expect(
      report.skipped.map(\.reason) == ["no headers are declared", "the host has no selection"])
  }

  @Test func `on hosts name the step and the seed`() {
    let details = faultyList(.showsNothing).violations.map(\.detail)
    #expect(details.count == 1)
    #expect(details[0].hasSuffix("rows, after step 1, other content of seed 0"), "\(details)")
  }
}

@MainActor
struct `The actions of the log` {
  @Test func `are compared in the order of the calls, without addresses`() {
    let log = EventLog()
    log.append("a")
    log.append(NSObject())
    #expect(log.takeAll() == ["a", "<NSObject>"])
    #expect(log.takeAll() == [])
  }
}

struct `A failure of a law` {
  @Test(arguments: [
    ("cell.noStaleState", "Testing your cells"), ("row.drop", "Drag and drop"),
    ("row.swipeActions", "List layouts"), ("row.contextMenu", "Row events"),
    ("screen.isReleased", "Testing lists and screens"),
    ("host.commitsOnce", "Writing a host"), ("compile.refuses", "Compile-time tests"),
  ])
  func `names the page about the law`(law: String, page: String) {
    let violation = Violation(law: law, subject: "Cell", detail: "it differs")
    #expect(violation.page == page)
    #expect(
      violation.messageWithPage
        == "[\(law)] Cell: it differs\nSee the page \"\(page)\" of TypedCells.")
  }

  @Test func `names no page if the law is your own`() {
    let violation = Violation(law: "price.short", subject: "Cell", detail: "it is long")
    #expect(violation.page == nil)
    #expect(violation.messageWithPage == "[price.short] Cell: it is long")
  }
}
