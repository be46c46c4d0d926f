import TypedCellsUIKit

extension UIView {
  /// Adds a view that fills this one up to its margins, and makes it as tall as the view needs.
  func addSubviewInsideMargins(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      view.topAnchor.constraint(equalTo: margins.topAnchor),
      view.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }
}
