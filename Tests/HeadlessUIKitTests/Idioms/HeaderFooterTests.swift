import Foundation
import HeadlessUIKit
import Testing

private final class TitleHeader: UITableViewHeaderFooterView {
  static let identifier = "TitleHeader"
  private(set) var preparations = 0

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    backgroundConfiguration = .clear()
    configurationUpdateHandler = { view, state in
      view.accessibilityTraits = state.isPinned ? [.header, .selected] : .header
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(title: String) {
    var content = defaultContentConfiguration()
    content.text = title
    contentConfiguration = content
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}

private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { 20 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "cell")
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(
      withIdentifier: TitleHeader.identifier)
    (header as? TitleHeader)?.configure(title: "Section \(section)")
    return header
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    .leastNonzeroMagnitude
  }
}

@MainActor
struct HeaderFooterTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 520))
  private let table = UITableView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 520), style: .grouped)
  private let sections = Sections()

  init() {
    window.addSubview(table)
    table.register(TitleHeader.self, forHeaderFooterViewReuseIdentifier: TitleHeader.identifier)
    table.dataSource = sections
    table.delegate = sections
    table.layoutIfNeeded()
  }

  private func title(_ section: Int) -> String? {
    let header = table.headerView(forSection: section)
    return (header?.contentConfiguration as? UIListContentConfiguration)?.text
  }

  @Test func `headers have the heights that the delegate returns`() {
    #expect(title(0) == "Section 0" && title(1) == "Section 1" && title(2) == nil)
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 260, width: 320, height: 40))
    #expect(table.headerView(forSection: 0)?.accessibilityTraits == .header)
  }

  @Test func `a new handler of a header's state is called at the next layout`() throws {
    let header = try #require(table.headerView(forSection: 0))
    var calls = 0
    header.configurationUpdateHandler = { _, _ in calls += 1 }
    #expect(calls == 0)
    header.layoutIfNeeded()
    header.layoutIfNeeded()
    #expect(calls == 1)
  }

  @Test func `headers off screen are prepared and reused for other sections`() throws {
    table.user.scroll(by: 2_600)
    let header = try #require(table.headerView(forSection: 10) as? TitleHeader)
    #expect(title(10) == "Section 10")
    #expect(header.preparations == 1)
  }

  @Test func `cells that the data source creates without registration are reused`() {
    let first = Set(table.visibleCells.map(ObjectIdentifier.init))
    table.user.scroll(by: 1_300)
    #expect(Set(table.visibleCells.map(ObjectIdentifier.init)) == first)
  }
}
