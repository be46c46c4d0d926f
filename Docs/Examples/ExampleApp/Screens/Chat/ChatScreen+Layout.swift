import TypedCellsUIKit

extension ChatScreen {
  /// Places the list above the input bar, which moves with the keyboard.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    tableView.separatorStyle = .none
    tableView.keyboardDismissMode = .interactive
    for subview in [tableView, inputBar, newMessages] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
      inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inputBar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      newMessages.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      newMessages.bottomAnchor.constraint(equalTo: inputBar.topAnchor, constant: -8),
    ])
  }
}
