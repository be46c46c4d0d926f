import HeadlessUIKit
import Testing

@MainActor
@Suite struct `The natural sizes of controls` {
  @Test func `are those of UIKit where they're fixed`() {
    #expect(UISwitch().frame.size == CGSize(width: 51, height: 31))
    #expect(UISwitch(frame: CGRect(x: 5, y: 6, width: 7, height: 8)).frame.origin.x == 5)
    #expect(UIStepper().frame.size == CGSize(width: 94, height: 32))
    #expect(UIDatePicker().intrinsicContentSize.height == 35)
    let wheels = UIDatePicker()
    wheels.preferredDatePickerStyle = .wheels
    #expect(wheels.intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(UISlider().intrinsicContentSize.height == 34)
    #expect(UISlider().intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func `are used by sizeToFit`() {
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    button.sizeToFit()
    #expect(button.frame.width > 20 && button.frame.height > 20)
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 10))
    slider.sizeToFit()
    #expect(slider.frame.size == CGSize(width: 200, height: 34))
  }

  @Test func `depend on the image`() {
    let view = UIImageView()
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    view.image = UIImage(systemName: "star")
    #expect(view.intrinsicContentSize.width > 0)
  }

  @Test func `leave a cell with an empty image view the size that it's asked for, new or used`() {
    func makeCell() -> UICollectionViewCell {
      let (cell, view) = (UICollectionViewCell(frame: .zero), UIImageView())
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      ])
      return cell
    }
    let (new, used) = (makeCell(), makeCell())
    used.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    used.layoutIfNeeded()
    for cell in [new, used] {
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: 320, height: 44), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == CGSize(width: 320, height: 44))
    }
  }

  @Test func `of a text view that doesn't scroll grow with the text`() {
    let view = UITextView()
    view.text = "A text that is long enough for several lines"
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    let line = view.intrinsicContentSize.height
    #expect(line > 30)
    let narrow = view.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(narrow.width <= 100 && narrow.height > 2 * line - 20)
    view.text = ""
    #expect(view.intrinsicContentSize.height == line)
  }

  @Test func `make a row with a text view grow while the user types`() throws {
    final class NoteCell: UITableViewCell {
      let text = UITextView()

      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        text.isScrollEnabled = false
        text.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(text)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
          text.topAnchor.constraint(equalTo: margins.topAnchor),
          text.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
          text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
      }

      required init?(coder: NSCoder) { nil }
    }
    final class Notes: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }
    }
    let (screen, notes) = (TableScreen([], cell: NoteCell.self), Notes())
    screen.table.dataSource = notes
    screen.table.layoutIfNeeded()
    let cell = try #require(screen.table.cellForRow(at: path(0, 0)) as? NoteCell)
    let height = cell.frame.height
    #expect(height == cell.text.sizeThatFits(CGSize(width: 288, height: 0)).height + 22)
    cell.text.user.tap()
    cell.text.user.type("A text that is long enough for several lines, at least for two of them")
    screen.table.layoutIfNeeded()
    #expect(cell.frame.height > height + 15)
    #expect(cell.text.user.clear())
    screen.table.layoutIfNeeded()
    #expect(cell.frame.height == height)
    #expect(!cell.text.user.clear())
  }
}

@MainActor
@Suite struct `The accessory view of a cell` {
  private let screen = TableScreen([numbers(0..<2)])
  private let toggle = UISwitch()

  private func cell() throws -> UITableViewCell {
    let cell = try #require(screen.table.cellForRow(at: path(0, 0)))
    cell.accessoryView = toggle
    cell.layoutIfNeeded()
    return cell
  }

  @Test func `is at the trailing edge, in its own size`() throws {
    let cell = try cell()
    #expect(toggle.superview === cell && toggle.window === screen.table.window)
    #expect(toggle.frame.size == CGSize(width: 51, height: 31))
    #expect(toggle.frame.maxX == cell.bounds.maxX - 16)
    #expect(toggle.frame.midY == cell.bounds.midY)
  }

  @Test func `can't be touched if the cell can't`() throws {
    let cell = try cell()
    #expect(toggle.user.tap())
    cell.isUserInteractionEnabled = false
    #expect(!toggle.user.tap())
  }

  @Test func `leaves the cell with another one, and while the cell is edited`() throws {
    let cell = try cell()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    cell.editingAccessoryView = other
    cell.setEditing(true, animated: false)
    #expect(toggle.superview == nil && other.superview === cell)
    cell.setEditing(false, animated: false)
    #expect(toggle.superview === cell && other.superview == nil)
    cell.accessoryView = other
    #expect(toggle.superview == nil && other.superview === cell)
    cell.accessoryView = nil
    #expect(other.superview == nil)
  }
}
