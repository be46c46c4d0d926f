import HeadlessList
import Testing
import TypedCells

/// Values of a sequence that doesn't end when the task that reads it is cancelled.
private struct UncancelledValues: AsyncSequence, Sendable {
  let values: AsyncStream<String>
  /// Released when the values are no longer read.
  let reader: Reader

  final class Reader: Sendable {}

  struct Iterator: AsyncIteratorProtocol {
    let values: AsyncStream<String>

    mutating func next() async -> String? {
      // This task isn't cancelled with the one that waits for it.
      await Task { [values] in await values.first { _ in true } }.value
    }
  }

  func makeAsyncIterator() -> Iterator { Iterator(values: values) }
}

@MainActor
private final class Owner {
  private(set) var builds = 0

  func section() -> ListSection<HeadlessCell> {
    builds += 1
    return sections(["waiting"])[0]
  }
}

@MainActor
struct `A sequence that a list follows` {
  private let list = RecordedList(height: 100)

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  private func follow(
    _ values: AsyncStream<String>, onEnd: (@MainActor () -> Void)? = nil
  ) {
    list.driver.follow(
      values, onEnd: { _ in onEnd?() },
      { value in ListSection(id: 0) { Row(TextCell.self, value) } })
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `replaces content that waits for the next turn`() async {
    let owner = Owner()
    let (values, sender) = AsyncStream.makeStream(of: String.self)
    list.driver.applyInNextTurn(weak: owner) { $0.section() }
    follow(values)
    sender.yield("value")
    await wait { !list.shown.isEmpty }
    #expect(list.shown == ["value"])
    #expect(owner.builds == 0)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `isn't followed any more if it ends without a value`() async {
    let (values, sender) = AsyncStream.makeStream(of: String.self)
    var hasEnded = false
    follow(values) { hasEnded = true }
    #expect(list.driver.isFollowing)
    sender.finish()
    await wait { hasEnded }
    #expect(hasEnded && !list.driver.isFollowing)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `shows no late value if other content was applied meanwhile`() async {
    let (values, sender) = AsyncStream.makeStream(of: String.self)
    weak var reader: UncancelledValues.Reader?
    do {
      let newReader = UncancelledValues.Reader()
      reader = newReader
      list.driver.follow(UncancelledValues(values: values, reader: newReader)) { value in
        ListSection(id: 0) { Row(TextCell.self, value) }
      }
    }
    sender.yield("first")
    await wait { list.shown == ["first"] }
    list.driver.apply(sections(["other"]))
    sender.yield("late")
    sender.finish()
    await wait { reader == nil }
    #expect(reader == nil, "the sequence is read no further")
    #expect(list.shown == ["other"])
  }
}
