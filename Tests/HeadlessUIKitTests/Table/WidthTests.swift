import HeadlessUIKit
import Testing

private final class WrappingCell: UITableViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: size.width > 400 ? 50 : 100)
  }
}

@MainActor
private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
  }
}

@MainActor
@Suite struct `Another width` {
  @Test func `has a table measure its cells again`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = UITableView(frame: window.bounds)
    let rows = Rows()
    table.register(WrappingCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    window.addSubview(table)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height).allSatisfy { $0 == 100 })
    table.frame.size.width = 480
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height).allSatisfy { $0 == 50 })
    #expect(table.visibleCells.count >= 9)
    table.frame.size = CGSize(width: 320, height: 400)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height).allSatisfy { $0 == 100 })
  }

  @Test func `of a window is that of its root view`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.frame.size = CGSize(width: 480, height: 320)
    window.layoutIfNeeded()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 480, height: 320))
  }
}
