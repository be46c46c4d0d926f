public import LibraryStore
public import TypedCells
public import TypedCellsUIKit

public final class BookCell: UITableViewCell, Updatable {
  public static let height: CGFloat = 56

  public func update(viewData book: Book) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = book.title
    let details = ["\(book.author), \(book.year)", book.note]
    content.secondaryText = details.compactMap(\.self).joined(separator: " · ")
    content.image = book.isFavorite ? UIImage(systemName: "star.fill") : nil
    contentConfiguration = content
  }
}
