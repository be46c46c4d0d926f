import Foundation
import HeadlessList
import Testing
import TypedCells

@testable import TypedCellsTesting

/// Shows the title of a book, and no other property.
private final class TitleCell<Sample: Titled>: HeadlessCell, Updatable {
  func update(viewData sample: Sample) { lines = [sample.title] }
}

private protocol Titled {
  var title: String { get }
}

private struct Book: Titled, Equatable {
  var title: String
  var year = 1900
}

/// A title that isn't equatable.
private struct Plain: Titled {
  var title: String
}

/// A book that is compared by its number.
private struct NumberedBook: Titled, Equatable {
  var number: Int
  var title: String
  var year = 1900
  static func == (one: Self, other: Self) -> Bool { one.number == other.number }
}

/// A value that differs each time it is created.
private struct Stamp: Equatable, CustomReflectable {
  @MainActor private static var count = 0
  private let number: Int
  let isVisible: Bool

  @MainActor
  init(isVisible: Bool) {
    Self.count += 1
    number = Self.count
    self.isVisible = isVisible
  }

  var customMirror: Mirror {
    let children: [(String?, Any)] = isVisible ? [("number", number)] : []
    return Mirror(self, children: children.map { (label: $0, value: $1) }, displayStyle: .struct)
  }
}

private struct StampedBook: Titled, Equatable {
  var title: String
  var stamp: Stamp
}

@MainActor
struct `Samples that look alike` {
  private func details<Sample: Titled>(_ samples: @escaping @MainActor () -> [Sample]) -> [String] {
    CellLaws(
      TitleCell<Sample>.self, samples: samples(), .made { TitleCell<Sample>() },
      .observing { $0.lines }
    )
    .report().violations.map(\.description)
  }

  private func message(_ words: String) -> String {
    "[cell.distinguishingSamples] TypedCellsTestingTests.TitleCell<TypedCellsTestingTests.Book>: "
      + "samples 0 and 1 both look alike\(words): either they show the same, or the observation misses "
      + "something. Rows whose data differ are updated even if they look the same"
  }

  @Test func `are reported if they aren't equal`() {
    let (old, new) = (Book(title: "a"), Book(title: "a", year: 2000))
    #expect(details { [old, new, Book(title: "b")] } == [message("")])
    let newest = Book(title: "a", year: 2001)
    #expect(
      details { [old, new, newest, Book(title: "b")] }
        == [message(", and so do 2 other pairs")])
  }

  @Test func `may be equal or the same`() {
    #expect(details { [Book(title: "a"), Book(title: "a"), Book(title: "b")] } == [])
    #expect(details { [Plain(title: "a"), Plain(title: "a"), Plain(title: "b")] } == [])
    #expect(
      details {
        [
          NumberedBook(number: 1, title: "a"), NumberedBook(number: 1, title: "a", year: 2000),
          NumberedBook(number: 2, title: "b"),
        ]
      } == [])
  }
}

private final class Log {}

/// A number of samples that a test changes.
@MainActor
private final class Shelf {
  var count = 2
}

private struct Wrapped<Value> {
  var value: Value
}

@MainActor
struct `Samples that hold objects` {
  @Test func `are known, also if the object is inside four other values, but not more`() {
    #expect(SampleSource { [Log()] }.holdObjects)
    #expect(SampleSource { [Wrapped(value: Wrapped(value: Wrapped(value: Log())))] }.holdObjects)
    #expect(!SampleSource { [Wrapped(value: "text")] }.holdObjects)
    let four = Wrapped(value: Wrapped(value: Wrapped(value: Wrapped(value: Log()))))
    #expect(SampleSource { [four] }.holdObjects)
    #expect(!SampleSource { [Wrapped(value: four)] }.holdObjects)
  }

  @Test func `don't count objects of the system, or inside its structures`() {
    #expect(!SampleSource { [NSObject()] }.holdObjects)
    #expect(SampleSource { [[Log()]] }.holdObjects)
    #expect(SampleSource { [Optional(Log())] }.holdObjects)
  }

  @Test func `are created again for each trial, unless their number differs`() {
    let shelf = Shelf()
    let source = SampleSource { (0..<shelf.count).map { _ in Log() } }
    #expect(source.forTrial()[0] !== source.unused[0])
    #expect(source.forTrial()[0] !== source.forTrial()[0])
    shelf.count = 3
    #expect(source.forTrial()[1] === source.unused[1])
    #expect(source.madeAnew.count == 3)
    #expect(source.indices == 0..<2)
  }
}

@MainActor
struct `Samples that are created twice` {
  private func details(isVisible: Bool) -> [String] {
    CellLaws(
      TitleCell<StampedBook>.self,
      samples: ["a", "b"].map { StampedBook(title: $0, stamp: Stamp(isVisible: isVisible)) },
      .made { TitleCell<StampedBook>() }, .observing { $0.lines }
    ).report().violations.map(\.detail)
  }

  @Test func `are reported if they aren't equal and differ in nothing`() {
    #expect(
      details(isVisible: false) == [
        "sample 0, created twice with the same values, isn't equal to itself, so its row is updated at "
          + "every change. Compare in == what the cell shows"
      ])
  }

  @Test func `may differ in a value`() {
    #expect(details(isVisible: true) == [])
  }
}
