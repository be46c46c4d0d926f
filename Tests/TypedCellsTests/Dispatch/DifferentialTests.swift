import AnotherModule
import HeadlessList
import Testing
import TypedCells
import TypedCellsTesting

/// Compares the registry with the chain of casts that it replaces, for all kinds of models, cells and
/// traits. Both make the same calls in the same order with the same values.
@MainActor
struct `Dispatch by plan and by chain` {
  @Test(arguments: [false, true])
  func `agree on every pair of a cell and a model, in any order`(castsOnly: Bool) throws {
    for seed in UInt64(0)..<12 {
      var random = SeededGenerator(seed: seed)
      let links = ChainLink.all.shuffled(using: &random)
        .prefix(Int.random(in: 1...ChainLink.all.count, using: &random))
      let registry = try CapabilityRegistry(links.map(\.capability), castsOnly: castsOnly)
      registry.onIgnored = nil
      let cells = makeCells().shuffled(using: &random)
      let models = makeModels().shuffled(using: &random)
      for cell in cells {
        for model in models {
          let byChain = Recorder.record { for link in links { link.run(cell, model) } }
          let byPlan = Recorder.record { registry.configure(cell, by: model) }
          #expect(
            byPlan == byChain,
            "seed \(seed): \(type(of: cell)) by \(type(of: model)), \(links.map(\.name))")
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func `agree when capabilities are added one by one`(castsOnly: Bool) throws {
    let registry = try CapabilityRegistry([], castsOnly: castsOnly)
    registry.onIgnored = nil
    let (cells, models) = (makeCells(), makeModels())
    for count in 1...ChainLink.all.count {
      let links = ChainLink.all.prefix(count)
      try registry.register(links[count - 1].capability)
      for cell in cells {
        for model in models {
          let byChain = Recorder.record { for link in links { link.run(cell, model) } }
          let byPlan = Recorder.record { registry.configure(cell, by: model) }
          #expect(byPlan == byChain, "\(count): \(type(of: cell)) by \(type(of: model))")
        }
      }
    }
  }

  @Test func `retain nothing, and release nothing twice`() throws {
    let registry = try CapabilityRegistry(ChainLink.all.map(\.capability))
    registry.onIgnored = nil
    let before = Token.count
    do {
      let (cells, models) = (makeCells(), makeModels())
      for _ in 0..<100 {
        for cell in cells {
          for model in models {
            _ = Recorder.record { registry.configure(cell, by: model) }
          }
        }
      }
      withExtendedLifetime(models) {
        #expect(Token.count > before, "the models hold tokens")
      }
    }
    #expect(Token.count == before)
  }

  @Test func `a model that outlives the bind is retained by its owner`() throws {
    final class KeepingCell: TitledConfigurable {
      var kept: (any Titled)?
      func configure(title: String?) {}
    }
    let keeping = Capability((any Titled).self, KeepingCell.self) { cell, model in
      cell.kept = model
    } reset: { cell in
      cell.kept = nil
    }
    let byTrait = Capability((any Titled).self, (any TitledConfigurable).self) { cell, model in
      (cell as? KeepingCell)?.kept = model
    } reset: { _ in
    }
    let registry = try CapabilityRegistry([keeping, byTrait])
    let cell = KeepingCell()
    let before = Token.count
    do {
      let model: Any = FiveWords(title: "kept")
      for _ in 0..<3 { registry.configure(cell, by: model) }
    }
    #expect(cell.kept?.title == "kept")
    #expect(Token.count == before + 1)
    registry.configure(cell, by: 1)
    #expect(Token.count == before)
  }

  @Test func `a registry accepts capabilities while it configures`() throws {
    let registry = try CapabilityRegistry([.titled])
    let grow = { [unowned registry] in
      guard (try? registry.register(.subtitled)) != nil else { return }
      registry.configure(DetailCell(), by: Book())
    }
    let growing = Capability((any Priced).self, (any TitledConfigurable).self) { _, _ in
      grow()
    } reset: { _ in
    }
    try registry.register(growing)
    try registry.register(.priced)
    let cell = DetailCell()
    registry.onIgnored = nil
    registry.configure(cell, by: Book())
    registry.configure(cell, by: Book())
    #expect(cell.calls == ["title Notes", "title Notes", "subtitle on the engine"])
  }
}
