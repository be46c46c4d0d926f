import Testing

@testable import TypedCellsTesting

@MainActor
struct `A look while content arrives` {
  /// The look of a cell with a photo, a text and a frame that depends on both.
  private func look(_ photo: String?, _ text: String?, width: Double = 0) -> CellObservation {
    var root = ObservedNode(kind: "Cell")
    root.add("frame", .numbers(0, 0, width, 0))
    if let photo {
      var view = ObservedNode(kind: "Image")
      view.add("image", .detail(photo))
      root.children.append(view)
    }
    if let text {
      var view = ObservedNode(kind: "Label")
      view.add("text", .text(text))
      root.children.append(view)
    }
    return CellObservation(root)
  }

  private var fresh: [CellObservation] {
    [look(nil, nil), look(nil, "3", width: 1), look("ada", "3", width: 2)]
  }

  @Test func `is possible if a fresh cell had it`() {
    for look in fresh { #expect(look.isPossible(amongst: fresh)) }
  }

  @Test func `is possible if each part was in a fresh cell, whatever its size is`() {
    #expect(look("ada", nil, width: 7).isPossible(amongst: fresh))
  }

  @Test func `is not possible with a part of another row`() {
    #expect(!look("grace", "3", width: 2).isPossible(amongst: fresh))
    #expect(!look(nil, "5").isPossible(amongst: fresh))
  }

  @Test func `is not possible without a part that fresh cells always have`() {
    let fresh = [look("placeholder", nil), look("ada", nil)]
    #expect(!look(nil, nil).isPossible(amongst: fresh))
    #expect(!look(nil, nil).isPossible(amongst: []))
  }
}
