import Foundation
import HeadlessList
import Observation
import Testing
import TypedCells
import TypedCellsTesting

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@Observable
private final class Model {
  var names = ["a", "b"]

  /// Properties that the content reads, but that aren't observed.
  @ObservationIgnored var suffix = ""
  @ObservationIgnored var guests: [String] = []
}

private final class NameCell: HeadlessCell, Updatable {
  func update(viewData name: String) { lines = [name] }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor
private func makeList(of model: Model) -> ListDriver<HeadlessList> {
  let list = ListDriver(host: HeadlessList(height: 200))
  list.follow {
    ListSection(id: 0) {
      for name in model.names + model.guests { Row(NameCell.self, name + model.suffix).id(name) }
    }
  }
  return list
}

@MainActor
struct `The assertion on lists that follow their model` {
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `passes when everything is observable`() async {
    let model = Model()
    let list = makeList(of: model)
    await assertFollows(list) { model.names.append("c") }
    #expect(list.rowCount(in: 0) == 3)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `passes when the change removes every row`() async {
    let model = Model()
    let list = makeList(of: model)
    await assertFollows(list) { model.names = [] }
    #expect(list.rowCount(in: 0) == 0)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `names the first row that shows an old value`() async {
    let model = Model()
    let list = makeList(of: model)
    await expectFailure(
      containing: "row 0.0 differs at lines[0]: \"a\", when its content is built again: \"a!\""
    ) {
      await assertFollows(list) { model.suffix = "!" }
    }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `names the numbers of rows if some are missing`() async {
    let model = Model()
    let list = makeList(of: model)
    await expectFailure(
      containing: "after the change it has [2] rows in its sections, and [3] when its content"
    ) {
      await assertFollows(list) { model.guests = ["c"] }
    }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func `fails when the list follows nothing, or stopped`() async {
    let model = Model()
    let list = makeList(of: model)
    await expectFailure(containing: "it stopped following its model") {
      await assertFollows(list) { list.apply {} }
    }
    await expectFailure(containing: "it follows nothing") {
      await assertFollows(list) { model.names = [] }
    }
  }

  private func expectFailure(
    containing text: String, _ body: @MainActor () async -> Void,
    location: SourceLocation = #_sourceLocation
  ) async {
    await withKnownIssue(sourceLocation: location) {
      await body()
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("list.followsItsModel") && $0.rawValue.contains(text)
      }
    }
  }
}
