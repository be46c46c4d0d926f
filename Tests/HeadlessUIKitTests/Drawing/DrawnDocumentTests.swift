import HeadlessUIKit
import Testing

@MainActor
struct `A picture` {
  @Test func `is a document with a size, a role, a title and the texts as its description`() {
    let view = UIView.containing(
      label("Tea & <Cake>"), at: CGRect(x: 0, y: 0, width: 180, height: 20))
    view.accessibilityLabel = "The \"menu\""
    let document = view.svg()
    #expect(document.hasPrefix("<svg font-family="))
    #expect(document.contains("height=\"100\" role=\"img\" viewBox=\"0 0 200 100\" width=\"200\""))
    #expect(document.contains("<title>The &quot;menu&quot;</title>"))
    #expect(document.contains("<desc>Tea &amp; &lt;Cake&gt;</desc>"))
  }

  @Test func `is named after the screen in the window`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let screen = UIViewController()
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    #expect(window.svg().contains("<title>UIViewController</title>"))
    screen.title = "Prices"
    #expect(window.svg().contains("<title>Prices</title>"))
  }

  @Test func `of the same views is always the same`() {
    func document() -> String {
      let screen = TableScreen([["a", "b"], ["c"]])
      screen.table.selectRow(
        at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      return screen.window.svg()
    }
    #expect(document() == document())
  }

  @Test func `rounds numbers to two decimal places`() {
    let view = UIView()
    view.backgroundColor = .red
    let rect = DrawnPicture(
      .containing(view, at: CGRect(x: 10.0 / 3, y: -0.126, width: 7, height: 2.5))
    ).all("rect")[0]
    #expect(rect["x"] == "3.33")
    #expect(rect["y"] == "-0.13")
    #expect(rect["width"] == "7")
    #expect(rect["height"] == "2.5")
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }
}
