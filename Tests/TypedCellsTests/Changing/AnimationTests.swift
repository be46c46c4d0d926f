import HeadlessList
import Observation
import Testing
import TypedCells

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor
@Observable
private final class Model {
  var text = "text"
  var section: ListSection<HeadlessCell> {
    ListSection(id: 0) { Row(TextCell.self, text).id(text) }
  }
}

@MainActor
struct `A change is animated unless the call says otherwise` {
  private final class Screen {
    var isHidden = true
    var text = "screen"
  }

  private let host = NotingHost()
  private let list: ListDriver<NotingHost>
  private let screen = Screen()

  init() {
    list = ListDriver(host: host)
    // The first content is never animated.
    list.apply { ListSection(id: 0) { Row(TextCell.self, "first").id("first") } }
  }

  private func sections(_ text: String) -> [ListSection<HeadlessCell>] {
    [ListSection(id: 0) { Row(TextCell.self, text).id(text) }]
  }

  private func showOutline() {
    list.apply(animated: false) {
      ListSection(id: 0) {
        Row(TextCell.self, "parent").id("parent").children {
          Row(TextCell.self, "child").id("child")
        }
      }
    }
  }

  @Test func `when content is applied`() {
    list.apply { sections("a")[0] }
    list.apply(sections("b"))
    list.apply(animated: false) { sections("c")[0] }
    list.apply(sections("d"), animated: false)
    #expect(host.animations == [true, true, false, false])
  }

  @Test func `when visibility is updated`() {
    list.apply(animated: false) {
      ListSection(id: 0) {
        Row(TextCell.self, "first").id("first")
        Row(TextCell.self, "hidden").id("hidden").hidden { [screen] in screen.isHidden }
      }
    }
    for isAnimated in [true, false] {
      screen.isHidden.toggle()
      if isAnimated {
        list.updateVisibility()
      } else {
        list.updateVisibility(animated: false)
      }
    }
    #expect(host.animations.suffix(2) == [true, false])
  }

  @Test func `when prepared changes are applied`() {
    list.apply(animated: false) {
      ListSection(id: 0) {
        Row(TextCell.self, "first").id("first").hidden { [screen] in !screen.isHidden }
        Row(TextCell.self, "other").id("other")
      }
    }
    list.apply(list.prepareChanges { screen.isHidden.toggle() })
    list.apply(list.prepareChanges { screen.isHidden.toggle() }, animated: false)
    #expect(host.animations.suffix(2) == [true, false])
  }

  @Test func `when content is compared in the background or awaited`() async {
    await list.apply(inBackground: sections("a"))
    await list.apply(inBackground: sections("b"), animated: false)
    await list.applyAndWait { sections("c")[0] }
    await list.applyAndWait(animated: false) { sections("d")[0] }
    #expect(host.animations == [true, false, true, false])
  }

  @Test func `when content is applied in the next turn`() async {
    for isAnimated in [true, false] {
      screen.text = "\(isAnimated)"
      await withCheckedContinuation { continuation in
        let built: @MainActor (Screen) -> [ListSection<HeadlessCell>] = { screen in
          Task { continuation.resume() }
          return [ListSection(id: 0) { Row(TextCell.self, screen.text).id(screen.text) }]
        }
        if isAnimated {
          list.applyInNextTurn(weak: screen) { screen in for section in built(screen) { section } }
        } else {
          list.applyInNextTurn(weak: screen, animated: false) { screen in
            for section in built(screen) { section }
          }
        }
      }
    }
    #expect(host.animations == [true, false])
  }

  @Test func `when rows are expanded, collapsed or revealed`() {
    showOutline()
    let before = host.animations.count
    list.expand("parent")
    list.collapse("parent")
    list.expand("parent", animated: false)
    list.collapse("parent", animated: false)
    list.expandAll()
    list.collapseAll()
    list.expandAll(animated: false)
    list.collapseAll(animated: false)
    list.reveal("child")
    list.collapseAll(animated: false)
    list.reveal("child", animated: false)
    list.engine.toggleRow(at: RowPath(section: 0, row: 0))
    #expect(
      host.animations.dropFirst(before) == [
        true, true, false, false, true, true, false, false, true, false, false, true,
      ])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test(arguments: [true, false])
  func `when an observable value changes`(hasOwner: Bool) async {
    let model = Model()
    for isAnimated in [true, false] {
      switch (hasOwner, isAnimated) {
      case (true, true): list.follow(weak: model) { $0.section }
      case (true, false): list.follow(weak: model, animated: false) { $0.section }
      case (false, true): list.follow { model.section }
      case (false, false): list.follow(animated: false) { model.section }
      }
      let before = host.animations.count
      model.text += "!"
      await list.followedChanges()
      #expect(host.animations.dropFirst(before) == [isAnimated])
    }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `when a sequence has another value`() async {
    for isAnimated in [true, false] {
      let before = host.animations.count
      await withCheckedContinuation { continuation in
        let values = AsyncStream { values in
          for text in ["a", "b"] { values.yield(text) }
          values.finish()
        }
        if isAnimated {
          list.follow(values, onEnd: { _ in continuation.resume() }) { text in
            ListSection(id: 0) { Row(TextCell.self, text).id("\(isAnimated) \(text)") }
          }
        } else {
          list.follow(
            values, weak: screen, animated: false, onEnd: { _ in continuation.resume() }
          ) { _, text in
            ListSection(id: 0) { Row(TextCell.self, text).id("\(isAnimated) \(text)") }
          }
        }
      }
      #expect(host.animations.dropFirst(before).contains(isAnimated))
      #expect(!host.animations.dropFirst(before).contains(!isAnimated))
    }
  }
}
