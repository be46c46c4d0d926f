import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

private final class MemoCell: UICollectionViewCell, Updatable {
  static var living = 0
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData text: String) { label.text = text }
}

@MainActor
struct `A cell outside a list` {
  private struct Screen: View {
    var note: String
    var isShown = true

    var body: some View {
      VStack {
        if isShown { CellView(MemoCell.self, note) }
        Color.red
      }
    }
  }

  @Test func `shrinks, grows with the width, and is released`() async throws {
    let long = String(repeating: "a long note ", count: 20)
    let screen = HostedScreen(Screen(note: long))
    weak var cell: MemoCell?
    cell = screen.controller.view.first(MemoCell.self)
    let height = try #require(cell?.frame.height)
    screen.evaluate(Screen(note: "short"))
    #expect(try #require(cell?.frame.height) < height)
    screen.evaluate(Screen(note: long))
    #expect(cell?.frame.height == height)
    screen.window.frame.size.width = 200
    screen.controller.view.frame.size.width = 200
    await screen.settle()
    #expect(cell?.frame.width == 200)
    #expect(try #require(cell?.frame.height) > height)
    screen.evaluate(Screen(note: long, isShown: false))
    await screen.settle()
    #expect(cell == nil)
  }

  @Test func `in a row of a list has the height of the cell`() async throws {
    let long = String(repeating: "a long note ", count: 20)
    let model = ScreenModel(["short", long])
    let screen = HostedScreen(
      ModelScreen(model) { notes in
        TypedList(table: .plain) {
          ListSection(id: 0) {
            for (index, note) in notes.enumerated() {
              Row(swiftUI: note) { CellView(MemoCell.self, $0) }.id(index)
            }
          }
        }
      })
    await screen.settle()
    let table = try #require(screen.table)
    let heights = table.visibleCells.map(\.frame.height)
    #expect(heights[1] > heights[0] + 20)
    model.value = [long, "short"]
    await screen.settle()
    #expect(table.visibleCells.map(\.frame.height) == heights.reversed())
  }
}
