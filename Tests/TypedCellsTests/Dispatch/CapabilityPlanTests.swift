import Testing

@testable import TypedCells

@MainActor
struct `A capability plan` {
  private func plan(
    after predecessor: CapabilityPlan?, _ capabilities: [Capability], _ cell: TitleCell
  ) -> CapabilityPlan {
    let model: Any = Setting.about
    let meeting = CapabilityMeeting(BorrowedWords(of: cell), BorrowedWords(of: model))
    return CapabilityPlan(
      for: meeting, after: predecessor, capabilities, cell: cell, model: model, castsOnly: false)
  }

  @Test func `is reused after an unrelated capability was added`() {
    let cell = TitleCell()
    let before = plan(after: nil, [.titled], cell)
    let after = plan(after: before, [.titled, .priced], cell)
    #expect(after.examinedCount == 2)
    #expect(after.firstStep === before.firstStep)
  }

  @Test func `is rebuilt after a related capability was added`() {
    let cell = DetailCell()
    let before = plan(after: nil, [.titled], cell)
    let after = plan(after: before, [.titled, .subtitled], cell)
    #expect(after.firstStep !== before.firstStep)
    #expect(after.firstStep?.next is ResetByWitness<any SubtitledConfigurable>)
    #expect(before.firstStep?.next == nil, "a plan that may be running never changes")
  }

  @Test func `needs no cast if a protocol witness is known`() {
    let plan = plan(after: nil, [.titled], TitleCell())
    #expect(plan.firstStep is ConfigureByWitness<any TitledConfigurable, any Titled>)
  }
}
