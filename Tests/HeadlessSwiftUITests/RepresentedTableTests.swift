import HeadlessSwiftUI
import Testing

/// A table whose rows show views with the environment of the representable.
private struct HostedList: UIViewRepresentable {
  final class Coordinator: NSObject, UITableViewDataSource {
    var names: [String] = []
    var environment = EnvironmentValues()

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
      let name = names[path.row]
      cell.contentConfiguration = UIHostingConfiguration {
        Counter(name: name).id(name).environment(\.self, environment)
      }
      return cell
    }
  }

  let names: [String]

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UITableView {
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = context.coordinator
    return table
  }

  func updateUIView(_ uiView: UITableView, context: Context) {
    (context.coordinator.names, context.coordinator.environment) = (names, context.environment)
    uiView.reloadData()
  }
}

private struct ListScreen: View {
  @State var names = ["a", "b"]
  @State var isOff = false

  var body: some View {
    HostedList(names: names).disabled(isOff)
    Button("others") { names = ["c", "d"] }
    Button("disable") { isOff = true }
  }
}

@MainActor
struct RepresentedTableTests {
  private let screen = Screen { ListScreen() }
  private var table: UITableView { screen.controller.view.views(UITableView.self)[0] }

  private var rows: [String] { table.visibleCells.flatMap(\.shownTexts) }

  @Test func `the rows of a represented table are hosted views, laid out with the screen`() {
    screen.window.layoutIfNeeded()
    #expect(rows == ["a 0", "b 0"])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44])
    screen.tap("a 0")
    #expect(rows == ["a 1", "b 0"])
  }

  @Test func `reused cells show rows with other ids with their initial state`() {
    screen.window.layoutIfNeeded()
    screen.tap("b 0")
    let cells = Set(table.visibleCells)
    screen.tap("others")
    screen.window.layoutIfNeeded()
    #expect(rows == ["c 0", "d 0"] && Set(table.visibleCells) == cells)
  }

  @Test func `rows get the environment that the representable passes to them`() {
    screen.window.layoutIfNeeded()
    screen.tap("disable")
    screen.window.layoutIfNeeded()
    #expect(table.visibleCells.flatMap(\.buttons).allSatisfy { !$0.isEnabled })
    #expect(!table.visibleCells.isEmpty)
  }

  @Test func `the table and its cells are released with the screen`() async {
    weak var table: UITableView?
    weak var cell: UITableViewCell?
    do {
      let screen = Screen { HostedList(names: ["a"]) }
      screen.window.layoutIfNeeded()
      table = screen.controller.view.views(UITableView.self).first
      cell = table?.visibleCells.first
      #expect(cell?.shownTexts == ["a 0"])
      screen.window.rootViewController = nil
    }
    await UIKitLoop.settle()
    #expect(table == nil && cell == nil)
  }

  @Test func `a row that grows doesn't ask for the heights of the others`() {
    final class Heights: NSObject, UITableViewDelegate {
      var count = 0

      func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
      ) -> CGFloat {
        count += 1
        return 44
      }
    }
    let heights = Heights()
    table.delegate = heights
    screen.window.layoutIfNeeded()
    let before = heights.count
    screen.tap("a 0")
    #expect(rows[0] == "a 1" && heights.count == before)
  }
}
