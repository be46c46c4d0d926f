import Foundation
import HeadlessUIKit
import Testing

/// A cell that is laid out in code, with a button that calls a closure.
private final class ContactCell: UITableViewCell {
  static let reuseIdentifier = String(describing: ContactCell.self)

  var onCall: (() -> Void)?

  private(set) lazy var nameLabel: UILabel = {
    let label = UILabel()
    label.font = UIFontMetrics(forTextStyle: .headline).scaledFont(
      for: .systemFont(ofSize: 17, weight: .semibold))
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.setContentCompressionResistancePriority(.required, for: .vertical)
    return label
  }()

  let avatarView = UIImageView(image: UIImage(systemName: "person.crop.circle"))
  let callButton = UIButton(type: .system)
  let stack = UIStackView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUpViews()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func setUpViews() {
    selectionStyle = .none
    avatarView.contentMode = .scaleAspectFill
    avatarView.tintColor = .secondaryLabel
    avatarView.layer.cornerRadius = 20
    avatarView.layer.cornerCurve = .continuous
    avatarView.layer.borderColor = UIColor.separator.cgColor
    avatarView.layer.borderWidth = 1 / traitCollection.displayScale
    avatarView.clipsToBounds = true

    callButton.setTitle("Call", for: .normal)
    callButton.setTitleColor(.tertiaryLabel, for: .disabled)
    callButton.addAction(UIAction { [weak self] _ in self?.onCall?() }, for: .touchUpInside)

    stack.axis = .horizontal
    stack.alignment = .center
    stack.distribution = .fill
    stack.spacing = 12
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 16, bottom: 8, trailing: 16)
    for view in [avatarView, nameLabel, callButton] { stack.addArrangedSubview(view) }
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: nameLabel)
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)

    let height = contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 60)
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -8),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      avatarView.widthAnchor.constraint(equalTo: avatarView.heightAnchor, multiplier: 1),
      avatarView.widthAnchor.constraint(equalToConstant: 40),
      height,
    ])
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    nameLabel.text = nil
    callButton.isEnabled = true
    onCall = nil
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: 60)
  }
}

private final class Contacts: NSObject, UITableViewDataSource {
  var names = numbers(0..<40)
  private(set) var called: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(
        withIdentifier: ContactCell.reuseIdentifier, for: indexPath) as? ContactCell
    else { return UITableViewCell() }
    let name = names[indexPath.row]
    cell.nameLabel.text = name
    cell.onCall = { [unowned self] in called.append(name) }
    return cell
  }
}

@MainActor
struct ProgrammaticCellTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let contacts = Contacts()

  init() {
    window.addSubview(table)
    table.register(ContactCell.self, forCellReuseIdentifier: ContactCell.reuseIdentifier)
    table.dataSource = contacts
    table.layoutIfNeeded()
  }

  @Test func `cells of your own class have the height that they request`() {
    #expect(table.visibleCells.count == 8)
    #expect(table.rectForRow(at: path(0, 3)).minY == 180)
  }

  @Test func `a button in a reused cell acts on the row that the cell shows now`() throws {
    table.user.scroll(by: 1_200)
    let cell = try #require(table.visibleCells.first as? ContactCell)
    #expect(cell.callButton.user.tap())
    let name = try #require(cell.nameLabel.text)
    #expect(contacts.called == [name])
    #expect(Int(name) ?? 0 > 8)
  }

  @Test func `constraints are kept by the nearest view that has both items`() throws {
    let cell = try #require(table.visibleCells.first as? ContactCell)
    #expect(cell.contentView.constraints.count == 5)
    #expect(cell.avatarView.constraints.count == 2)
    let top = try #require(cell.contentView.constraints.first)
    #expect(top.firstItem === cell.stack && top.firstAttribute == .top && top.relation == .equal)
    #expect(top.secondItem === cell.contentView && top.isActive)
    top.isActive = false
    #expect(cell.contentView.constraints.count == 4)
  }

  @Test func `a removed view loses its constraints to outside views`() throws {
    let cell = try #require(table.visibleCells.first as? ContactCell)
    cell.stack.removeFromSuperview()
    #expect(cell.contentView.constraints.map(\.firstAttribute) == [.height])
    #expect(cell.avatarView.constraints.count == 2)
  }

  @Test func `a constraint between views without a common ancestor is an exception`() {
    let (one, other) = (UIView(), UIView())
    let exceptions = UIKitException.recording {
      one.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
    }
    #expect(exceptions.map(\.name) == ["NSGenericException"])
    #expect(
      exceptions.first?.reason.hasSuffix(
        "because they have no common ancestor.  Does the constraint or its anchors reference items "
          + "in different view hierarchies?  That's illegal.") == true)
  }

  @Test func `a view removed from a stack is no longer arranged`() {
    let (first, second) = (UILabel(), UILabel())
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.insertArrangedSubview(UIView(), at: 1)
    second.removeFromSuperview()
    stack.removeArrangedSubview(first)
    #expect(stack.arrangedSubviews.count == 1)
    #expect(stack.subviews.count == 2)
  }

  @Test func `subviews are notified when they are added, removed and moved`() {
    final class Listener: UIView {
      var calls: [String] = []
      override func willMove(toWindow newWindow: UIWindow?) {
        calls.append(newWindow == nil ? "will leave" : "will enter")
      }
      override func didMoveToWindow() { calls.append(window == nil ? "left" : "entered") }
    }
    let (back, listener) = (UIView(), Listener())
    window.addSubview(listener)
    window.insertSubview(back, belowSubview: listener)
    window.sendSubviewToBack(listener)
    #expect(window.subviews.first === listener)
    window.bringSubviewToFront(listener)
    #expect(window.subviews.last === listener)
    listener.removeFromSuperview()
    #expect(listener.calls == ["will enter", "entered", "will leave", "left"])
  }

  @Test func `points convert between views that scroll`() throws {
    table.user.scroll(by: 60)
    let cell = try #require(table.cellForRow(at: path(0, 1)))
    #expect(cell.convert(CGPoint(x: 5, y: 5), to: window) == CGPoint(x: 5, y: 5))
    #expect(window.convert(CGPoint.zero, to: table) == CGPoint(x: 0, y: 60))
  }
}
