import TypedCellsUIKit

/// A few characters on a plain background, in place of a photograph.
final class Portrait: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    textAlignment = .center
    font = .preferredFont(forTextStyle: .headline)
    backgroundColor = UIColor.systemGray.withAlphaComponent(0.2)
  }

  required init?(coder: NSCoder) { nil }
}

extension UIView {
  /// Fills a cell with a portrait and lines of text beside it.
  func fill(with portrait: Portrait, beside labels: [UILabel?]) {
    let lines = UIStackView(arrangedSubviews: labels.compactMap(\.self))
    lines.axis = .vertical
    portrait.widthAnchor.constraint(equalToConstant: 56).isActive = true
    let row = UIStackView(arrangedSubviews: [portrait, lines])
    row.spacing = 12
    fill(with: row)
  }

  /// Fills a cell with a view.
  func fill(with view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      view.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }
}
