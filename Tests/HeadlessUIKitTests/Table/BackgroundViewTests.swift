import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `The background view of a list` {
  private let background = UIView()

  @Test func `is behind the rows, and stays while they scroll`() {
    let screen = TableScreen([numbers(0..<30)])
    screen.table.backgroundView = background
    screen.table.refreshControl = UIRefreshControl()
    screen.table.layoutIfNeeded()
    #expect(screen.table.subviews.first === background && background.window === screen.window)
    #expect(background.frame == screen.table.bounds)
    screen.table.user.scroll(by: 100)
    screen.table.layoutIfNeeded()
    #expect(background.frame == CGRect(x: 0, y: 100, width: 320, height: 440))
    #expect(screen.table.subviews.first === background)
    #expect(background.convert(CGPoint.zero, to: nil) == .zero)
  }

  @Test func `is behind the items, and stays while they scroll`() {
    let screen = CollectionScreen([numbers(0..<60)])
    screen.collection.backgroundView = background
    screen.collection.user.scroll(by: 100)
    screen.collection.layoutIfNeeded()
    #expect(screen.collection.subviews.first === background)
    #expect(background.frame == CGRect(x: 0, y: 100, width: 240, height: 480))
  }

  @Test func `can be replaced, and moved to another list`() {
    let (screen, other) = (TableScreen([["a"]]), TableScreen([["b"]]))
    screen.table.backgroundView = background
    let new = UIView()
    screen.table.backgroundView = new
    #expect(background.superview == nil && new.superview === screen.table)
    other.table.backgroundView = new
    screen.table.backgroundView = nil
    #expect(new.superview === other.table)
  }

  @Test func `has controls that the user can touch, and only in a window`() {
    let screen = TableScreen([])
    let field = UITextField()
    background.addSubview(field)
    screen.table.backgroundView = background
    #expect(field.user.tap() && field.user.type("tea"))
    screen.table.isUserInteractionEnabled = false
    #expect(!field.user.tap())
    screen.table.backgroundView = nil
    #expect(!field.isFirstResponder)
  }

  @Test func `is drawn once`() {
    let screen = TableScreen([["a"]])
    background.backgroundColor = .systemTeal
    screen.table.backgroundView = background
    screen.table.layoutIfNeeded()
    #expect(occurrences(of: .systemTeal, in: screen.window) == 1)
    let grid = CollectionScreen([["a"]])
    grid.collection.backgroundView = background
    grid.collection.layoutIfNeeded()
    #expect(occurrences(of: .systemTeal, in: grid.window) == 1)
  }
}

/// Returns how often a picture of a view contains a color.
@MainActor
private func occurrences(of color: UIColor, in view: UIView) -> Int {
  let reference = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
  reference.backgroundColor = color
  guard let value = reference.svg().components(separatedBy: "fill=\"").dropFirst().first?.prefix(7)
  else { return 0 }
  return view.svg().components(separatedBy: value).count - 1
}

@MainActor
struct `The background views of a cell` {
  private let usual = UIView()
  private let selected = UIView()

  @Test func `of a table are behind its content, one of them while it's selected`() throws {
    let screen = TableScreen([["a"]])
    let cell = try #require(screen.table.cellForRow(at: path(0, 0)))
    cell.backgroundView = usual
    cell.selectedBackgroundView = selected
    cell.layoutIfNeeded()
    #expect(cell.subviews == [usual, cell.contentView] && usual.frame == cell.bounds)
    cell.isHighlighted = true
    #expect(cell.subviews == [usual, selected, cell.contentView] && selected.frame == cell.bounds)
    cell.isSelected = true
    cell.isHighlighted = false
    #expect(selected.superview === cell)
    cell.selectionStyle = .none
    #expect(cell.subviews == [usual, cell.contentView])
    cell.selectionStyle = .default
    cell.backgroundView = nil
    #expect(cell.subviews == [selected, cell.contentView])
    cell.isSelected = false
    #expect(cell.subviews == [cell.contentView])
  }

  @Test func `of a collection view are behind its content, one of them while it's selected`()
    throws
  {
    let screen = CollectionScreen([["a"]])
    let cell = try #require(screen.collection.cellForItem(at: path(0, 0)))
    cell.backgroundView = usual
    cell.selectedBackgroundView = selected
    #expect(cell.subviews == [usual, cell.contentView])
    #expect(screen.collection.user.tapItem(at: path(0, 0)))
    #expect(cell.subviews == [usual, selected, cell.contentView])
    let other = UIView()
    cell.selectedBackgroundView = other
    #expect(cell.subviews == [usual, other, cell.contentView] && selected.superview == nil)
    cell.prepareForReuse()
    #expect(cell.subviews == [usual, cell.contentView])
    cell.isHighlighted = true
    #expect(cell.subviews == [usual, other, cell.contentView])
  }

  @Test func `of a header is behind its content`() {
    let header = UITableViewHeaderFooterView(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    header.frame.size = CGSize(width: 320, height: 28)
    header.backgroundView = usual
    header.layoutIfNeeded()
    #expect(header.subviews == [usual, header.contentView] && usual.frame == header.bounds)
  }

  @Test func `are drawn once`() throws {
    let screen = TableScreen([["a"]])
    let cell = try #require(screen.table.cellForRow(at: path(0, 0)))
    usual.backgroundColor = .systemTeal
    selected.backgroundColor = .systemIndigo
    cell.backgroundView = usual
    cell.selectedBackgroundView = selected
    #expect(occurrences(of: .systemTeal, in: screen.window) == 1)
    cell.isHighlighted = true
    #expect(occurrences(of: .systemIndigo, in: screen.window) == 1)
    let grid = CollectionScreen([["a"]])
    let item = try #require(grid.collection.cellForItem(at: path(0, 0)))
    item.selectedBackgroundView = selected
    item.isSelected = true
    #expect(occurrences(of: .systemIndigo, in: grid.window) == 1)
  }
}
