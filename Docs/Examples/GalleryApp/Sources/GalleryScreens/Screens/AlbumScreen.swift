public import GalleryModels
import TypedCells
public import TypedCellsUIKit

/// An album: a carousel of highlights, a grid of all pictures, and a list.
///
/// A tap adds a picture to the highlights or removes it. A long press shows it larger, with a menu. The list has a row
/// that changes the size of the pictures, and the pictures with comments: a tap shows the comments in a popover, and a
/// swipe deletes the picture if the user confirms it.
public final class AlbumScreen: UIViewController, MessageSending {
  public var onMessage: (@MainActor (String) -> Void)?

  private var page: AlbumPage
  private(set) lazy var list = CollectionList(in: view, layout: .list(.insetGrouped))

  /// Creates the screen.
  ///
  /// - Parameter page: the pictures to show.
  public init(_ page: AlbumPage) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    showChange()
  }

  private func showChange() {
    list.apply {
      if !page.highlights.isEmpty {
        ListSection(id: "highlights", header: "Highlights") {
          page.highlights.map { tile(of: $0) }
        }
        .layout(
          .carousel(
            itemWidth: .fraction(0.42), itemHeight: .aspectRatio(1.5), spacing: 12, insets: margins)
        )
        .background(Shelf.self, .secondarySystemBackground)
      }
      ListSection(id: "pictures", header: "All pictures") {
        for picture in page.pictures {
          tile(of: picture).supplementary("comments") { picture in
            picture.comments > 0 ? Row(CommentBadge.self, picture.comments) : nil
          }
        }
      }
      .layout(
        .grid(
          minimumWidth: page.isSmall ? 64 : 96, spacing: 8, itemHeight: .aspectRatio(1),
          insets: margins,
          badges: [SectionLayout.Badge("comments", width: 20, height: 20)]))
      ListSection(id: "more", header: "Size and comments") {
        line(page.isSmall ? "Larger pictures" : "Smaller pictures")
          .id("size")
          .on(.select, weak: self) { $0.changeSize() }
        for picture in page.pictures where picture.comments > 0 { comments(on: picture) }
      }
    }
  }

  private let margins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 16, trailing: 16)

  private func tile(of picture: AlbumPicture) -> Row<PictureTile, AlbumPicture> {
    Row(PictureTile.self, picture)
      .onSelect(weak: self) { screen, picture in
        screen.page.toggle(picture)
        screen.showChange()
        screen.onMessage?("\(screen.page.highlights.count) highlights")
      }
      .on(.contextMenu, weak: self) { screen, picture in
        [
          RowAction("Show comments") {
            guard let tile = screen.list.visibleCell(of: picture.id, as: PictureTile.self)
            else { return }
            screen.showComments(on: picture, pointingAt: tile)
          }
          .disabled(picture.comments == 0),
          RowAction("Delete", style: .destructive) { screen.remove(picture) },
        ]
      }
      .contextMenuPreview(weak: self) { _, picture in
        PictureController(picture)
      } onTap: { screen, picture in
        screen.navigationController?.pushViewController(PictureController(picture), animated: true)
      }
  }

  /// A row with the number of comments on a picture.
  private func comments(
    on picture: AlbumPicture
  ) -> Row<ContentListCell<AlbumPicture, UIListContentConfiguration>, AlbumPicture> {
    Row(picture) { picture in
      var content = UIListContentConfiguration.cell()
      content.text = "\(picture.name): \(picture.comments) comments"
      return content
    }
    .id("comments on \(picture.id)")
    .onSelectCell(weak: self) { screen, picture, cell, _ in
      screen.showComments(on: picture, pointingAt: cell)
    }
    // The row stays swiped open until the user has decided.
    .onDelete(weak: self) { screen, picture in
      if await screen.confirmsDeletion(of: picture.name) { screen.remove(picture) }
    }
  }

  private func showComments(on picture: AlbumPicture, pointingAt cell: UICollectionViewCell) {
    let comments = (1...picture.comments).map { "Visitor \($0): I like it." }
    present(
      CardController(comments.joined(separator: "\n"), pointingAt: cell), animated: true)
  }

  private func changeSize() {
    page.isSmall.toggle()
    showChange()
  }

  private func remove(_ picture: AlbumPicture) {
    page.remove(picture)
    showChange()
    onMessage?("deleted \(picture.name)")
  }

  /// A line of text in the list.
  private func line(
    _ text: String
  ) -> Row<ContentListCell<String, UIListContentConfiguration>, String> {
    Row(text) { text in
      var content = UIListContentConfiguration.cell()
      content.text = text
      return content
    }
  }
}
