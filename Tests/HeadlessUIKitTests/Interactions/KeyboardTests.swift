import Foundation
import HeadlessUIKit
import Testing

private final class FieldCell: UITableViewCell {
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }
}

private final class Form: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    20
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath) }
}

@MainActor
@Suite(.serialized)
struct `The keyboard` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let first = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
  private let second = UITextView(frame: CGRect(x: 0, y: 40, width: 320, height: 40))

  /// Notes the notifications, as long as it exists. A test makes it itself: before its body, other tests may run, whose
  /// keyboards post notifications.
  @MainActor
  private final class Events {
    var names: [String] = []
    var end: CGRect?
    private var tokens: [any NSObjectProtocol] = []

    init() {
      let names: [(Notification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "will show"),
        (UIResponder.keyboardDidShowNotification, "did show"),
        (UIResponder.keyboardWillHideNotification, "will hide"),
        (UIResponder.keyboardDidHideNotification, "did hide"),
      ]
      for (name, text) in names {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [weak self] note in
            let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            let frame = value?.cgRectValue
            MainActor.assumeIsolated {
              self?.names.append(text)
              self?.end = frame
            }
          })
      }
    }

    isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  init() {
    window.addSubview(first)
    window.addSubview(second)
  }

  @Test func `isn't there unless a test gives it a height`() {
    let events = Events()
    first.user.tap()
    #expect(events.names.isEmpty && window.keyboardFrame == nil)
  }

  @Test func `comes with the first text, stays with the next one, and goes with the last`() {
    let events = Events()
    window.keyboardHeight = 200
    first.user.tap()
    #expect(events.names == ["will show", "did show"])
    #expect(events.end == CGRect(x: 0, y: 280, width: 320, height: 200))
    second.user.tap()
    #expect(second.isFirstResponder && events.names.count == 2)
    window.endEditing(true)
    #expect(events.names.suffix(2) == ["will hide", "did hide"])
    #expect(events.end?.minY == 480 && window.keyboardFrame == nil)
  }

  @Test func `covers a guide, to which constraints can refer`() {
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.view.addSubview(bar)
    root.view.addSubview(first)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: root.view.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
    ])
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == 480)
    window.keyboardHeight = 200
    first.user.tap()
    #expect(bar.frame == CGRect(x: 0, y: 236, width: 320, height: 44))
    first.resignFirstResponder()
    #expect(bar.frame.maxY == 480)
  }

  @Test func `leaves the rows of a table view controller above it`() throws {
    let form = Form(style: .plain)
    window.rootViewController = form
    window.makeKeyAndVisible()
    window.keyboardHeight = 200
    let table = try #require(form.tableView)
    let row = path(0, 9)
    let cell = try #require(table.cellForRow(at: row) as? FieldCell)
    #expect(cell.field.user.tap())
    #expect(table.contentInset.bottom == 200)
    #expect(table.rectForRow(at: row).maxY - table.contentOffset.y == 280)
    table.endEditing(true)
    #expect(table.contentInset.bottom == 0)
  }
}
