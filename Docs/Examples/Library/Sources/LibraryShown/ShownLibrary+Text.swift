import HeadlessUIKit
import LibraryScreen

extension ShownLibrary {
  /// What the user sees, as text.
  public var text: String {
    window.layoutIfNeeded()
    let body = problem.isEmpty ? rows : problem.map { "  " + $0 }
    let alert = alert.map { ["", "! \($0.title ?? "") \($0.message ?? "")"] } ?? []
    return ([bar, searchField] + body + alert).joined(separator: "\n")
  }

  private var bar: String {
    let item = screen.navigationItem
    let buttons = (item.rightBarButtonItems ?? []).reversed().map(title)
    return title(screen.groupingButton) + "  \(screen.title ?? "")  "
      + buttons.joined(separator: " ")
  }

  private func title(_ button: UIBarButtonItem) -> String {
    button.isEnabled ? "[\(button.title ?? "")]" : "(\(button.title ?? ""))"
  }

  private var searchField: String {
    let text = screen.navigationItem.searchController?.searchBar.text ?? ""
    return "⌕ " + (text.isEmpty ? "Search" : text)
  }

  private var rows: [String] {
    let headers = (0..<table.numberOfSections).compactMap { table.headerView(forSection: $0) }
    // The header at the top covers rows that scroll below it.
    let top =
      headers.map(\.frame).filter { $0.minY <= table.contentOffset.y }.map(\.maxY).max() ?? 0
    let rows = shownRows.map(\.cell).filter { $0.frame.midY > top }
    let headerLines = headers.map { (y: $0.frame.minY, text: header($0)) }
    let rowLines = rows.map { (y: $0.frame.minY, text: row($0)) }
    let lines = (headerLines + rowLines).sorted { $0.y < $1.y }.map(\.text)
    return lines.isEmpty ? (table.backgroundView?.texts ?? []).map { "  " + $0 } : lines
  }

  private func header(_ view: UIView) -> String { "── " + view.texts.joined(separator: " ") }

  private func row(_ cell: UITableViewCell) -> String {
    let content = cell.contentConfiguration as? UIListContentConfiguration
    let texts = [content?.text, content?.secondaryText].compactMap(\.self)
    return (content?.image == nil ? "   " : " ★ ") + texts.joined(separator: " · ")
  }
}

extension UIView {
  /// The texts in this view that aren't hidden.
  var texts: [String] {
    if isHidden { return [] }
    if let label = self as? UILabel { return [label.text].compactMap(\.self) }
    if let button = self as? UIButton { return ["[\(button.title(for: .normal) ?? "")]"] }
    if let content = (self as? any UIContentView)?.configuration as? UIListContentConfiguration {
      return [content.text, content.secondaryText].compactMap(\.self)
    }
    return subviews.flatMap(\.texts)
  }
}
