import Testing

@testable import TypedCellsTesting

@MainActor
struct `The looks of fresh cells in time` {
  private func look(_ kind: String) -> CellObservation { CellObservation(ObservedNode(kind: kind)) }

  @Test func `are noted when they change`() {
    var timeline = FreshTimeline([look("a"), look("x")])
    timeline.note(look("a"), of: 0, .milliseconds(1))
    timeline.note(look("b"), of: 0, .milliseconds(2))
    timeline.note(look("b"), of: 0, .milliseconds(3))
    timeline.note(look("a"), of: 0, .milliseconds(4))
    #expect(timeline.looks == [[look("a"), look("b"), look("a")], [look("x")]])
    #expect(timeline.arrivals == [.milliseconds(2), .zero])
    #expect(timeline.latency == .milliseconds(4))
  }

  @Test func `of two attempts are added, with the last look at the end`() {
    var one = FreshTimeline([look("a")])
    one.note(look("b"), of: 0, .milliseconds(2))
    one.note(look("last"), of: 0, .milliseconds(5))
    var other = FreshTimeline([look("a")])
    other.note(look("c"), of: 0, .milliseconds(3))
    other.note(look("last"), of: 0, .milliseconds(9))
    let sum = one.adding(other)
    #expect(sum.looks == [["a", "b", "a", "c", "last"].map(look)])
    #expect(sum.latency == .milliseconds(9))
    #expect(other.adding(one).latency == .milliseconds(9))
    #expect(sum.arrivals == [.milliseconds(2)])
  }

  @Test func `of two attempts are added if content arrived in one of them only`() {
    let early = FreshTimeline([look("a")])
    var late = FreshTimeline([look("a")])
    late.note(look("b"), of: 0, .milliseconds(3))
    late.note(look("a"), of: 0, .milliseconds(4))
    #expect(early.adding(late).looks == late.looks)
    #expect(early.adding(late).arrivals == [.milliseconds(3)])
    #expect(late.adding(early).looks == [["a", "b", "a"].map(look)])
    #expect(late.adding(early).arrivals == [.milliseconds(3)])
  }

  @Test func `of two attempts are added if one starts with the content`() {
    let (early, cached) = (FreshTimeline([look("a")]), FreshTimeline([look("b")]))
    #expect(early.adding(cached).looks == [["a", "b"].map(look)])
    #expect(early.adding(cached).arrivals == [.zero])
  }

  @Test func `are at rest if the last change is in the first half of the time`() {
    var timeline = FreshTimeline([look("a")])
    timeline.note(look("b"), of: 0, .milliseconds(20))
    timeline.end(.milliseconds(39))
    #expect(!timeline.isAtRest)
    timeline.end(.milliseconds(40))
    #expect(timeline.isAtRest)
  }
}
