import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

/// A cell as high as its text needs.
private final class NoteCell: UITableViewCell, SampledCell {
  static var samples: [String] { ["short", String(repeating: "a long note ", count: 20)] }

  let note = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    note.numberOfLines = 0
    note.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(note)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: contentView.topAnchor),
      note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func update(viewData text: String) { note.text = text }
}

private final class LetterCell: UICollectionViewCell, SampledCell {
  static var samples: [String] { ["a", "b", "c"] }

  private lazy var label = UILabel(frame: contentView.bounds)

  func update(viewData text: String) {
    contentView.addSubview(label)
    label.text = text
  }
}

private final class FixedCell: UITableViewCell, ReusableCell, Updatable {
  static var rowHeight: RowHeight { .fixed(70) }

  func update(viewData text: String) { textLabel?.text = text }
}

@MainActor
struct `A cell in a SwiftUI screen` {
  private struct Screen: View {
    var note = "short"

    var body: some View {
      VStack {
        CellView(NoteCell.self, note)
        CellView(FixedCell.self, note)
        CellView(LetterCell.self, note)
      }
    }
  }

  @Test func `is made once, updated with each evaluation, and as high as it needs`() throws {
    let screen = HostedScreen(Screen())
    let view: UIView = screen.controller.view
    let cell = try #require(view.first(NoteCell.self))
    let height = cell.frame.height
    #expect(cell.frame.width == 320)
    #expect(height > 0)
    #expect(view.first(FixedCell.self)?.frame.height == 70)
    screen.evaluate(Screen(note: NoteCell.samples[1]))
    #expect(view.first(NoteCell.self) === cell)
    #expect(cell.note.text == NoteCell.samples[1])
    #expect(cell.frame.height > height * 2)
    #expect(view.first(LetterCell.self)?.shownTexts == [NoteCell.samples[1]])
  }

  @Test func `has samples that a preview shows`() throws {
    let table = HostedScreen(TypedList(samplesOf: NoteCell.self)).table
    #expect(table?.visibleCells.compactMap { ($0 as? NoteCell)?.note.text } == NoteCell.samples)
    let grid = HostedScreen(TypedList(samplesOf: LetterCell.self, layout: .grid(columns: 2)))
    #expect(grid.collection?.shownTexts.sorted() == LetterCell.samples)
  }
}
