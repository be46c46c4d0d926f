public import LibraryStore
public import TypedCells
public import TypedCellsUIKit

public final class BookCell: UITableViewCell, Updatable {
  public static let height: CGFloat = 56

  public func update(viewData book: Book) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = book.title
    content.secondaryText = "\(book.author), \(book.year)"
    content.image = book.isFavorite ? UIImage(systemName: "star.fill") : nil
    contentConfiguration = content
  }
}
