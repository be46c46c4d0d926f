import HeadlessList
import TypedCells

/// A log of the calls that capabilities make.
@MainActor
enum Recorder {
  private static var calls: [String] = []

  static func note(_ name: String, _ cell: Any, _ model: Any?, _ value: Any) {
    let identity = ObjectIdentifier(cell as AnyObject)
    let modelType = model.map { "\(type(of: $0))" } ?? "nothing"
    calls.append("\(name) \(identity) by \(modelType): \(value)")
  }

  static func record(_ body: () -> Void) -> [String] {
    calls = []
    body()
    return calls
  }
}

/// One link of a handwritten chain of casts, and the capability that replaces it.
@MainActor
struct ChainLink {
  let name: String
  let capability: Capability
  let run: @MainActor (AnyObject, Any) -> Void

  /// The generic parameters are bound to the traits, so the casts are the same as handwritten ones.
  private init<CellTrait, ModelTrait>(
    _ name: String, _ modelTrait: ModelTrait.Type, _ cellTrait: CellTrait.Type,
    value: @escaping @MainActor (ModelTrait) -> Any
  ) {
    self.name = name
    capability = Capability(modelTrait, cellTrait) { cell, model in
      Recorder.note(name, cell, model, value(model))
    } reset: { cell in
      Recorder.note(name, cell, nil, "reset")
    }
    run = { cell, model in
      if let cell = cell as? CellTrait {
        if let model = model as? ModelTrait {
          Recorder.note(name, cell, model, value(model))
        } else {
          Recorder.note(name, cell, nil, "reset")
        }
      }
    }
  }

  static let all: [ChainLink] = everywhere + constrained

  /// A cast to a protocol with an argument requires the runtime library of these versions.
  private static var constrained: [ChainLink] {
    guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) else { return [] }
    return [
      ChainLink("constrained", (any Container<Int>).self, (any TitledConfigurable).self) {
        $0.content
      }
    ]
  }

  private static let everywhere: [ChainLink] = [
    ChainLink("opaque", (any Titled).self, (any TitledConfigurable).self) { $0.title },
    ChainLink("bound", (any Subtitled).self, (any SubtitledConfigurable).self) { $0.subtitle },
    ChainLink("both bound", (any Named).self, (any SubtitledConfigurable).self) { $0.name },
    ChainLink("mixed", (any Named).self, (any TitledConfigurable).self) { $0.name },
    ChainLink(
      "composed", (any Titled & Subtitled).self,
      (any TitledConfigurable & SubtitledConfigurable).self
    ) { $0.title + $0.subtitle },
    ChainLink(
      "under a class", (any Titled).self, (any HeadlessCell & SubtitledConfigurable).self
    ) { $0.title },
    ChainLink("class and trait", (any Person & Subtitled).self, (any TitledConfigurable).self) {
      $0.title + $0.subtitle
    },
    ChainLink("unconstrained", (any Container).self, (any TitledConfigurable).self) {
      "\($0.content)"
    },
    ChainLink("concrete struct", Book.self, (any TitledConfigurable).self) { $0.price },
    ChainLink("concrete class", Person.self, DetailCell.self) { $0.title },
    ChainLink("number", Int.self, (any TitledConfigurable).self) { $0 },
    ChainLink("text", String.self, (any SubtitledConfigurable).self) { $0 },
    ChainLink("holding a trait", HoldingTitled.self, (any TitledConfigurable).self) {
      $0.held.title
    },
    ChainLink("optional trait", (any Titled)?.self, (any SubtitledConfigurable).self) {
      $0?.title ?? "none"
    },
    ChainLink("anything", Any.self, (any TitledConfigurable).self) { "\(type(of: $0))" },
    ChainLink("any object", AnyObject.self, (any TitledConfigurable).self) { _ in "object" },
    ChainLink("error", (any Error).self, (any TitledConfigurable).self) { "\($0)" },
    ChainLink("hashable", (any Hashable).self, (any TitledConfigurable).self) { "\($0)" },
    ChainLink("unmatched", (any Unmatched).self, (any TitledConfigurable).self) { _ in "" },
    ChainLink("untaken", (any Titled).self, (any Unmatched).self) { $0.title },
  ]
}
